import { randomUUID } from 'node:crypto';
import { ofRoadmap, ofSource, others, type Row } from './rows.ts';

/** Of no recording: the ids are chosen by clients. */
const ofRecording: Row = {
  session: 'required',
  params: () => ({ id: randomUUID() }),
  foreign: () => [{ who: [...others, 'mentor'], status: 404 }],
};

/** Recordings in parts and their texts, by `METHOD path`. */
export const recordingRows: Record<string, Row> = {
  'POST /api/roadmaps/{id}/recordings': {
    ...ofRoadmap,
    body: () => ({ id: randomUUID(), fileType: 'audio/webm' }),
  },
  'GET /api/roadmaps/{id}/recordings': ofRoadmap,
  'PUT /api/recordings/{id}/parts/{number}': {
    ...ofRecording,
    params: () => ({ id: randomUUID(), number: '0' }),
  },
  'POST /api/recordings/{id}/finish': { ...ofRecording, body: () => ({ name: 'The night of the letter' }) },
  'DELETE /api/recordings/{id}': ofRecording,
  'POST /api/sources/{id}/choose-take': ofSource,
  'PUT /api/sources/{id}/transcript': {
    ...ofSource,
    body: () => ({ text: '[0:05] I was nine when we left.' }),
  },
};
