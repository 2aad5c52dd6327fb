// covers: libs/messaging, libs/database, libs/platform, gateway/src/http
// guarantees: A backing server frozen for 30 s or killed: responses within 6 s, live, not ready, automatic recovery
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Client } from '../e2e/client.ts';
import '../test/e2e-timeout.ts';
import { FaultScene, untilPublished } from './fault-scene.ts';

const FROZEN_MS = 30_000;
/** Guaranteed for every response during an outage. */
const RESPONSE_WITHIN_MS = 6_000;

let scene: FaultScene;

beforeAll(async () => {
  scene = await FaultScene.start();
}, 300_000);
afterAll(() => scene?.stop(), 60_000);

describe.each(['nats', 'redis', 'postgres'])('%s frozen for 30 s', (part) => {
  it('is reported by readiness, lets no request hang, and is used again afterwards', async () => {
    const client = await new Client(scene.url, 'learner').login();
    const responses: { path: string; ms: number; status: number }[] = [];
    const { pids } = scene.waymark;
    const processes = await processesOf(part);
    for (const pid of processes) signalTo(pid, 'SIGSTOP');
    const frozenUntil = Date.now() + FROZEN_MS;
    let reportedNotReady = false;
    try {
      while (Date.now() < frozenUntil) {
        const requests = ['/api/roadmaps', '/api/user', '/api/progress/1/roadmap1', '/api/health/live'].map(
          async (path) => {
            const startedAt = Date.now();
            const { status } = await client.send('GET', path);
            responses.push({ path, status, ms: Date.now() - startedAt });
          },
        );
        reportedNotReady ||= (await client.send('GET', '/api/health/ready')).status === 503;
        await Promise.all(requests);
        await sleep(200);
      }
    } finally {
      for (const pid of processes) signalTo(pid, 'SIGCONT');
    }
    expect(responses.filter(({ ms }) => ms > RESPONSE_WITHIN_MS)).toEqual([]);
    expect(responses.filter(({ status }) => status === 0 || status === 500)).toEqual([]);
    expect(responses.filter(({ path, status }) => path.endsWith('live') && status !== 200)).toEqual([]);
    expect(reportedNotReady).toBe(true);
    await scene.waymark.waitReady(undefined, 30_000);
    // A freeze this short is no hang: nothing was restarted.
    expect(scene.waymark.pids).toEqual(pids);
    for (const path of ['/api/roadmaps', '/api/user', '/api/progress/1/roadmap1']) {
      expect([path, (await client.send('GET', path)).status]).toEqual([path, 200]);
    }
  });
});

describe.each(['nats', 'redis', 'postgres'])('%s killed', (part) => {
  it('restarts with the stored data, and every process uses it again', async () => {
    const client = await new Client(scene.url, 'learner').login();
    scene.waymark.kill(part, 'SIGKILL');
    await sleep(500);
    await scene.waymark.waitReady(undefined, 60_000);
    const steps = (await client.until<Roadmap>('GET', '/api/roadmaps/roadmap1')).stages[0]!.steps;
    const change = { roadmapId: 'roadmap1', stepId: steps[0]!.id, completed: true };
    await client.until('PATCH', '/api/progress', change);
    await untilPublished(scene);
  });
});

/** The process may have ended in between. */
function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {}
}

/** PostgreSQL's sessions are separate processes, which continue while their parent is frozen. */
async function processesOf(part: string): Promise<number[]> {
  const own = scene.waymark.pids[part]!;
  if (part !== 'postgres') return [own];
  const rows = await scene.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  );
  return [own, ...rows.map(({ pid }) => pid)];
}
