import { z } from 'zod';
import { ArtifactFileType, ExtractionFile } from '../ai/extraction.ts';
import { mentorRoles } from '../caller.ts';
import { defineRpc } from '../rpc.ts';
import { EditUploadContentBody, ExtractionSubject, UploadContent } from './artifacts.ts';
import { Id } from './id.ts';
import { AiRun, NamedUpload } from './runs.ts';

const OfSource = z.object({ id: Id });

/** The uploads of a roadmap with these names. Errors: NOT_FOUND, FORBIDDEN, VALIDATION at the name or type. */
export const SelectSources = defineRpc('roadmaps.select-sources', {
  roles: mentorRoles,
  input: z.object({ roadmapId: Id, artifacts: z.array(NamedUpload).max(50) }),
  output: z.object({ sourceIds: z.array(z.string()) }),
});

/**
 * Starts a run that extracts what a file shows. Idempotent. Errors: NOT_FOUND (also for files of others), VALIDATION
 * at fileType for a file of another kind, RUN_ACTIVE, TOO_MANY.
 */
export const StartExtraction = defineRpc('roadmaps.start-extraction', {
  input: z.object({ subject: ExtractionSubject, fileType: ArtifactFileType.optional() }),
  output: AiRun,
});
/** Only for the ai-worker. */
export const BeginExtraction = defineRpc('roadmaps.worker.begin-extraction', {
  access: 'service',
  input: z.object({ runId: Id, outside: z.boolean().default(false) }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }),
    z.object({
      next: z.literal('extract'),
      paidCalls: z.number().int().min(0),
      maySend: z.boolean(), // to the AI service
      file: ExtractionFile,
    }),
  ]),
});

/** For the roadmap's mentor; uploads without caption and run are left out. */
export const ListUploadContent = defineRpc('roadmaps.upload-content', {
  input: z.object({ id: Id }),
  output: z.array(UploadContent),
});
/** Errors: NOT_FOUND, RULE_REFUSED (lessons before an extraction). */
export const EditUploadContent = defineRpc('roadmaps.edit-upload-content', {
  roles: mentorRoles,
  input: OfSource.extend({ body: EditUploadContentBody }),
  output: UploadContent,
});
/** Errors: NOT_FOUND, RULE_REFUSED without a caption and lessons, or at the limit of sources. */
export const UseAsMaterial = defineRpc('roadmaps.use-as-material', {
  roles: mentorRoles,
  input: OfSource,
  output: UploadContent,
});
