import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import type { ProgressChanged } from '@waymark/contracts/roadmaps/progress';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { Source, UploadedArtifact } from '@waymark/contracts/roadmaps/sources';
import { FORM_TYPE, field, file, form } from './inputs-form.ts';
import { nothingBroke, stageForTests } from './inputs-harness.ts';
import { ask, cookieOf, get } from './inputs-http.ts';
import { right } from './inputs-routes.ts';
import { OWNER, STORY } from './inputs-scene.ts';

const stage = stageForTests();

/** Fields of rows and answers that no request may set. */
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
const send = <T>(route: string, given: Parameters<typeof right>[2] = {}) =>
  get<T>(right(route, stage.scene, { ...given, body: { ...privileged, ...given.body } }));

describe('what a body holds beyond what is asked for', () => {
  it('makes nobody an admin who registers or logs in', async () => {
    const account = {
      username: `in-${randomUUID().slice(0, 12)}`,
      email: `${randomUUID()}@example.org`,
      password: 'long enough',
    };
    const body = { ...privileged, ...account };
    const told = await ask({ method: 'POST', path: '/api/register', body });
    const user = JSON.parse(told.text) as User;
    expect([told.status, user]).toMatchObject([201, { role: 'learner', subscriptionTier: 'free' }]);
    expect(Object.keys(user).sort()).toEqual([
      'avatar',
      'email',
      'id',
      'role',
      'subscriptionTier',
      'username',
    ]);
    const login = await get<User>({ method: 'POST', path: '/api/login', body });
    expect(login).toEqual(user);
    const seen = await get<User>({ method: 'GET', path: '/api/user', cookie: cookieOf(told) });
    expect(seen).toEqual(user);
    const rows = await stage.stored.query('SELECT id, role FROM identity.users WHERE username = $1', [
      account.username,
    ]);
    expect(rows).toEqual([{ id: user.id, role: 'learner' }]);
  });

  it('publishes no roadmap, and gives it no other mentor, id or followers', async () => {
    const made = await send<Roadmap>('POST /api/roadmaps');
    const own = { status: 'draft', publishedAt: null, followers: 0, mentorId: OWNER.id, audioUrl: null };
    expect(made).toMatchObject({ ...own, revision: 1, stages: [] });
    expect(made.id).not.toBe(privileged.id);
    const body = { title: 'Renamed', mentorId: 4, stages: [] };
    const edited = await send<Roadmap>('PATCH /api/roadmaps/{id}', { params: { id: made.id }, body });
    expect(edited).toMatchObject({
      ...own,
      id: made.id,
      title: 'Renamed',
      mentor: made.mentor,
      isOwner: true,
    });
  });

  it('says nothing about where a stage or a step comes from or stands', async () => {
    const steps = [{ ...privileged, id: undefined, title: 'A step' }];
    const body = { steps, roadmapId: stage.scene.published.id, touchedByMentor: false };
    const made = await send<Stage>('POST /api/roadmaps/{id}/stages', { body });
    expect(made).toMatchObject({
      origin: 'mentor',
      order: 2,
      steps: [{ origin: 'mentor', order: 0, evidence: null }],
    });
    expect(made.id).not.toBe(privileged.id);
    const [step] = made.steps;
    const again = { steps: [{ ...privileged, id: step!.id, title: 'Rewritten' }] };
    const params = { id: stage.scene.draft.id, stageId: made.id };
    const edited = await send<Stage>('PATCH /api/roadmaps/{id}/stages/{stageId}', { params, body: again });
    expect(edited).toMatchObject({
      id: made.id,
      order: 2,
      steps: [{ id: step!.id, order: 0, evidence: null }],
    });
    await get(right('DELETE /api/roadmaps/{id}/stages/{stageId}', stage.scene, { params }));
  });

  it('orders stages and steps, and changes nothing else of them', async () => {
    const { draft } = stage.scene;
    const stages = [...draft.stages]
      .reverse()
      .map(({ id, steps }) => ({ ...privileged, id, steps: steps.map((step) => step.id) }));
    const ordered = await send<Roadmap>('PUT /api/roadmaps/{id}/order', { body: { stages } });
    const titles = (roadmap: Pick<Roadmap, 'stages'>) =>
      roadmap.stages.map(({ title, origin }) => [title, origin]);
    expect(titles(ordered)).toEqual(titles({ stages: [...draft.stages].reverse() }));
    expect(ordered.status).toBe('draft');
  });

  it('records no progress but the caller’s own, and at the time of the server', async () => {
    const { published, people } = stage.scene;
    const body = {
      ...privileged,
      stepId: published.stages[0]!.steps[0]!.id,
      roadmapId: published.id,
      completed: true,
    };
    const asked = { method: 'PATCH', path: '/api/progress', cookie: people.learner };
    const changed = await get<ProgressChanged>({ ...asked, body: { ...body, completedSteps: 50 } });
    expect(changed).toMatchObject({ userId: 1, completedSteps: 1 });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.now() - 60_000);
    await get({ ...asked, body: { ...body, completed: false } });
    await get({ ...asked, method: 'DELETE', path: `/api/roadmaps/${published.id}/follow` });
  });

  it('is not what a source is known as', async () => {
    const told = await send<Source>('POST /api/roadmaps/{id}/transcript', {
      body: { roadmapId: 'roadmap1' },
    });
    const own = {
      roadmapId: stage.scene.draft.id,
      kind: 'transcript',
      fileType: 'text/plain',
      status: 'ready',
    };
    expect(told).toMatchObject(own);
    const fields = ['userId', 'key', 'fileType', 'id'].map((name) => field(name, String(privileged.key)));
    const value = `${STORY} ${randomUUID()}`;
    const uploaded = await get<UploadedArtifact>({
      ...right('POST /api/upload', stage.scene),
      headers: { 'content-type': FORM_TYPE },
      body: form(
        ...fields,
        field('roadmapId', stage.scene.draft.id),
        file(value, '../../<b>.html', 'text/html'),
      ),
    });
    expect(uploaded).toMatchObject({ originalName: '<b>.html', fileType: 'text/plain' });
    const sources = stage.stored.query<{ key: string }>('SELECT key FROM roadmaps.sources WHERE id = $1', [
      uploaded.id,
    ]);
    expect((await sources)[0]?.key).toMatch(new RegExp(`^sources/${stage.scene.draft.id}/[0-9a-f-]{36}$`));
  });

  it('ends no run before it has begun', async () => {
    const body = { roadmapId: stage.scene.draft.id, content: undefined, userId: 1, draft: [{}], progress: 1 };
    const asked = right('POST /api/generate-roadmap', stage.scene, { body: { ...privileged, ...body } });
    const run = await get<AiRun>({ ...asked, headers: { prefer: 'respond-async' } });
    expect(run).toMatchObject({
      status: 'queued',
      engine: null,
      outcome: null,
      stagesGenerated: 0,
      draft: [],
    });
    const [row] = await stage.stored.query('SELECT user_id FROM roadmaps.ai_runs WHERE id = $1', [run.id]);
    expect(row).toEqual({ user_id: OWNER.id });
    await get(right('POST /api/ai-runs/{id}/cancel', stage.scene, { params: { id: run.id } }));
  });
});

describe('text that cannot be stored as it is', () => {
  it('loses its NULs and its halves of characters, and the answer says what was stored', async () => {
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
      const asked = right('POST /api/roadmaps/{id}/stages', stage.scene, { body });
      const made = await get<Stage>({ ...asked, headers });
      expect(made).toMatchObject({
        title: clean,
        description: clean,
        steps: [{ title: clean, description: clean }],
      });
      const { stages } = await get<Roadmap>(
        right('GET /api/roadmaps/{id}', stage.scene, { params: { id: stage.scene.draft.id } }),
      );
      expect(stages.find(({ id }) => id === made.id)).toMatchObject(made);
    }
    const named = { text: `${STORY} ${randomUUID()}`, name: odd };
    const told = await get<Source>(right('POST /api/roadmaps/{id}/transcript', stage.scene, { body: named }));
    const sources = await get<Source[]>(right('GET /api/roadmaps/{id}/sources', stage.scene));
    expect([told.originalName, sources.find(({ id }) => id === told.id)]).toEqual([clean, told]);
  });
});

nothingBroke();
