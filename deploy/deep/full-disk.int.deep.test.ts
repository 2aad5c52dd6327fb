// covers: deploy/launch, libs/database, libs/messaging, gateway/src/http
// guarantees: A disk filled and freed under load: no 500, every process back by itself, nothing acknowledged lost
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { eventually } from '@waymark/testing/eventually';
import { bookingOf, newLearners, type OpenCalendar, openCalendar } from '../e2e/booking-scene.ts';
import type { Client } from '../e2e/client.ts';
import { startWaymark } from '../launch/start.ts';
import { describeWhere } from '../test/describe-where.ts';
import { isolationOverrides } from '../test/isolated-env.ts';
import '../test/e2e-timeout.ts';
import { FaultScene } from './fault-scene.ts';
import { SmallDisk } from './small-disk.ts';

const DISK_MB = 280;
const FULL_MS = 30_000;
const BACK_WITHIN_MS = 60_000;
const LEARNERS = 4;
const SERVERS = ['postgres', 'redis', 'nats'];

describeWhere(SmallDisk.missing(), 'a Waymark whose disk fills up under load', () => {
  let scene: FaultScene;
  let disk: SmallDisk;
  let learners: Client[];
  let calendar: OpenCalendar;
  let over = false;
  const answers: { what: string; status: number }[] = [];
  /** What was acknowledged last, by learner and step. */
  const ticks = new Map<string, boolean>();
  const booked = new Map<Client, string[]>();

  beforeAll(async () => {
    const home = await mkdtemp(join(tmpdir(), 'waymark-full-'));
    // The first start creates the data, which then moves to the small disk.
    const first = await startWaymark({ home, port: 0, env: isolationOverrides() });
    await first.stop();
    disk = new SmallDisk(DISK_MB);
    for (const server of SERVERS) disk.take(join(home, server));
    scene = await FaultScene.start({}, { home, build: false });
    learners = await newLearners(scene.url, 'full', LEARNERS);
    calendar = await openCalendar(scene.url, 'amara', 0);
  }, 600_000);
  afterAll(async () => {
    try {
      await scene?.waymark.stop();
    } finally {
      disk?.remove();
    }
    await scene?.stop();
  }, 60_000);

  it('returns 2xx, 4xx or 503 only on a full disk, and every process recovers by itself once there is space', async () => {
    const work = learners.map((learner, index) => Promise.all([tick(learner), book(learner, index)]));
    await eventually(() => expect(ticks.size).toBeGreaterThan(LEARNERS));
    try {
      const fullUntil = Date.now() + FULL_MS;
      while (Date.now() < fullUntil) {
        disk.fill();
        await sleep(200);
      }
      expect(answers.filter(({ status }) => status === 503)).not.toEqual([]);
      disk.free();
      const [anyone] = learners as [Client];
      await eventually(
        async () => {
          expect(Object.keys(scene.waymark.pids)).toEqual(expect.arrayContaining(SERVERS));
          for (const url of Object.values(scene.waymark.services.healthUrls)) {
            const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) });
            expect([url, response.status, await response.text()]).toEqual([url, 200, expect.any(String)]);
          }
          expect((await anyone.send('GET', '/api/health/ready')).status).toBe(200);
          expect(await unpublished()).toEqual([]);
        },
        { timeoutMs: BACK_WITHIN_MS, intervalMs: 500 },
      );
    } finally {
      over = true;
    }
    await Promise.all(work);
    const isPromised = (status: number) => status === 503 || (status >= 200 && status < 500);
    expect(answers.filter(({ status }) => !isPromised(status))).toEqual([]);
  }, 240_000);

  it('keeps every tick and every booking that was acknowledged while the disk was full', async () => {
    for (const learner of learners) {
      const { id } = await learner.until<{ id: number }>('GET', '/api/user');
      const { progress } = await learner.until<{ progress: Record<string, boolean> }>(
        'GET',
        `/api/progress/${id}/roadmap2`,
      );
      const own = [...ticks].filter(([key]) => key.startsWith(`${learner.username} `));
      for (const [key, completed] of own)
        expect([key, progress[key.split(' ')[1]!] ?? false]).toEqual([key, completed]);
      const sessions = await learner.until<Session[]>('GET', '/api/sessions?limit=100');
      const ids = sessions.map(({ id: sessionId }) => sessionId);
      expect(ids).toEqual(expect.arrayContaining(booked.get(learner) ?? []));
    }
    expect([...booked.values()].flat().length).toBeGreaterThan(0);
  });

  it('breaks no invariant while the disk is full', () => scene.expectConsistent());

  /** Toggles the steps of a stage; an attempt without a 2xx is repeated, so the last acknowledged state is the true one. */
  async function tick(learner: Client): Promise<void> {
    const roadmap = await learner.until<Roadmap>('GET', '/api/roadmaps/roadmap2');
    const steps = roadmap.stages[0]!.steps.map(({ id }) => id);
    for (let n = 0; !over; n += 1) {
      const stepId = steps[n % steps.length]!;
      const key = `${learner.username} ${stepId}`;
      const completed = !(ticks.get(key) ?? false);
      while (
        !(await acknowledged('tick', learner, 'PATCH', '/api/progress', {
          stepId,
          roadmapId: roadmap.id,
          completed,
        }))
      ) {
        if (over) {
          ticks.delete(key); // unknown: one of the two
          return;
        }
        await sleep(100);
      }
      ticks.set(key, completed);
      await sleep(50);
    }
  }

  async function book(learner: Client, index: number): Promise<void> {
    const own = calendar.starts.filter((_, n) => n % LEARNERS === index);
    booked.set(learner, []);
    for (const start of own) {
      if (over) return;
      const session = await acknowledged<Session>(
        'booking',
        learner,
        'POST',
        '/api/sessions/schedule',
        bookingOf(calendar, start),
      );
      if (session) booked.get(learner)!.push(session.id);
      await sleep(300);
    }
  }

  /** The body of a 2xx; null for any other response. */
  async function acknowledged<T = unknown>(
    what: string,
    client: Client,
    method: string,
    path: string,
    body: unknown,
  ): Promise<T | null> {
    const { status, body: got } = await client.send(method, path, body);
    answers.push({ what, status });
    return status >= 200 && status < 300 ? (got as T) : null;
  }

  const unpublished = () =>
    scene.query('SELECT id FROM roadmaps.outbox WHERE published_at IS NULL AND parked_at IS NULL');
});
