import { randomUUID } from 'node:crypto';
import { accountDataRows } from './account-data-rows.ts';
import { accountRows } from './account-rows.ts';
import { adminRows } from './admin-rows.ts';
import { applicationRows } from './application-rows.ts';
import { artifactRows } from './artifact-rows.ts';
import { bookingRows } from './booking-rows.ts';
import { communityRows } from './community-rows.ts';
import { FORM_TYPE, field, file, form, PICTURE } from './form.ts';
import type { RequestSpec } from './http.ts';
import { learningRows } from './learning-rows.ts';
import { recordingRows } from './recording-rows.ts';
import {
  type Foreign,
  ofPublished,
  ofRoadmap,
  ofSource,
  others,
  privateRoute,
  publicRoute,
  type Row,
} from './rows.ts';
import { runRows } from './run-rows.ts';
import { OWNER, type Scene, STORY } from './scene.ts';
import { secondFactorRows } from './second-factor-rows.ts';
import { writtenRows } from './written-rows.ts';

const NEW_PASSWORD = 'quiet lamps at dusk';

const byBody = ({ draft, published }: Scene): Foreign[] => [
  { who: [...others], body: { roadmapId: draft.id }, status: 404 },
  { who: [...others], body: { roadmapId: published.id }, status: 403 },
];
const stageOf = ({ draft }: Scene) => ({ id: draft.id, stageId: draft.stages[0]!.id });
const foreignStages = ({ draft, published, elsewhere }: Scene): Foreign[] => [
  { who: [...others], status: 404 },
  { who: [...others], params: { id: published.id, stageId: published.stages[0]!.id }, status: 403 },
  // Stages of another roadmap are not accessible through the caller's own.
  { who: ['mentor'], params: { id: draft.id, stageId: published.stages[0]!.id }, status: 404 },
  { who: ['mentor'], params: { id: draft.id, stageId: elsewhere.stages[0]!.id }, status: 404 },
];
const aStage = () => ({
  title: 'A stage',
  steps: [{ title: 'A step', resourceLinks: ['https://example.org'] }],
});
const stepOf = (scene: Scene) => scene.published.stages[0]!.steps[0]!.id;

