import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ErrorBody } from '@waymark/contracts/errors';
import * as events from '@waymark/contracts/roadmaps/events';
import * as roadmaps from '@waymark/contracts/roadmaps/rpc';
import * as learning from '@waymark/contracts/roadmaps/rpc-learning';
import * as versions from '@waymark/contracts/roadmaps/rpc-versions';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { AnyRpc } from '@waymark/contracts/rpc';
import { newId } from '@waymark/kernel/ids';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from '../testing/browser.ts';
import { EventReader } from '../testing/event-reader.ts';
import { TestGateway } from '../testing/gateway.ts';
import {
  aCoaching,
  aCompanion,
  aDiff,
  aProgress,
  aReflection,
  aStory,
  aVersion,
  REFLECTION_ID,
} from '../testing/learning-samples.ts';
import { AT, aRun, ROADMAP_ID, RUN_ID } from '../testing/samples.ts';

let gateway: TestGateway;
let browser: Browser;
let userId: number;
let run: AiRun;
beforeAll(async () => {
  gateway = await TestGateway.start({ env: { RATE_LIMIT_AI: '12/60' } });
  browser = await gateway.mentor();
  userId = [...gateway.identity.users.keys()][0]!;
  gateway.roadmaps.on(roadmaps.GetRun, () => run);
});
afterAll(() => gateway?.stop());
beforeEach(() => {
  gateway.roadmaps.calls.length = 0;
  run = aRun({ kind: 'coaching', stepId: 'step1', status: 'running' });
});

const reflection = () => ({ ...aReflection(), roadmapId: ROADMAP_ID });
const ticks = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    stepId: `${String(i).padStart(8, '0')}-0000-7000-8000-000000000001`,
    completed: true,
    at: AT,
  }));

type Served = [
  request: string,
  body: unknown,
  rpc: AnyRpc,
  input: () => unknown,
  status: number,
  answer: () => unknown,
];
const done = { success: true };
const served: Served[] = [
  [
    'POST /api/progress/merge',
    { roadmapId: ROADMAP_ID, ticks: ticks(1_200) },
    learning.MergeProgress,
    () => ({ roadmapId: ROADMAP_ID, ticks: ticks(1_200) }),
    200,
    () => ({ ...aProgress(), ignored: [] }),
  ],
  [
    `POST /api/progress/2/${ROADMAP_ID}/reset`,
    undefined,
    learning.ResetProgressRpc,
    () => ({ userId: 2, roadmapId: ROADMAP_ID }),
    200,
    () => ({ resetId: 'r1', progress: aProgress() }),
  ],
  ['POST /api/progress-resets/r1/undo', undefined, learning.UndoReset, () => ({ id: 'r1' }), 200, aProgress],
  [
    `GET /api/companion/${ROADMAP_ID}?timeZone=Asia/Kolkata`,
    undefined,
    learning.GetCompanion,
    () => ({ roadmapId: ROADMAP_ID, timeZone: 'Asia/Kolkata' }),
    200,
    aCompanion,
  ],
  [
    `PUT /api/companion/${ROADMAP_ID}/mood`,
    { mood: 'struggling' },
    learning.CheckIn,
    () => ({ roadmapId: ROADMAP_ID, body: { mood: 'struggling' } }),
    200,
    () => ({ mood: 'struggling', at: AT }),
  ],
  ['POST /api/reflections', reflection(), learning.AddReflection, reflection, 201, aReflection],
  [
    `DELETE /api/reflections/${REFLECTION_ID}`,
    undefined,
    learning.DeleteReflection,
    () => ({ id: REFLECTION_ID }),
    200,
    () => done,
  ],
  [
    `GET /api/roadmaps/${ROADMAP_ID}/coachings`,
    undefined,
    learning.ListCoachings,
    () => ({ id: ROADMAP_ID }),
    200,
    () => [aRun({ kind: 'coaching', stepId: 'step1' })],
  ],
  [
    `GET /api/roadmaps/${ROADMAP_ID}/versions`,
    undefined,
    versions.ListVersions,
    () => ({ id: ROADMAP_ID }),
    200,
    () => [aVersion()],
  ],
  [
    `DELETE /api/roadmaps/${ROADMAP_ID}`,
    undefined,
    versions.DeleteRoadmap,
    () => ({ id: ROADMAP_ID }),
    200,
    () => ({ outcome: 'archived', followers: 3 }),
  ],
  [
    `POST /api/roadmaps/${ROADMAP_ID}/seen`,
    { version: 2 },
    versions.MarkSeen,
    () => ({ id: ROADMAP_ID, body: { version: 2 } }),
    200,
    () => done,
  ],
  [`GET /api/ai-runs/${RUN_ID}/diff`, undefined, versions.GetDraftDiff, () => ({ id: RUN_ID }), 200, aDiff],
];
const ask = (by: Browser, request: string, body?: unknown, headers?: Record<string, string>) => {
  const [method = '', path = ''] = request.split(' ');
  return by.send(method, path, body, headers);
};

