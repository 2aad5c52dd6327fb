import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import pg from 'pg';
import { projectRoot } from '../launch/paths.ts';
import { startWaymark, type Waymark } from '../launch/start.ts';
import { isolated } from '../test/isolated-env.ts';
import { Client } from './client.ts';
import { franklin } from './story.ts';

const GENERATIONS = 50;
const PROGRESS_CHANGES = 500;
const VICTIMS = ['ai-worker', 'roadmaps', 'gateway', 'identity'];
const MENTORS = ['mentor', 'amara', 'tomas', 'ines', 'kofi', 'mei', 'jonas'];

const plenty = '1000000/60';
const noLimits = Object.fromEntries(
  ['IP', 'USER', 'LOGIN_IP', 'LOGIN_NAME', 'REGISTER', 'AI', 'UPLOAD'].map((name) => [
    `RATE_LIMIT_${name}`,
    plenty,
  ]),
);

let home: string;
let waymark: Waymark;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'waymark-chaos-'));
  waymark = await startWaymark({ home, port: 0, build: false, env: { ...isolated(), ...noLimits } });
});

afterAll(async () => {
  await waymark?.stop();
  await rm(home, { recursive: true, force: true });
}, 60_000);

describe('SIGKILL at random moments while people work', () => {
  const told = new Map<string, boolean>();
  const runs: AiRun[] = [];

  it('lets every generation and every progress change come to its end', async () => {
    const killing = new AbortController();
    const kills = killAtRandom(killing.signal);
    const work = [
      ...MENTORS.map((name, n) => generations(name, share(GENERATIONS, MENTORS.length, n))),
      changes(),
    ];
    await Promise.all(work).finally(() => killing.abort());
    expect(await kills).toBeGreaterThanOrEqual(8);
    expect(runs).toHaveLength(GENERATIONS);
    expect(new Set(runs.map(({ status }) => status))).toEqual(new Set(['succeeded']));
    await waymark.waitReady();
  }, 420_000);

  it('ended every run once, with its draft on the roadmap once', async () => {
    await drained();
    const open = await rows("SELECT id, status FROM roadmaps.ai_runs WHERE status IN ('queued', 'running')");
    expect(open).toEqual([]);
    const ends = await rows(
      `SELECT payload->>'runId' AS run FROM roadmaps.outbox WHERE topic = 'roadmaps.run.ended.v1' GROUP BY 1 HAVING count(*) <> 1`,
    );
    expect(ends).toEqual([]);
    for (const run of runs) {
      const [counted] = await rows('SELECT count(*)::int AS n FROM roadmaps.stages WHERE roadmap_id = $1', [
        run.roadmapId,
      ]);
      expect(counted).toEqual({ n: run.stagesGenerated });
    }
  });

  it('kept exactly the progress that was acknowledged', async () => {
    const stored = await rows(
      "SELECT step_id, completed FROM roadmaps.progress p JOIN roadmaps.roadmaps r ON r.id = p.roadmap_id WHERE p.user_id = 1 AND r.id = 'roadmap2'",
    );
    const byStep = new Map(stored.map(({ step_id, completed }) => [step_id, completed]));
    for (const [stepId, completed] of told) expect([stepId, byStep.get(stepId)]).toEqual([stepId, completed]);
  });

  it('lost no event and applied none twice', async () => {
    expect(
      await rows('SELECT id FROM roadmaps.outbox WHERE published_at IS NULL OR parked_at IS NOT NULL'),
    ).toEqual([]);
    // A change that changed nothing (asked again after a lost answer) tells nothing: one event per true change.
    const [changed] = await rows(
      "SELECT count(*)::int AS n FROM roadmaps.outbox WHERE topic = 'roadmaps.progress.changed.v1'",
    );
    expect(changed?.n).toBe(PROGRESS_CHANGES);
    const finished = await rows(
      "SELECT event_id FROM roadmaps.inbox WHERE consumer LIKE '%ai-run-finished%'",
    );
    expect(finished.length).toBeGreaterThanOrEqual(GENERATIONS);
    expect(new Set(finished.map(({ event_id }) => event_id)).size).toBe(finished.length);
  });

  it('left the data as it must always be', () => {
    const cli = join(projectRoot, 'services/roadmaps/dist/cli.js');
    const env = { ...process.env, DATABASE_URL: waymark.services.databaseUrls.roadmaps };
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'invariants'], {
      env,
      encoding: 'utf8',
    });
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
  });

  /** Each mentor makes its roadmaps one after the other; what is not answered is asked again. */
  async function generations(mentor: string, count: number): Promise<void> {
    const client = await new Client(waymark.url, mentor).login();
    for (let n = 0; n < count; n += 1) {
      const roadmap = await client.until<Roadmap>('POST', '/api/roadmaps', {
        title: `Chaos ${mentor} ${n}`,
        categoryId: await firstCategory(client),
        description: 'Made while things were killed.',
      });
      const asked = { roadmapId: roadmap.id, audioTranscript: franklin };
      const run = await client.until<AiRun>('POST', '/api/generate-roadmap', asked, {
        prefer: 'respond-async',
      });
      runs.push(await ended(client, run.id));
    }
  }

  /** One learner ticks and unticks the first stage's steps, in turn, always the opposite of what was acknowledged last. */
  async function changes(): Promise<void> {
    const client = await new Client(waymark.url, 'learner').login();
    const roadmap = await client.until<Roadmap>('GET', '/api/roadmaps/roadmap2');
    const before = await client.until<{ progress: Record<string, boolean> }>(
      'GET',
      '/api/progress/1/roadmap2',
    );
    const steps = roadmap.stages[0]!.steps.map(({ id }) => id);
    await Promise.all(
      steps.map(async (stepId, n) => {
        let completed = before.progress[stepId] ?? false;
        for (let left = share(PROGRESS_CHANGES, steps.length, n); left > 0; left -= 1) {
          completed = !completed;
          await client.until('PATCH', '/api/progress', { stepId, roadmapId: roadmap.id, completed });
          told.set(stepId, completed);
          await sleep(Math.random() * 300);
        }
      }),
    );
  }
});

