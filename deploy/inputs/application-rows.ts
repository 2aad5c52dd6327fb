import { randomUUID } from 'node:crypto';
import { privateRoute, type Row } from './rows.ts';

const notAdmins = ['stranger', 'learner'] as const;
const ofAdmins: Row = {
  session: 'required',
  by: 'admin',
  foreign: () => [{ who: [...notAdmins, 'mentor'], status: 403 }],
};

const application = {
  fullName: 'Kofi Mensah',
  expertise: 'Money',
  yearsExperience: 6,
  achievements: 'I paid back 41,000 euros.',
  impactStatement: 'I sit with people while they open their letters.',
  linkedinUrl: 'https://www.linkedin.com/in/kofi',
  portfolioUrl: 'https://example.org/kofi',
};
const ofApplicants: Row = {
  session: 'required',
  params: () => ({ id: randomUUID() }),
  foreign: () => [{ who: ['stranger', 'learner', 'mentor', 'admin'], status: 404 }],
};

/** Routes of mentor applications. */
export const applicationRows: Record<string, Row> = {
  'POST /api/apply-mentor': {
    session: 'required',
    // Refused, because the caller is a mentor already.
    body: () => application,
    foreign: () => [{ who: ['stranger', 'mentor', 'admin'], status: 409 }],
  },
  'GET /api/mentor-application': privateRoute,
  'PUT /api/mentor-applications/{id}': { ...ofApplicants, body: () => application },
  'POST /api/mentor-applications/{id}/withdraw': ofApplicants,
  'GET /api/admin/mentor-applications': ofAdmins,
  'GET /api/admin/mentor-applications/counts': ofAdmins,
  'PATCH /api/admin/mentor-applications/{id}': {
    ...ofAdmins,
    params: () => ({ id: randomUUID() }),
    body: () => ({
      status: 'rejected',
      reviewNotes: 'A note',
      authenticityScore: 8,
      perseveranceScore: 8,
      valorScore: 8,
      aiFeedback: 'More, please.',
      changedAt: null,
    }),
  },
  'POST /api/admin/mentor-applications/{id}/undo': { ...ofAdmins, params: () => ({ id: randomUUID() }) },
};
export const applicationRoutesWithQuery = ['GET /api/admin/mentor-applications'];