describe('what learners and mentors do on a roadmap', () => {
  it.each(served)(
    '%s calls its service and returns the answer',
    async (request, body, rpc, input, status, answer) => {
      const response = await ask(browser, request, body);
      expect({ status: response.status, body: await response.json() }).toEqual({ status, body: answer() });
      const [call] = gateway.roadmaps.callsOf(rpc);
      expect(call?.input).toEqual(input());
      expect(call?.ctx.caller?.userId).toBe(userId);
    },
  );

  it('lets anybody read the stories', async () => {
    const response = await gateway.browser().get('/api/user-stories/featured');
    expect(await response.json()).toEqual([aStory()]);
  });

  it('asks for the working copy where the mentor does', async () => {
    await browser.get(`/api/roadmaps/${ROADMAP_ID}?version=draft`);
    await browser.get(`/api/roadmaps/${ROADMAP_ID}`);
    expect(gateway.roadmaps.callsOf(roadmaps.GetRoadmap).map(({ input }) => input)).toEqual([
      { id: ROADMAP_ID, version: 'draft' },
      { id: ROADMAP_ID },
    ]);
  });

  it('lists the roadmaps of one mentor', async () => {
    await browser.get('/api/roadmaps?mentorId=7&limit=3');
    expect(gateway.roadmaps.callsOf(roadmaps.ListRoadmaps)[0]?.input).toMatchObject({
      mentorId: 7,
      limit: 3,
    });
  });

  it('hands the Idempotency-Key of a deletion on', async () => {
    await ask(browser, `DELETE /api/roadmaps/${ROADMAP_ID}`, undefined, { 'idempotency-key': 'k7' });
    expect(gateway.roadmaps.callsOf(versions.DeleteRoadmap)[0]?.ctx.idempotencyKey).toBe('k7');
  });

  it.each<[string, unknown, number]>([
    ['POST /api/progress/merge', { roadmapId: ROADMAP_ID, ticks: [] }, 400],
    ['POST /api/progress/merge', { roadmapId: ROADMAP_ID, ticks: ticks(1_201) }, 400],
    ['POST /api/progress/merge', { roadmapId: ROADMAP_ID, ticks: [{ ...ticks(1)[0], at: 'now' }] }, 400],
    ['POST /api/progress/merge', { roadmapId: ROADMAP_ID, ticks: 'x'.repeat(300_000) }, 413],
    [`POST /api/progress/me/${ROADMAP_ID}/reset`, undefined, 404],
    ['POST /api/progress-resets/%20/undo', undefined, 404],
    [`GET /api/companion/${ROADMAP_ID}?timeZone=${'x'.repeat(65)}`, undefined, 400],
    [`PUT /api/companion/${ROADMAP_ID}/mood`, { mood: 'fine' }, 400],
    [`PUT /api/companion/${ROADMAP_ID}/mood`, { mood: 'neutral', at: 'yesterday' }, 400],
    ['POST /api/reflections', { ...reflection(), text: '  ' }, 400],
    ['POST /api/reflections', { ...reflection(), id: 'mine' }, 400],
    ['POST /api/reflections', { ...reflection(), progress: 101 }, 400],
    [`GET /api/roadmaps/${ROADMAP_ID}?version=3`, undefined, 400],
    [`GET /api/roadmaps?mentorId=x`, undefined, 400],
    [`POST /api/roadmaps/${ROADMAP_ID}/seen`, { version: 0 }, 400],
    ['POST /api/ai-coaching', { roadmapId: ROADMAP_ID }, 400],
    ['POST /api/ai-coaching', { roadmapId: ROADMAP_ID, stepId: 's', userContext: 'x'.repeat(1_001) }, 400],
  ])('rejects %s %j', async (request, body, status) => {
    const response = await ask(browser, request, body);
    const answer = ErrorBody.parse(await response.json());
    expect([response.status, answer.statusCode]).toEqual([status, status]);
    expect(gateway.roadmaps.asked).toEqual([]);
  });
});

