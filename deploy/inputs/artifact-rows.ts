import { randomUUID } from 'node:crypto';
import { ofRoadmap, ofSource, others, type Row } from './rows.ts';

/** Routes of extractions, and of the test upload. */
export const artifactRows: Record<string, Row> = {
  'POST /api/artifacts/extract-content': {
    session: 'required',
    body: ({ source }) => ({ fileUrl: `/api/media/${source.id}`, fileType: 'document' }),
    foreign: () => [
      { who: [...others], status: 404 },
      { who: ['mentor'], body: { fileUrl: 'http://127.0.0.1/x.png' }, status: 400 },
    ],
  },
  'POST /api/test-upload': { session: 'required', isForm: true, isPicture: true, body: () => ({}) },
  'GET /api/test-upload/{id}': {
    session: 'required',
    params: () => ({ id: randomUUID() }),
    foreign: () => [{ who: ['mentor', ...others], status: 404 }],
  },
  'GET /api/roadmaps/{id}/content': ofRoadmap,
  'PATCH /api/sources/{id}/content': {
    ...ofSource,
    body: () => ({ caption: 'A caption' }),
    // A part of a lesson may be empty.
    accepted: ['concept', 'action', 'impact'].flatMap((part) => [
      `lessons[].${part}: empty`,
      `lessons[].${part}: only blanks`,
    ]),
  },
  'POST /api/sources/{id}/material': ofSource,
};
