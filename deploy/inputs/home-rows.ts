import { others, privateRoute, type Row } from './rows.ts';

/** No caller has finished it, so a valid request of all who can see it gets 422. */
const ofFinished: Row = {
  session: 'required',
  params: ({ published }) => ({ id: published.id }),
  foreign: ({ draft }) => [{ who: [...others], params: { id: draft.id }, status: 404 }],
};
const ofCertificate: Row = {
  session: 'required',
  params: () => ({ code: 'c'.repeat(22) }),
  foreign: () => [{ who: [...others], status: 404 }],
};

/** Routes of the home page and of the end of a roadmap. */
export const homeRows: Record<string, Row> = {
  'GET /api/home': privateRoute,
  'GET /api/mentor/waiting': privateRoute,
  'GET /api/mentor/thanks': privateRoute,
  'DELETE /api/mentor/thanks/{id}': {
    session: 'required',
    foreign: () => [{ who: [...others], status: 404 }],
  },
  'GET /api/roadmaps/{id}/ending': ofFinished,
  'POST /api/roadmaps/{id}/thanks': { ...ofFinished, body: () => ({ line: 'Your third step held me.' }) },
  // Searches the caller's own thanks only.
  'DELETE /api/roadmaps/{id}/thanks': {
    session: 'required',
    params: ({ published }) => ({ id: published.id }),
    ownOnly: true,
  },
  'POST /api/roadmaps/{id}/certificate': {
    ...ofFinished,
    body: () => ({ name: 'Lena B.', timeZone: 'Europe/Berlin' }),
  },
  'PUT /api/roadmaps/{id}/outcome': { ...ofFinished, body: () => ({ answer: 'holds' }) },
  'GET /api/certificates/{code}': { ...ofCertificate, session: 'optional' },
  'DELETE /api/certificates/{code}': ofCertificate,
};

export const homeRoutesWithQuery = ['GET /api/home', 'GET /api/mentor/thanks'];
