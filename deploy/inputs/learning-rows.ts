import { randomUUID } from 'node:crypto';
import { homeRows } from './home-rows.ts';
import { ownStepRows } from './own-step-rows.ts';
import {
  type Foreign,
  ofPublished,
  ofRoadmap,
  ofRun,
  others,
  privateRoute,
  publicRoute,
  type Row,
} from './rows.ts';
import { OWNER, type Scene } from './scene.ts';

const AT = '2026-01-01T00:00:00.000Z';
const stepOf = ({ published }: Scene) => published.stages[0]!.steps[0]!.id;
/** A roadmap that only its mentor can see. */
const hidden = ({ draft }: Scene): Foreign[] => [
  { who: [...others], body: { roadmapId: draft.id }, status: 404 },
];
const ofJourney: Row = {
  session: 'required',
  params: ({ published }) => ({ roadmapId: published.id }),
  foreign: ({ draft }) => [{ who: [...others], params: { roadmapId: draft.id }, status: 404 }],
};
const ownedByCaller: Row = { session: 'required', foreign: () => [{ who: [...others], status: 404 }] };

const ofVersion: Row = {
  ...ofRoadmap,
  params: ({ published }) => ({ id: published.id, version: '1' }),
};

/** Routes of mentors, stories, versions and learners. */
export const learningRows: Record<string, Row> = {
  ...homeRows,
  ...ownStepRows,
  'GET /api/mentors': publicRoute,
  'GET /api/mentors/filters': publicRoute,
  'PATCH /api/mentor/profile': {
    session: 'required',
    body: () => ({ bio: 'Somebody who was there.' }),
    foreign: () => [{ who: ['learner'], status: 403 }],
  },
  'GET /api/mentor/{userId}': { session: 'none', params: () => ({ userId: String(OWNER.id) }) },
  'GET /api/mentor/avatar/upload-url': privateRoute,
  'PUT /api/mentor/avatar/uploads/{id}': { session: 'required' },
  'POST /api/mentor/avatar/set': {
    session: 'required',
    body: () => ({ objectPath: `avatars/${OWNER.id}/${randomUUID()}` }),
    // An upload of another user, and one that is not there.
    foreign: () => [{ who: [...others, 'mentor'], status: 404 }],
  },
  'DELETE /api/mentor/avatar': privateRoute,
  'GET /api/avatars/{id}/{file}': {
    session: 'none',
    params: () => ({ id: 'e'.repeat(32), file: '128.webp' }),
  },
  'GET /api/featured-clip': publicRoute,
  'GET /api/user-stories/featured': publicRoute,
  'GET /api/user-stories/mine': privateRoute,
  'POST /api/user-stories': {
    session: 'required',
    body: () => ({
      title: 'The drawer is empty',
      story: 'I opened three envelopes, made tea, and could not go on before my sister came.',
      roadmapId: null,
      name: 'Lena',
      consent: true,
    }),
    foreign: hidden,
  },
  'DELETE /api/user-stories/{id}': ownedByCaller,
  'POST /api/path-requests': { session: 'required', body: () => ({ text: 'A way out of gambling' }) },
  'GET /api/path-requests/mine': privateRoute,
  'DELETE /api/path-requests/{id}': ownedByCaller,
  'GET /api/mentor/path-requests': {
    session: 'required',
    by: 'mentor',
    foreign: () => [{ who: ['learner'], status: 403 }],
  },
  'GET /api/admin/user-stories': {
    session: 'required',
    by: 'admin',
    foreign: () => [{ who: ['learner', 'mentor'], status: 403 }],
  },
  'PATCH /api/admin/user-stories/{id}': {
    session: 'required',
    by: 'admin',
    body: () => ({ state: 'rejected', from: 'submitted', reason: 'It names another person.' }),
    foreign: () => [
      { who: ['learner', 'mentor'], status: 403 },
      { who: ['admin'], status: 404 },
    ],
  },
  'GET /api/media/{id}': {
    session: 'optional',
    params: ({ source }) => ({ id: source.id }),
    foreign: () => [{ who: ['anonymous', ...others], status: 404 }],
  },

  'GET /api/roadmaps/{id}/versions': ofRoadmap,
  'GET /api/roadmaps/{id}/versions/{version}': ofVersion,
  'POST /api/roadmaps/{id}/versions/{version}/restore': {
    ...ofVersion,
    body: ({ published }) => ({ revision: published.revision }),
  },
  'POST /api/roadmaps/{id}/edits/{revision}/undo': {
    ...ofRoadmap,
    params: ({ draft }) => ({ id: draft.id, revision: '1' }),
  },
  'GET /api/roadmaps/{id}/insight': ofRoadmap,
  'DELETE /api/roadmaps/{id}': ofRoadmap,
  'POST /api/roadmaps/{id}/seen': { ...ofPublished, body: () => ({ version: 1 }) },
  'GET /api/ai-runs/{id}/diff': ofRun,

  'POST /api/progress/merge': {
    session: 'required',
    body: (scene) => ({
      roadmapId: scene.published.id,
      ticks: [{ stepId: stepOf(scene), completed: true, at: AT }],
    }),
    foreign: hidden,
  },
  'POST /api/progress/{userId}/{roadmapId}/reset': {
    session: 'required',
    params: ({ published }) => ({ userId: String(OWNER.id), roadmapId: published.id }),
    foreign: ({ draft }) => [
      { who: [...others], status: 403 },
      { who: ['learner'], params: { userId: '1', roadmapId: draft.id }, status: 404 },
    ],
  },
  'POST /api/progress-resets/{id}/undo': ownedByCaller,

  'GET /api/companion/{roadmapId}': ofJourney,
  'PUT /api/companion/{roadmapId}/mood': { ...ofJourney, body: () => ({ mood: 'neutral' }) },
  'POST /api/reflections': {
    session: 'required',
    body: ({ published }) => ({
      id: randomUUID(),
      roadmapId: published.id,
      text: 'What I learned today',
      date: AT,
      stageName: 'First',
      stageNumber: 1,
      progress: 0,
    }),
    accepted: ['stageName: empty', 'stageName: only blanks'],
    foreign: hidden,
  },
  // Idempotent: offline pages retry it.
  'DELETE /api/reflections/{id}': { session: 'required', ownOnly: true },

  'POST /api/ai-coaching': {
    session: 'required',
    body: (scene) => ({ roadmapId: scene.published.id, stepId: stepOf(scene), userContext: '' }),
    foreign: (scene) => [
      ...hidden(scene),
      { who: ['learner'], body: { stepId: scene.elsewhere.stages[0]!.steps[0]!.id }, status: 404 },
    ],
  },
  'POST /api/roadmaps/{id}/questions': {
    session: 'required',
    params: ({ published }) => ({ id: published.id }),
    body: () => ({ question: 'Who helped you?' }),
    foreign: ({ draft }) => [{ who: [...others], params: { id: draft.id }, status: 404 }],
  },
  'POST /api/roadmaps/{id}/replies': {
    session: 'required',
    params: ({ published }) => ({ id: published.id }),
    body: () => ({ question: 'Who helped you?' }),
    foreign: ({ draft }) => [{ who: [...others], params: { id: draft.id }, status: 404 }],
  },
  'GET /api/roadmaps/{id}/replies': {
    session: 'required',
    params: ({ published }) => ({ id: published.id }),
    ownOnly: true,
  },
  'DELETE /api/replies/{id}': { session: 'required', ownOnly: true },
  'GET /api/roadmaps/{id}/coachings': {
    session: 'required',
    params: ({ published }) => ({ id: published.id }),
    ownOnly: true,
  },
};
