import { z } from 'zod';
import { Outside } from '../ai/outside.ts';
import { authorGrants } from '../caller.ts';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { Id, OfRoadmap } from './id.ts';
import { Trim } from './recordings.ts';
import {
  Moment,
  RegisterSource,
  Source,
  SourceText,
  STORY_BODY_LIMIT,
  TranscriptBody,
  UpdateSourceBody,
  UploadedArtifact,
} from './sources.ts';

/** Checks an upload before its bytes are read. Errors: NOT_FOUND, FORBIDDEN, RULE_REFUSED (50 sources). */
export const CheckUpload = defineRpc('roadmaps.check-upload', {
  roles: authorGrants,
  input: z.object({ roadmapId: Id }),
  output: Success,
});
/** Idempotent by (roadmap, sha256): returns the existing source. */
export const AddSource = defineRpc('roadmaps.add-source', {
  roles: authorGrants,
  input: RegisterSource,
  output: Source,
});
export const ListSources = endpoint('GET /api/roadmaps/{id}/sources', {
  subject: 'roadmaps.list-sources',
  summary: "A roadmap's sources; for its mentor",
  input: OfRoadmap,
  output: z.array(Source),
});
/** Storage keys of a source's bytes and text (null without text), for its mentor. */
export const LocateSource = defineRpc('roadmaps.locate-source', {
  input: z.object({ id: Id }),
  output: z.object({
    source: Source,
    key: z.string(),
    textKey: z.string().nullable(),
    moments: z.array(Moment),
  }),
});
/** Errors: NOT_FOUND, VALIDATION for a speaker that is not in it. */
export const UpdateSource = endpoint('PATCH /api/sources/{id}', {
  subject: 'roadmaps.update-source',
  roles: authorGrants,
  summary: 'Renames a source, or says which of its speakers its mentor is',
  input: z.object({ id: Id, body: UpdateSourceBody }),
  output: Source,
});
/** Quotes in steps remain. The object is removed after the commit. */
export const DeleteSource = endpoint('DELETE /api/sources/{id}', {
  subject: 'roadmaps.delete-source',
  summary: 'Removes a source; steps keep their quotes',
  input: z.object({ id: Id }),
  output: Success,
});
/** Only the ai-worker's NATS login may call it. */
export const BeginSource = defineRpc('roadmaps.worker.begin-source', {
  access: 'service',
  input: z.object({ sourceId: Id, ...Outside }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }),
    z.object({
      next: z.literal('read'),
      key: z.string(),
      name: z.string(),
      fileType: z.string(),
      fileSize: z.number().int(),
      maySend: z.boolean(), // to the AI service
      trim: Trim.nullable(),
    }),
  ]),
});

// Served by controllers of the gateway.

/** multipart: file, roadmapId. */
export const UploadFileEndpoint = gatewayEndpoint('POST /api/upload', {
  roles: authorGrants,
  quota: 'upload',
  status: 201,
  summary: 'Brings a file: pdf, Word, text, picture, sound or video of at most 50 MB, known by its content',
  output: UploadedArtifact,
});
export const AddTranscriptEndpoint = gatewayEndpoint('POST /api/roadmaps/{id}/transcript', {
  roles: authorGrants,
  quota: 'upload',
  bodyLimit: STORY_BODY_LIMIT,
  status: 201,
  summary: 'Brings a story that was pasted or typed',
  body: TranscriptBody,
  output: Source,
});
export const GetSourceTextEndpoint = gatewayEndpoint('GET /api/sources/{id}/text', {
  summary: 'The text evidence points into; for its mentor',
  output: SourceText,
});
