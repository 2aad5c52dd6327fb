import { z } from 'zod';
import { ArtifactFileType, Extraction, ExtractionFile } from '../ai/extraction.ts';
import { Outside } from '../ai/outside.ts';
import { authorGrants } from '../caller.ts';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { defineRpc } from '../rpc.ts';
import {
  EditUploadContentBody,
  ExtractContentBody,
  ExtractionSubject,
  TestUpload,
  UploadContent,
} from './artifacts.ts';
import { Id } from './id.ts';
import { AiRun, NamedUpload } from './runs.ts';

const OfSource = z.object({ id: Id });

/** The uploads of a roadmap with these names. Errors: NOT_FOUND, FORBIDDEN, VALIDATION at the name or type. */
export const SelectSources = defineRpc('roadmaps.select-sources', {
  roles: authorGrants,
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
  input: z.object({ runId: Id, ...Outside }),
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
export const ListUploadContent = endpoint('GET /api/roadmaps/{id}/content', {
  subject: 'roadmaps.upload-content',
  summary: 'What was found in the uploads of a roadmap, and their captions; for its mentor',
  input: z.object({ id: Id }),
  output: z.array(UploadContent),
});
/** Errors: NOT_FOUND, RULE_REFUSED (lessons before an extraction). */
export const EditUploadContent = endpoint('PATCH /api/sources/{id}/content', {
  subject: 'roadmaps.edit-upload-content',
  roles: authorGrants,
  bodyLimit: 40 * 1024,
  summary: 'Changes the caption and the lessons of an upload',
  input: OfSource.extend({ body: EditUploadContentBody }),
  output: UploadContent,
});
/**
 * Errors: NOT_FOUND, RULE_REFUSED without a caption and lessons, or at the limit of sources. Stores caption and
 * lessons as a text that drafts read; replaces the one before.
 */
export const UseAsMaterial = endpoint('POST /api/sources/{id}/material', {
  subject: 'roadmaps.use-as-material',
  roles: authorGrants,
  summary: 'Stores caption and lessons of an upload as a text that drafts read; replaces the one before',
  input: OfSource,
  output: UploadContent,
});

// Served by controllers of the gateway.

/** A form with `file`, or `fileUrl` as form or JSON. 202 and the run with `Prefer: respond-async`. */
export const ExtractContentEndpoint = gatewayEndpoint('POST /api/artifacts/extract-content', {
  quota: 'ai',
  summary:
    "Extracts what a file shows: one of at most 10 MB, or an upload of the caller's roadmap by its fileUrl; waits, or returns 202 and the run with Prefer: respond-async",
  body: ExtractContentBody.extend({ outsideModel: z.boolean().default(false) }),
  output: Extraction.or(AiRun),
});
export const TestUploadEndpoint = gatewayEndpoint('POST /api/test-upload', {
  quota: 'upload',
  status: 201,
  summary: 'Tries out an upload with a picture of at most 5 MB, which is deleted after a day',
  output: TestUpload,
});
