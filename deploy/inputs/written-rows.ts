import { randomUUID } from 'node:crypto';
import { ofRoadmap, others, type Row } from './rows.ts';

const aMilestone = () => ({
  year: 2019,
  title: 'Opened the shop',
  description: 'In a small street.',
  steps: [
    {
      id: randomUUID(),
      title: 'Signed the lease',
      resources: [{ id: randomUUID(), title: 'Chamber', url: 'https://chamber.example' }],
    },
  ],
});
const aMilestoneOf: Row = {
  session: 'required',
  params: ({ draft }) => ({ id: draft.id, milestoneId: randomUUID() }),
  foreign: ({ published }) => [
    { who: [...others], status: 404 },
    { who: [...others], params: { id: published.id, milestoneId: randomUUID() }, status: 403 },
    { who: ['mentor'], status: 404 },
  ],
};

const ofQuestion: Row = {
  session: 'required',
  params: ({ draft }) => ({ id: draft.id, question: '1' }),
  foreign: ({ published }) => [
    { who: [...others], status: 404 },
    { who: [...others], params: { id: published.id, question: '1' }, status: 403 },
  ],
};

/** Routes of the interview and the timeline. */
export const writtenRows: Record<string, Row> = {
  'GET /api/roadmaps/{id}/interview': ofRoadmap,
  'PUT /api/roadmaps/{id}/interview/{question}': {
    ...ofQuestion,
    body: () => ({ text: 'I owed money.', revision: 0 }),
  },
  'POST /api/roadmaps/{id}/interview/{question}/follow-up': ofQuestion,
  'DELETE /api/roadmaps/{id}/interview/{question}/follow-up': ofQuestion,
  'DELETE /api/roadmaps/{id}/interview': ofRoadmap,
  'POST /api/roadmaps/{id}/ghostwrite': {
    session: 'required',
    params: ({ draft }) => ({ id: draft.id }),
    foreign: () => [{ who: [...others], status: 404 }],
  },
  'GET /api/roadmaps/{id}/timeline': ofRoadmap,
  'POST /api/roadmaps/{id}/timeline': { ...ofRoadmap, body: aMilestone },
  'PATCH /api/roadmaps/{id}/timeline/{milestoneId}': {
    ...aMilestoneOf,
    body: () => ({ ...aMilestone(), revision: 1 }),
  },
  'DELETE /api/roadmaps/{id}/timeline/{milestoneId}': aMilestoneOf,
  'PUT /api/roadmaps/{id}/timeline/order': { ...ofRoadmap, body: () => ({ milestones: [] }) },
};
