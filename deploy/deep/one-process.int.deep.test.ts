// covers: deploy/launch, libs/messaging, libs/platform
// guarantees: Gateway and services in one process answer, limit, drain and recover as several do
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { eventually } from '@waymark/testing/eventually';
import { bookingOf, newLearners, type OpenCalendar, openCalendar } from '../e2e/booking-scene.ts';
import type { Client } from '../e2e/client.ts';
import { franklin } from '../e2e/story.ts';
import { processesOf } from '../launch/testing/fakes.ts';
import { FaultScene, hold, pay } from './fault-scene.ts';

const RACERS = 12;
const PRICE = 2_000;

let scene: FaultScene;
let racers: Client[];
let free: OpenCalendar;

beforeAll(async () => {
  scene = await FaultScene.start({ WAYMARK_PROCESSES: 'one' });
  racers = await newLearners(scene.url, 'one', RACERS);
  free = await openCalendar(scene.url, 'amara', 0);
}, 240_000);
afterAll(() => scene?.stop(), 60_000);

const book = (racer: Client, start: string) =>
  racer.send('POST', '/api/sessions/schedule', bookingOf(free, start));

describe('gateway and services in one process', () => {
  it('run in one process of Node, beside that of the ai-worker', () => {
    expect(Object.keys(scene.waymark.pids).sort()).toEqual([
      'ai-worker',
      'nats',
      'postgres',
      'redis',
      'waymark',
    ]);
  });

  it('book a slot once, and notify learner and mentor', async () => {
    const [start] = free.starts;
    const answers = await Promise.all(racers.map((racer) => book(racer, start!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(RACERS - 1).fill(409)]);
    const winner = racers[answers.findIndex(({ status }) => status === 201)]!;
    for (const client of [winner, free.client]) {
      await eventually(async () => {
        const notices = await client.until<{ kind: string }[]>('GET', '/api/notifications');
        expect(notices.map(({ kind }) => kind)).toContain('session-booked');
      });
    }
  });

  it('take a payment, with every invariant kept', async () => {
    const [payer] = racers as [Client];
    const priced = await openCalendar(scene.url, 'ines', PRICE);
    const intent = await hold(payer, priced, priced.starts.at(-1)!);
    expect(await pay(payer, intent)).toBe('succeeded');
    await eventually(async () => {
      const sessions = await payer.until<Session[]>('GET', '/api/sessions');
      expect(sessions.map(({ payment }) => payment)).toContain('paid');
    });
    await scene.expectConsistent();
  }, 120_000);

  it('draft with the ai-worker, over the queue', async () => {
    const run = await free.client.until<{ id: string }>('POST', '/api/roadmaps', {
      title: 'On time',
      description: 'How I stopped being late.',
      categoryId: (await free.client.until<{ id: string }[]>('GET', '/api/categories'))[0]!.id,
    });
    const draft = await free.client.send('POST', '/api/generate-roadmap', {
      roadmapId: run.id,
      content: franklin,
    });
    expect(draft).toMatchObject({ status: 200, body: { success: true } });
  }, 60_000);

  it('keep what they confirmed when the process is killed', async () => {
    const start = free.starts[4]!;
    const [racer] = racers as [Client];
    expect((await book(racer, start)).status).toBe(201);
    const before = scene.waymark.pids.waymark;
    scene.waymark.kill('waymark', 'SIGKILL');
    await eventually(() => expect(scene.waymark.pids.waymark).not.toBe(before));
    await scene.waymark.waitReady();
    const sessions = await racer.until<Session[]>('GET', '/api/sessions');
    expect(sessions.map(({ sessionDate }) => sessionDate)).toContain(start);
    expect((await book(racers[1]!, start)).status).toBe(409);
    await scene.expectConsistent();
  }, 120_000);

  it('finish running requests when they stop, and leave no process', async () => {
    const { home } = scene.waymark;
    const asked = racers.map((racer, index) => book(racer, free.starts[8 + 2 * index]!));
    await eventually(async () => {
      const taken = 'SELECT 1 FROM scheduling.sessions WHERE starts_at >= $1';
      expect((await scene.query(taken, [free.starts[8]!])).length).toBeGreaterThan(0);
    });
    await scene.waymark.stop();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => ![201, 503, 0].includes(status))).toEqual([]);
    expect(processesOf(home)).toEqual([]);
  }, 60_000);
});
