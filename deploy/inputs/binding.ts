import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { User } from '@waymark/contracts/identity/http';
import type { EditedStage, Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import type { ProgressChanged } from '@waymark/contracts/roadmaps/progress';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { Source, UploadedArtifact } from '@waymark/contracts/roadmaps/sources';
import type { Fixture } from './fixture.ts';
import { FORM_TYPE, field, file, form } from './form.ts';
import { cookieOf, get, sendRequest } from './http.ts';
import { validRequest } from './routes.ts';
import { OWNER, type Scene, STORY } from './scene.ts';

/** Fields of rows and responses that no request may set. */
const privileged = {
  id: 'chosen-by-the-sender',
  role: 'admin',
  subscriptionTier: 'gold',
  status: 'published',
  publishedAt: '2000-01-01T00:00:00.000Z',
  updatedAt: '2000-01-01T00:00:00.000Z',
  createdAt: '2000-01-01T00:00:00.000Z',
  followers: 999_999,
  audioUrl: 'https://evil.example/a.mp3',
  mentor: { id: 1, name: 'Somebody else' },
  isOwner: true,
  origin: 'ai',
  reviewed: false,
  order: 99,
  position: 99,
  evidence: { sourceId: 'x', quote: 'never said', start: 0, end: 10 },
  key: 'sources/roadmap1/x',
  kind: 'file',
  fileType: 'text/html',
  engine: 'openai',
  outcome: 'applied',
  stagesGenerated: 7,
  passwordHash: 'x',
  isAdmin: true,
};

/** Registers tests of fields beyond the schema of a body. */
export function bindingCases(fixture: Fixture): void {
  describe('a field beyond the schema of a route', () => {
    it('sets no role at registration or login', () => registration(fixture));
    it('sets no status, mentor, id or followers of a roadmap', () => roadmaps(fixture));
    it('sets no origin, review, order, id or evidence of a stage or a step', () => stages(fixture));
    it('changes nothing but the order when stages are ordered', () => order(fixture));
    it('records progress of the caller only, at the time of the server', () => progress(fixture));
    it('sets no key, kind, type or status of a source', () => sources(fixture));
    it('sets no status, engine, outcome or owner of a run', () => runs(fixture));
  });

  describe('a text that cannot be stored as it is', () => {
    it('loses NULs and lone surrogates, and the response equals what is stored', () =>
      unstorableText(fixture));
  });
}

const send = <T>(scene: Scene, route: string, given: Parameters<typeof validRequest>[2] = {}) =>
  get<T>(validRequest(route, scene, { ...given, body: { ...privileged, ...given.body } }));

async function registration({ stored }: Fixture): Promise<void> {
  const account = {
    username: `in-${randomUUID().slice(0, 12)}`,
    email: `${randomUUID()}@example.org`,
    password: 'long enough',
  };
  const body = { ...privileged, ...account };
  const response = await sendRequest({ method: 'POST', path: '/api/register', body });
  const user = JSON.parse(response.text) as User;
  expect([response.status, user]).toMatchObject([201, { role: 'learner', subscriptionTier: 'free' }]);
  expect(Object.keys(user).sort()).toEqual([
    'applies',
    'avatar',
    'deleteAfter',
    'email',
    'id',
    'role',
    'subscriptionTier',
    'username',
  ]);
  const login = await get<User>({ method: 'POST', path: '/api/login', body });
  expect(login).toEqual(user);
  const seen = await get<User>({ method: 'GET', path: '/api/user', cookie: cookieOf(response) });
  expect(seen).toEqual(user);
  const rows = await stored.query('SELECT id, role FROM identity.users WHERE username = $1', [
    account.username,
  ]);
  expect(rows).toEqual([{ id: user.id, role: 'learner' }]);
}

async function roadmaps({ scene }: Fixture): Promise<void> {
  const made = await send<Roadmap>(scene, 'POST /api/roadmaps');
  const own = { status: 'draft', publishedAt: null, followers: 0, mentorId: OWNER.id, audioUrl: null };
  expect(made).toMatchObject({ ...own, revision: 1, stages: [] });
  expect(made.id).not.toBe(privileged.id);
  const body = { title: 'Renamed', mentorId: 4, stages: [] };
  const edited = await send<Roadmap>(scene, 'PATCH /api/roadmaps/{id}', { params: { id: made.id }, body });
  expect(edited).toMatchObject({
    ...own,
    id: made.id,
    title: 'Renamed',
    mentor: made.mentor,
    isOwner: true,
  });
}

async function stages({ scene }: Fixture): Promise<void> {
  const steps = [{ ...privileged, id: undefined, title: 'A step' }];
  const body = { steps, roadmapId: scene.published.id, touchedByMentor: false };
  const made = await send<Stage>(scene, 'POST /api/roadmaps/{id}/stages', { body });
  expect(made).toMatchObject({
    origin: 'mentor',
    order: 2,
    steps: [{ origin: 'mentor', reviewed: true, order: 0, evidence: null }],
  });
  expect(made.id).not.toBe(privileged.id);
  const [step] = made.steps;
  const again = { steps: [{ ...privileged, id: step!.id, title: 'Rewritten' }] };
  const params = { id: scene.draft.id, stageId: made.id };
  const edited = await send<Stage>(scene, 'PATCH /api/roadmaps/{id}/stages/{stageId}', {
    params,
    body: again,
  });
  expect(edited).toMatchObject({
    id: made.id,
    order: 2,
    steps: [{ id: step!.id, origin: 'mentor', reviewed: true, order: 0, evidence: null }],
  });
  await get(validRequest('DELETE /api/roadmaps/{id}/stages/{stageId}', scene, { params }));
}

async function order({ scene }: Fixture): Promise<void> {
  const { draft } = scene;
  const stages = [...draft.stages]
    .reverse()
    .map(({ id, steps }) => ({ ...privileged, id, steps: steps.map((step) => step.id) }));
  const ordered = await send<Roadmap>(scene, 'PUT /api/roadmaps/{id}/order', { body: { stages } });
  const titles = (roadmap: Pick<Roadmap, 'stages'>) =>
    roadmap.stages.map(({ title, origin }) => [title, origin]);
  expect(titles(ordered)).toEqual(titles({ stages: [...draft.stages].reverse() }));
  expect(ordered.status).toBe('draft');
}

async function progress({ scene }: Fixture): Promise<void> {
  const { published, people } = scene;
  const body = {
    ...privileged,
    stepId: published.stages[0]!.steps[0]!.id,
    roadmapId: published.id,
    completed: true,
  };
  const request = { method: 'PATCH', path: '/api/progress', cookie: people.learner };
  const changed = await get<ProgressChanged>({ ...request, body: { ...body, completedSteps: 50 } });
  expect(changed).toMatchObject({ userId: 1, completedSteps: 1 });
  expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.now() - 60_000);
  await get({ ...request, body: { ...body, completed: false } });
  await get({ ...request, method: 'DELETE', path: `/api/roadmaps/${published.id}/follow` });
}

