import { randomUUID } from 'node:crypto';
import { type Foreign, ofPublished, ofRoadmap, ofRun, open, others, type Row } from './rows.ts';
import { OWNER, type Scene } from './scene.ts';

/** 1200 ticks. */
const MERGE_LIMIT = 256 * 1024;
const AT = '2026-01-01T00:00:00.000Z';
const stepOf = ({ published }: Scene) => published.stages[0]!.steps[0]!.id;
/** A roadmap that only its mentor can see. */
const hidden = ({ draft }: Scene): Foreign[] => [
  { who: [...others], body: { roadmapId: draft.id }, status: 404 },
];
const ofJourney: Row = {
  door: 'closed',
  params: ({ published }) => ({ roadmapId: published.id }),
  foreign: ({ draft }) => [{ who: [...others], params: { roadmapId: draft.id }, status: 404 }],
};
/** Known to one person alone. */
const ofNobodyElse: Row = { door: 'closed', foreign: () => [{ who: [...others], status: 404 }] };

/** Mentors and stories, versions, and the learner's side. */
export const learningRows: Record<string, Row> = {
  'GET /api/mentors': open,
  'GET /api/mentor/{userId}': { door: 'open', params: () => ({ userId: String(OWNER.id) }) },
  'GET /api/user-stories/featured': open,
  'GET /api/media/{id}': {
    door: 'optional',
    params: ({ source }) => ({ id: source.id }),
    foreign: () => [{ who: ['nobody', ...others], status: 404 }],
  },

  'GET /api/roadmaps/{id}/versions': ofRoadmap,
  'DELETE /api/roadmaps/{id}': ofRoadmap,
  'POST /api/roadmaps/{id}/seen': { ...ofPublished, body: () => ({ version: 1 }) },
  'GET /api/ai-runs/{id}/diff': ofRun,

  'POST /api/progress/merge': {
    door: 'closed',
    body: (scene) => ({
      roadmapId: scene.published.id,
      ticks: [{ stepId: stepOf(scene), completed: true, at: AT }],
    }),
    limit: MERGE_LIMIT,
    foreign: hidden,
  },
  'POST /api/progress/{userId}/{roadmapId}/reset': {
    door: 'closed',
    params: ({ published }) => ({ userId: String(OWNER.id), roadmapId: published.id }),
    foreign: ({ draft }) => [
      { who: [...others], status: 403 },
      { who: ['learner'], params: { userId: '1', roadmapId: draft.id }, status: 404 },
    ],
  },
  'POST /api/progress-resets/{id}/undo': ofNobodyElse,

  'GET /api/companion/{roadmapId}': ofJourney,
  'PUT /api/companion/{roadmapId}/mood': { ...ofJourney, body: () => ({ mood: 'neutral' }) },
  'POST /api/reflections': {
    door: 'closed',
    body: ({ published }) => ({
      id: randomUUID(),
      roadmapId: published.id,
      text: 'What I learned today',
      date: AT,
      stageName: 'First',
      stageNumber: 1,
      progress: 0,
    }),
    fine: ['stageName: empty', 'stageName: only blanks'],
    foreign: hidden,
  },
  // Idempotent: offline pages repeat it.
  'DELETE /api/reflections/{id}': { door: 'closed', ownOnly: true },

  'POST /api/ai-coaching': {
    door: 'closed',
    body: (scene) => ({ roadmapId: scene.published.id, stepId: stepOf(scene), userContext: '' }),
    foreign: (scene) => [
      ...hidden(scene),
      { who: ['learner'], body: { stepId: scene.elsewhere.stages[0]!.steps[0]!.id }, status: 404 },
    ],
  },
  'GET /api/roadmaps/{id}/coachings': {
    door: 'closed',
    params: ({ published }) => ({ id: published.id }),
    ownOnly: true,
  },
};