describe.each(['nats', 'redis', 'postgres'])('%s frozen for a while', (part) => {
  it('is told truthfully, lets no request hang, and everything comes back by itself', async () => {
    const client = await new Client(waymark.url, 'learner').login();
    const answers: { path: string; ms: number; status: number }[] = [];
    const processes = await processesOf(part);
    for (const pid of processes) signalTo(pid, 'SIGSTOP');
    const frozenUntil = Date.now() + 12_000;
    let saidNo = false;
    try {
      while (Date.now() < frozenUntil) {
        const asked = ['/api/roadmaps', '/api/user', '/api/progress/1/roadmap1', '/api/health/live'].map(
          async (path) => {
            const startedAt = Date.now();
            const { status } = await client.send('GET', path);
            answers.push({ path, status, ms: Date.now() - startedAt });
          },
        );
        saidNo ||= await someServiceIsNotReady();
        await Promise.all(asked);
        await sleep(200);
      }
    } finally {
      for (const pid of processes) signalTo(pid, 'SIGCONT');
    }
    // A request has 5 s, and a busy machine adds to that; two such waits in a row, or a hang, are still seen.
    expect(answers.filter(({ ms }) => ms > 9_000)).toEqual([]);
    expect(answers.filter(({ status }) => status === 0 || status === 500)).toEqual([]);
    expect(answers.filter(({ path, status }) => path.endsWith('live') && status !== 200)).toEqual([]);
    expect(saidNo).toBe(true);
    await waymark.waitReady(undefined, 30_000);
    for (const path of ['/api/roadmaps', '/api/user', '/api/progress/1/roadmap1']) {
      expect([path, (await client.send('GET', path)).status]).toEqual([path, 200]);
    }
  });
});

describe.each(['nats', 'redis', 'postgres'])('%s killed', (part) => {
  it('comes back with what was stored, and so do those who need it', async () => {
    const client = await new Client(waymark.url, 'learner').login();
    waymark.kill(part, 'SIGKILL');
    await sleep(500);
    await waymark.waitReady(undefined, 60_000);
    const steps = (await client.until<Roadmap>('GET', '/api/roadmaps/roadmap1')).stages[0]!.steps;
    const change = { roadmapId: 'roadmap1', stepId: steps[0]!.id, completed: true };
    await client.until('PATCH', '/api/progress', change);
    await drained();
  });
});

/** A session that has ended meanwhile is none to freeze. */
function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {}
}

/** PostgreSQL's sessions are processes of their own: they would go on while their parent stands still. */
async function processesOf(part: string): Promise<number[]> {
  const own = waymark.pids[part]!;
  if (part !== 'postgres') return [own];
  const client = new pg.Client({ connectionString: waymark.services.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  );
  await client.end();
  return [own, ...rows.map(({ pid }) => pid)];
}

/** Kills one process after the other, each as soon as the last victim is back: more often would only test the restart delay. */
async function killAtRandom(signal: AbortSignal): Promise<number> {
  let kills = 0;
  // The launcher waits longer after each crash: five for each of them keep that within bounds.
  while (!signal.aborted && kills < 5 * VICTIMS.length) {
    await sleep(500 + Math.random() * 2_500, undefined, { signal }).catch(() => {});
    if (signal.aborted) break;
    const victim = VICTIMS[kills % VICTIMS.length]!;
    waymark.kill(victim, 'SIGKILL');
    kills += 1;
    await waymark.waitReady(victim, 60_000);
  }
  return kills;
}

async function ended(client: Client, runId: string): Promise<AiRun> {
  for (let looks = 0; looks < 400; looks += 1) {
    const run = await client.until<AiRun>('GET', `/api/ai-runs/${runId}`);
    if (run.status !== 'queued' && run.status !== 'running') return run;
    await sleep(500);
  }
  throw new Error(`run ${runId} never ended`);
}

async function firstCategory(client: Client): Promise<string> {
  return (await client.until<{ id: string }[]>('GET', '/api/categories'))[0]!.id;
}

/** Waits until everything that was said has been published. */
async function drained(): Promise<void> {
  for (let looks = 0; looks < 100; looks += 1) {
    const left = await rows('SELECT 1 FROM roadmaps.outbox WHERE published_at IS NULL').catch(() => [{}]);
    if (left.length === 0) return;
    await sleep(300);
  }
  throw new Error('the outbox of roadmaps does not drain');
}

async function someServiceIsNotReady(): Promise<boolean> {
  const states = await Promise.all(
    Object.values(waymark.services.healthUrls).map((url) =>
      fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(4_000) }).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
  return states.some((status) => status === 503);
}

/** The chaos kills the test's own connection too: it is opened anew when it is gone. */
async function rows(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(waymark.services.databaseUrl);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

const share = (total: number, among: number, index: number): number =>
  Math.floor(total / among) + (index < total % among ? 1 : 0);
