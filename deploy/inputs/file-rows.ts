import { others, privateRoute, type Row } from './rows.ts';

const forMembers: Row = { session: 'required', foreign: () => [{ who: ['learner'], status: 403 }] };

/** Of the mentor: invisible to others. */
const ofUpload: Row = {
  ...forMembers,
  params: ({ uploadId }) => ({ id: uploadId }),
  foreign: () => [{ who: [...others], status: 404 }],
};
/** Nothing has arrived, so there is nothing to read. */
const bytes: Row = { session: 'optional', params: ({ uploadId }) => ({ id: uploadId }) };

/** Uploaded files, by `METHOD path`. */
export const fileRows: Record<string, Row> = {
  // Learners upload for messages only. Its body is optional (spec §7); services/community/src/files/files.int.test.ts tests the fields.
  'POST /api/objects/upload': forMembers,
  'GET /api/objects/uploads': privateRoute,
  'PATCH /api/objects/upload/{id}': ofUpload,
  'PUT /api/objects/upload/{id}': ofUpload,
  'PUT /api/objects/upload/{id}/frame': {
    ...ofUpload,
    foreign: () => [
      { who: ['learner'], status: 403 },
      { who: ['stranger', 'admin'], status: 404 },
    ],
  },
  'POST /api/objects/upload/{id}/complete': ofUpload,
  'GET /api/objects/{id}': bytes,
  'GET /api/objects/{id}/thumbnail': bytes,
  'GET /api/objects/{id}/info': ofUpload,
  'DELETE /api/objects/{id}': ofUpload,
};