/** Every route of the OpenAPI description, by `METHOD path`. */
export const rows: Record<string, Row> = {
  'GET /api/config': publicRoute,
  'GET /api/operator': publicRoute,
  'GET /api/health/live': publicRoute,
  'GET /api/health/ready': publicRoute,
  'GET /api/user': privateRoute,
  'POST /api/register': {
    session: 'none',
    body: () => ({ username: 'somebody-new', email: 'somebody-new@example.org', password: 'long enough' }),
    foreign: () => [
      { who: ['anonymous', 'learner'], body: { username: 'LEARNER' }, status: 409 },
      { who: ['anonymous'], body: { username: 'Admin' }, status: 409 },
    ],
  },
  'POST /api/login': {
    session: 'none',
    body: () => ({ username: 'learner', password: 'not the password' }),
    foreign: () => [{ who: ['anonymous', 'admin'], status: 401 }],
  },
  'POST /api/logout': publicRoute,
  'POST /api/check-user-email': { session: 'none', body: () => ({ email: 'unknown@example.org' }) },
  'POST /api/reset-password-direct': {
    session: 'none',
    body: () => ({ email: 'learner@waymark.example', code: '123456', newPassword: NEW_PASSWORD }),
    foreign: () => [{ who: ['anonymous', 'admin'], status: 400 }],
  },
  'POST /api/reset-password': {
    session: 'none',
    body: () => ({ token: 'not-a-token', newPassword: NEW_PASSWORD }),
    foreign: () => [{ who: ['anonymous', 'admin'], status: 400 }],
  },
  'POST /api/change-password': {
    session: 'required',
    body: () => ({ currentPassword: 'not the password', newPassword: NEW_PASSWORD }),
    foreign: () => [{ who: [...others], status: 400 }],
  },
  ...accountDataRows,
  'GET /api/categories': publicRoute,
  'GET /api/roadmaps': publicRoute,
  'GET /api/mentor/roadmaps': privateRoute,
  'GET /api/roadmaps/{id}': {
    session: 'optional',
    params: ({ published }) => ({ id: published.id }),
    foreign: ({ draft }) => [{ who: ['anonymous', ...others], params: { id: draft.id }, status: 404 }],
  },
  'POST /api/roadmaps': {
    session: 'required',
    body: () => ({ title: 'A roadmap', categoryId: 'business', description: 'What it is about' }),
    foreign: () => [
      { who: ['learner'], status: 403 },
      { who: ['mentor', 'admin'], body: { mentorId: 4 }, status: 403 },
      { who: ['mentor'], body: { categoryId: 'no-such-category' }, status: 400 },
    ],
  },
  'POST /api/roadmaps/outline': {
    session: 'required',
    body: () => ({
      title: 'A roadmap',
      categoryId: 'business',
      description: 'What it is about',
      stages: [{ title: 'First', steps: [{ title: 'Begin' }] }],
    }),
    foreign: () => [
      { who: ['learner'], status: 403 },
      { who: ['mentor'], body: { categoryId: 'no-such-category' }, status: 400 },
    ],
  },
  'POST /api/roadmaps/{id}/duplicate': ofRoadmap,
  'PATCH /api/roadmaps/{id}': {
    ...ofRoadmap,
    body: () => ({ title: 'Another title', tags: ['first job'] }),
    foreign: (scene) => [
      ...ofRoadmap.foreign!(scene),
      ...[
        [''],
        ['x'],
        ['x'.repeat(31)],
        ['one', 'two', 'three', 'four', 'five', 'six'],
        ['first job', 'First Jób'],
        [7],
        ['\u200b'],
        ['fir\u200bst'],
      ].map((tags): Foreign => ({ who: ['mentor'], body: { tags }, status: 400 })),
    ],
  },
  'PATCH /api/roadmaps/{id}/publish': ofRoadmap,
  'PATCH /api/roadmaps/{id}/unpublish': ofRoadmap,
  'POST /api/roadmaps/{id}/stages': { ...ofRoadmap, body: aStage },
  'PATCH /api/roadmaps/{id}/stages/{stageId}': {
    session: 'required',
    params: stageOf,
    body: aStage,
    foreign: (scene) => [
      ...foreignStages(scene),
      { who: ['mentor'], body: { steps: [{ id: stepOf(scene), title: 'Taken' }] }, status: 400 },
    ],
  },
  'DELETE /api/roadmaps/{id}/stages/{stageId}': {
    session: 'required',
    params: stageOf,
    foreign: foreignStages,
  },
  'GET /api/roadmaps/{id}/review': ofRoadmap,
  'POST /api/roadmaps/{id}/review/decisions': {
    ...ofRoadmap,
    // Changes nothing: the step is the mentor's own.
    body: ({ draft }) => ({ action: 'keep', stepId: draft.stages[0]!.steps[0]!.id }),
    foreign: (scene) => [
      ...ofRoadmap.foreign!(scene),
      { who: ['mentor'], body: { stepId: stepOf(scene) }, status: 404 },
      { who: ['mentor'], body: { action: 'dismiss', heldBackId: stepOf(scene) }, status: 404 },
    ],
  },
  'POST /api/roadmaps/{id}/review/undo': ofRoadmap,
  'POST /api/roadmaps/{id}/steps/{stepId}/wording': {
    session: 'required',
    params: ({ draft }) => ({ id: draft.id, stepId: draft.stages[0]!.steps[0]!.id }),
    foreign: (scene) => [
      { who: [...others], status: 404 },
      { who: [...others], params: { id: scene.published.id, stepId: stepOf(scene) }, status: 403 },
      { who: ['mentor'], params: { id: scene.draft.id, stepId: stepOf(scene) }, status: 404 },
    ],
  },
  'PUT /api/roadmaps/{id}/order': {
    ...ofRoadmap,
    body: ({ draft }) => ({
      stages: draft.stages.map(({ id, steps }) => ({ id, steps: steps.map((step) => step.id) })).reverse(),
    }),
    foreign: (scene) => [
      ...ofRoadmap.foreign!(scene),
      { who: ['mentor'], body: { stages: [{ id: scene.published.stages[0]!.id, steps: [] }] }, status: 400 },
    ],
  },
  'GET /api/progress/{userId}/{roadmapId}': {
    session: 'required',
    params: ({ published }) => ({ userId: String(OWNER.id), roadmapId: published.id }),
    foreign: ({ draft }) => [
      { who: [...others], status: 403 },
      { who: ['learner'], params: { userId: '1', roadmapId: draft.id }, status: 404 },
    ],
  },
  'PATCH /api/progress': {
    session: 'required',
    body: (scene) => ({ roadmapId: scene.published.id, stepId: stepOf(scene), completed: true }),
    foreign: (scene) => [
      { who: [...others], body: { userId: OWNER.id }, status: 403 },
      { who: [...others], body: { roadmapId: scene.draft.id }, status: 404 },
      { who: ['learner'], body: { stepId: scene.elsewhere.stages[0]!.steps[0]!.id }, status: 404 },
      { who: ['learner'], body: { stepId: scene.published.stages[1]!.steps[0]!.id }, status: 422 },
    ],
  },
  'GET /api/following': privateRoute,
  'POST /api/roadmaps/{id}/follow': ofPublished,
  'DELETE /api/roadmaps/{id}/follow': ofPublished,
  'POST /api/upload': {
    session: 'required',
    isForm: true,
    body: ({ draft }) => ({ roadmapId: draft.id }),
    foreign: byBody,
  },
  'POST /api/roadmaps/{id}/transcript': {
    ...ofRoadmap,
    body: () => ({ text: `${STORY} Written once more.`, name: 'Another' }),
  },
  'GET /api/roadmaps/{id}/sources': ofRoadmap,
  'PATCH /api/sources/{id}': { ...ofSource, body: () => ({ name: 'The night of the letter' }) },
  'DELETE /api/sources/{id}': ofSource,
  'GET /api/sources/{id}/text': ofSource,
  'GET /api/sources/{id}/file': ofSource,
  'GET /api/sources/{id}/permissions': ofSource,
  'POST /api/sources/{id}/permissions': {
    ...ofSource,
    // Changes nothing: allowed from the start.
    body: () => ({ permission: 'drafting', granted: true }),
  },
  'GET /api/roadmaps/{id}/names': ofRoadmap,
  'POST /api/roadmaps/{id}/names': { ...ofRoadmap, body: () => ({ action: 'keep', name: 'Jana' }) },
  'GET /api/roadmaps/{id}/outside-model': ofRoadmap,
  'PUT /api/roadmaps/{id}/outside-model': { ...ofRoadmap, body: () => ({ granted: false }) },
  'POST /api/generate-roadmap': {
    session: 'required',
    body: ({ draft }) => ({ roadmapId: draft.id, content: `${STORY} And so on.` }),
    foreign: byBody,
  },
  'GET /api/roadmaps/{id}/run': ofRoadmap,
  'GET /api/events': privateRoute,
  ...recordingRows,
  ...accountRows,
  ...learningRows,
  ...bookingRows,
  ...secondFactorRows,
  ...adminRows,
  ...applicationRows,
  ...runRows,
  ...writtenRows,
  ...artifactRows,
  ...communityRows,
};

/** A valid request by a caller with access. `given` overrides params and fields. */
export function validRequest(
  route: string,
  scene: Scene,
  given: { params?: Record<string, string>; body?: Record<string, unknown> } = {},
): RequestSpec {
  const [method = '', path = ''] = route.split(' ');
  const row = rows[route]!;
  const params = { ...row.params?.(scene), ...given.params };
  const body = row.body && { ...row.body(scene), ...given.body };
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? randomUUID()),
    cookie: scene.people[row.by ?? 'mentor'],
    ...(body && (row.isForm ? asForm(row, body) : { body })),
  };
}

const asForm = (
  { isPicture }: Row,
  body: Record<string, unknown>,
): Pick<RequestSpec, 'body' | 'headers'> => ({
  body: form(
    ...Object.entries(body).map(([name, value]) => field(name, String(value))),
    isPicture ? file(PICTURE, 'dot.png', 'image/png') : file(`${STORY} As a file.`),
  ),
  headers: { 'content-type': FORM_TYPE },
});
