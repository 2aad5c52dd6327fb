import { route } from '../route.ts';
import type { FinishRecordingBody, Recording, StartRecordingBody } from './recordings.ts';
import type { RecordingTextBody, Source } from './sources.ts';

export const startRecording = route<{
  params: { id: string };
  body: StartRecordingBody;
  response: Recording;
}>('POST', '/api/roadmaps/{id}/recordings');
/** Unfinished ones, newest first. */
export const listRecordings = route<{ params: { id: string }; response: Recording[] }>(
  'GET',
  '/api/roadmaps/{id}/recordings',
);
/** The body is the bytes. */
export const putRecordingPart = route<{
  params: { id: string; number: number };
  query: { seconds: number };
  response: Recording;
}>('PUT', '/api/recordings/{id}/parts/{number}');
export const finishRecording = route<{
  params: { id: string };
  body: FinishRecordingBody;
  response: Source;
}>('POST', '/api/recordings/{id}/finish');
export const setRecordingText = route<{
  params: { id: string };
  body: RecordingTextBody;
  response: Source;
}>('PUT', '/api/sources/{id}/transcript');
/** Drafts use this take instead of the others. */
export const chooseTake = route<{ params: { id: string }; response: Source }>(
  'POST',
  '/api/sources/{id}/choose-take',
);
export const deleteRecording = route<{ params: { id: string }; response: { success: true } }>(
  'DELETE',
  '/api/recordings/{id}',
);
