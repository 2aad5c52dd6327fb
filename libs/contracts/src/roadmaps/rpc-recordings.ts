import { z } from 'zod';
import { mentorRoles } from '../caller.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { Id } from './id.ts';
import { PART_MAX_BYTES, PartNumber, Recording, RecordingId, StartRecordingBody } from './recordings.ts';
import { Moment, Source } from './sources.ts';

const OfRecording = z.object({ id: RecordingId });
const Part = z.object({
  number: PartNumber,
  bytes: z.number().int().min(1).max(PART_MAX_BYTES),
  sha256: z.string().length(64),
});

/** Idempotent by the id in the body. Errors: NOT_FOUND, FORBIDDEN, CONFLICT, RULE_REFUSED (20 unfinished ones). */
export const StartRecording = defineRpc('roadmaps.start-recording', {
  roles: mentorRoles,
  input: z.object({ id: Id, body: StartRecordingBody }),
  output: Recording,
});
/** Unfinished ones, newest first. */
export const ListRecordings = defineRpc('roadmaps.list-recordings', {
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
  roles: mentorRoles,
  input: OfRecording,
  output: Success,
});
/** Idempotent by number and hash. Errors: NOT_FOUND, CONFLICT (finished, or other bytes), TOO_LARGE. */
export const AddRecordingPart = defineRpc('roadmaps.add-recording-part', {
  roles: mentorRoles,
  input: OfRecording.extend({ ...Part.shape, seconds: z.number().min(0) }),
  output: Recording,
});
/** The parts are stored as this source. Error: NOT_FOUND. */
export const CloseRecording = defineRpc('roadmaps.close-recording', {
  roles: mentorRoles,
  input: OfRecording.extend({ sourceId: Id }),
  output: Recording,
});
/** `beginning`: of the text at the key. Errors: NOT_FOUND, RULE_REFUSED (processing, or no recording). */
export const SetSourceText = defineRpc('roadmaps.set-source-text', {
  roles: mentorRoles,
  input: z.object({
    id: Id,
    textKey: z.string().min(1).max(400),
    words: z.number().int().min(0),
    beginning: z.string().max(4_000),
    moments: z.array(Moment).max(2_000),
  }),
  output: Source,
});
/** Idempotent. Error: NOT_FOUND. */
export const ChooseTake = defineRpc('roadmaps.choose-take', {
  roles: mentorRoles,
  input: z.object({ id: Id }),
  output: Source,
});
/** With its parts. Error: NOT_FOUND. */
export const DeleteRecording = defineRpc('roadmaps.delete-recording', {
  input: OfRecording,
  output: Success,
});