async function sources({ scene, stored }: Fixture): Promise<void> {
  const response = await send<Source>(scene, 'POST /api/roadmaps/{id}/transcript', {
    body: { roadmapId: 'roadmap1' },
  });
  const own = {
    roadmapId: scene.draft.id,
    kind: 'transcript',
    fileType: 'text/plain',
    status: 'ready',
  };
  expect(response).toMatchObject(own);
  const fields = ['userId', 'key', 'fileType', 'id'].map((name) => field(name, String(privileged.key)));
  const value = `${STORY} ${randomUUID()}`;
  const uploaded = await get<UploadedArtifact>({
    ...validRequest('POST /api/upload', scene),
    headers: { 'content-type': FORM_TYPE },
    body: form(...fields, field('roadmapId', scene.draft.id), file(value, '../../<b>.txt', 'text/html')),
  });
  expect(uploaded).toMatchObject({ originalName: '<b>.txt', fileType: 'text/plain' });
  const sources = stored.query<{ key: string }>('SELECT key FROM roadmaps.sources WHERE id = $1', [
    uploaded.id,
  ]);
  expect((await sources)[0]?.key).toMatch(new RegExp(`^sources/${scene.draft.id}/[0-9a-f-]{36}$`));
}

async function runs({ scene, stored }: Fixture): Promise<void> {
  const body = { roadmapId: scene.draft.id, content: undefined, userId: 1, draft: [{}], progress: 1 };
  const request = validRequest('POST /api/generate-roadmap', scene, { body: { ...privileged, ...body } });
  const run = await get<AiRun>({ ...request, headers: { prefer: 'respond-async' } });
  expect(run).toMatchObject({
    status: 'queued',
    engine: null,
    outcome: null,
    stagesGenerated: 0,
    draft: [],
  });
  const [row] = await stored.query('SELECT user_id FROM roadmaps.ai_runs WHERE id = $1', [run.id]);
  expect(row).toEqual({ user_id: OWNER.id });
  await get(validRequest('POST /api/ai-runs/{id}/cancel', scene, { params: { id: run.id } }));
}

async function unstorableText({ scene }: Fixture): Promise<void> {
  const odd = 'half \ud83d of a\u0000 pair \udc00';
  const clean = 'half \ufffd of a pair \ufffd';
  const body = {
    title: odd,
    description: odd,
    estimatedDuration: odd,
    steps: [{ title: odd, description: odd }],
  };
  for (const key of ['', randomUUID()]) {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
    const request = validRequest('POST /api/roadmaps/{id}/stages', scene, { body });
    const { revision, ...made } = await get<EditedStage>({ ...request, headers });
    expect({ revision, ...made }).toMatchObject({
      revision: expect.any(Number),
      title: clean,
      description: clean,
      steps: [{ title: clean, description: clean }],
    });
    const { stages } = await get<Roadmap>(
      validRequest('GET /api/roadmaps/{id}', scene, { params: { id: scene.draft.id } }),
    );
    expect(stages.find(({ id }) => id === made.id)).toMatchObject(made);
  }
  const named = { text: `${STORY} ${randomUUID()}`, name: odd };
  const response = await get<Source>(
    validRequest('POST /api/roadmaps/{id}/transcript', scene, { body: named }),
  );
  const sources = await get<Source[]>(validRequest('GET /api/roadmaps/{id}/sources', scene));
  expect([response.originalName, sources.find(({ id }) => id === response.id)]).toEqual([clean, response]);
}
