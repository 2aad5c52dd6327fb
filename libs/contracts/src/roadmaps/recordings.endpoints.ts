import { z } from 'zod';
import { authorGrants } from '../caller.ts';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { Id } from './id.ts';
import {
  FinishRecordingBody,
  PART_MAX_BYTES,
  PartNumber,
  PartQuery,
  Recording,
  RecordingId,
  StartRecordingBody,
} from './recordings.ts';
import { Moment, RecordingTextBody, Source, STORY_BODY_LIMIT } from './sources.ts';

const OfRecording = z.object({ id: RecordingId });
const Part = z.object({
  number: PartNumber,
  bytes: z.number().int().min(1).max(PART_MAX_BYTES),
  sha256: z.string().length(64),
});

/** Idempotent by the id in the body. Errors: NOT_FOUND, FORBIDDEN, CONFLICT, RULE_REFUSED (20 unfinished ones). */
export const StartRecording = endpoint('POST /api/roadmaps/{id}/recordings', {
  subject: 'roadmaps.start-recording',
  roles: authorGrants,
  quota: 'upload',
  status: 201,
  summary: 'Starts a recording that is sent in parts, under an id of the client',
  input: z.object({ id: Id, body: StartRecordingBody }),
  output: Recording,
});
/** Unfinished ones, newest first. */
export const ListRecordings = endpoint('GET /api/roadmaps/{id}/recordings', {
  subject: 'roadmaps.list-recordings',
  summary: 'Unfinished recordings of a roadmap, newest first; for its mentor',
  input: z.object({ id: Id }),
  output: z.array(Recording),
});
/** With its parts in order. Error: NOT_FOUND. */
export const LocateRecording = defineRpc('roadmaps.locate-recording', {
  input: OfRecording,
  output: z.object({ recording: Recording, parts: z.array(Part) }),
});
/** Checks a part before its bytes are read. Errors: NOT_FOUND, CONFLICT (finished). */
export const CheckRecording = defineRpc('roadmaps.check-recording', {
  roles: authorGrants,
  input: OfRecording,
  output: Success,
});
/** Idempotent by number and hash. Errors: NOT_FOUND, CONFLICT (finished, or other bytes), TOO_LARGE. */
export const AddRecordingPart = defineRpc('roadmaps.add-recording-part', {
  roles: authorGrants,
  input: OfRecording.extend({ ...Part.shape, seconds: z.number().min(0) }),
  output: Recording,
});
/** The parts are stored as this source. Error: NOT_FOUND. */
export const CloseRecording = defineRpc('roadmaps.close-recording', {
  roles: authorGrants,
  input: OfRecording.extend({ sourceId: Id }),
  output: Recording,
});
/** `beginning`: of the text at the key. Errors: NOT_FOUND, RULE_REFUSED (processing, or no recording). */
export const SetSourceText = defineRpc('roadmaps.set-source-text', {
  roles: authorGrants,
  input: z.object({
    id: Id,
    textKey: z.string().min(1).max(400),
    words: z.number().int().min(0),
    beginning: z.string().max(4_000),
    moments: z.array(Moment).max(2_000),
  }),
  output: Source,
});
/** Idempotent. Error: NOT_FOUND. Drafts use this take instead of the others. */
export const ChooseTake = endpoint('POST /api/sources/{id}/choose-take', {
  subject: 'roadmaps.choose-take',
  roles: authorGrants,
  summary: 'Makes drafts use this take of a recording instead of the others',
  input: z.object({ id: Id }),
  output: Source,
});
/** With its parts. Error: NOT_FOUND. */
export const DeleteRecording = endpoint('DELETE /api/recordings/{id}', {
  subject: 'roadmaps.delete-recording',
  summary: 'Deletes a recording with its parts; its source stays once it is finished',
  input: OfRecording,
  output: Success,
});

// Served by controllers of the gateway.

/** The body is the bytes. */
export const PutRecordingPartEndpoint = gatewayEndpoint('PUT /api/recordings/{id}/parts/{number}', {
  roles: authorGrants,
  summary: 'Stores one part of a recording, of at most 1 MB; the same part again changes nothing',
  query: PartQuery,
  output: Recording,
});
export const FinishRecordingEndpoint = gatewayEndpoint('POST /api/recordings/{id}/finish', {
  roles: authorGrants,
  quota: 'upload',
  status: 201,
  summary: 'Makes a source of the parts, in order; repeated, it returns the same source',
  body: FinishRecordingBody,
  output: Source,
});
export const SetRecordingTextEndpoint = gatewayEndpoint('PUT /api/sources/{id}/transcript', {
  roles: authorGrants,
  quota: 'upload',
  bodyLimit: STORY_BODY_LIMIT,
  summary: 'Sets the text of a recording; lines may begin with a time code such as [1:05]',
  body: RecordingTextBody,
  output: Source,
});