describe('coaching for one step', () => {
  const body = { roadmapId: ROADMAP_ID, stepId: 'step1', userContext: "I'm a beginner" };
  const coach = (headers?: Record<string, string>) => browser.post('/api/ai-coaching', body, headers);

  it('waits for its run and answers with what it came to', async () => {
    run = aRun({ ...run, status: 'succeeded', engine: 'offline', coaching: aCoaching() });
    const response = await coach();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      coaching: aCoaching(),
      message: 'AI Coaching Generated',
      runId: RUN_ID,
      engine: 'offline',
    });
    expect(gateway.roadmaps.callsOf(learning.StartCoaching)[0]?.input).toEqual(body);
  });

  it.each<[AiRun['status'], string | null, string]>([
    ['failed', null, 'Unable to generate personalized guidance right now.'],
    ['cancelled', null, 'Unable to generate personalized guidance right now.'],
    ['refused', 'This step holds no words.', 'This step holds no words.'],
    ['succeeded', 'Done.', 'Unable to generate personalized guidance right now.'],
  ])('says success: false after %s without coaching', async (status, message, said) => {
    run = aRun({ ...run, status, message });
    const response = await coach();
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: false, coaching: null, message: said });
  });

  it('answers 202 and the run with Prefer: respond-async', async () => {
    const response = await coach({ prefer: 'respond-async' });
    expect(response.status).toBe(202);
    expect(response.headers.get('location')).toBe(`/api/ai-runs/${RUN_ID}`);
    expect(await response.json()).toEqual(aRun({ kind: 'coaching', stepId: 'step1' }));
  });

  it('counts against the AI quota', async () => {
    const answers = await Promise.all(Array.from({ length: 13 }, () => coach({ prefer: 'respond-async' })));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('open pages', () => {
  it.each([
    [events.ProgressMoved, { roadmapId: ROADMAP_ID }],
    [events.CompanionChanged, { roadmapId: ROADMAP_ID }],
    [events.ProgressMade, { roadmapId: ROADMAP_ID, stepId: 's1', completed: true }],
    [events.RunEnded, { roadmapId: ROADMAP_ID, runId: RUN_ID, status: 'succeeded' }],
    [events.SourceChanged, { roadmapId: ROADMAP_ID, sourceId: 's1', status: 'ready' }],
  ])('of the person it is about hear of $type', async ({ type }, data) => {
    const reader = await EventReader.open(browser, '/api/events');
    await reader.until(1);
    const about = { ...data, userId };
    await gateway.service.app.get(EventPublisher).publish({
      id: newId(),
      type,
      occurredAt: AT,
      requestId: 'r',
      actorId: userId,
      audience: [userId],
      data: about,
    });
    const ids = Object.fromEntries(Object.entries(about).filter(([key]) => key.endsWith('Id')));
    await eventually(() => expect(reader.events.at(-1)?.data).toEqual({ type, ids }));
    reader.leave();
  });
});
