// covers: libs/messaging, libs/database, libs/platform, deploy/launch
// guarantees: 20 SIGKILLs under load: every invariant holds, `ok` exists, `fail` does not
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { Client } from '../e2e/client.ts';
import { franklin } from '../e2e/story.ts';
import '../test/e2e-timeout.ts';
import { FaultScene, untilPublished } from './fault-scene.ts';

const KILLS = 20;
const GENERATIONS = 50;
/** At least. */
const PROGRESS_CHANGES = 500;
/** Killed in turn; both rows at the same time. */
const VICTIMS = [
  ['ai-worker', 'roadmaps'],
  ['gateway', 'identity'],
];
const MENTORS = ['mentor', 'amara', 'tomas', 'ines', 'kofi', 'mei', 'jonas'];

let scene: FaultScene;

beforeAll(async () => {
  scene = await FaultScene.start();
}, 300_000);
afterAll(() => scene?.stop(), 60_000);

describe(`a Waymark under load with ${KILLS} SIGKILLs at random moments`, () => {
  const acknowledged = new Map<string, boolean>();
  const runs: AiRun[] = [];
  let changed = 0;
  let over = false;

  it('ends every generation and every progress change', async () => {
    const killing = Promise.all(VICTIMS.map(killInTurn)).finally(() => {
      over = true;
    });
    const work = MENTORS.map((name, n) => generations(name, share(GENERATIONS, MENTORS.length, n)));
    await Promise.all([killing, ...work, changes()]);
    expect(runs).toHaveLength(GENERATIONS);
    expect(new Set(runs.map(({ status }) => status))).toEqual(new Set(['succeeded']));
    await scene.waymark.waitReady();
  }, 420_000);

  it('ends every run once, with its draft on the roadmap once', async () => {
    await untilPublished(scene);
    const open = await scene.query(
      "SELECT id, status FROM roadmaps.ai_runs WHERE status IN ('queued', 'running')",
    );
    expect(open).toEqual([]);
    const ends = await scene.query(
      `SELECT payload->>'runId' AS run FROM roadmaps.outbox WHERE topic = 'roadmaps.run.ended.v1' GROUP BY 1 HAVING count(*) <> 1`,
    );
    expect(ends).toEqual([]);
    for (const run of runs) {
      const [counted] = await scene.query(
        'SELECT count(*)::int AS n FROM roadmaps.stages WHERE roadmap_id = $1',
        [run.roadmapId],
      );
      expect(counted).toEqual({ n: run.stagesGenerated });
    }
  });

  it('keeps exactly the progress that was acknowledged', async () => {
    const stored = await scene.query<{ step_id: string; completed: boolean }>(
      "SELECT step_id, completed FROM roadmaps.progress p JOIN roadmaps.roadmaps r ON r.id = p.roadmap_id WHERE p.user_id = 1 AND r.id = 'roadmap2'",
    );
    const byStep = new Map(stored.map(({ step_id, completed }) => [step_id, completed]));
    for (const [stepId, completed] of acknowledged)
      expect([stepId, byStep.get(stepId)]).toEqual([stepId, completed]);
  });

  it('loses no event and applies none twice', async () => {
    expect(
      await scene.query('SELECT id FROM roadmaps.outbox WHERE published_at IS NULL OR parked_at IS NOT NULL'),
    ).toEqual([]);
    const finished = await scene.query<{ event_id: string }>(
      "SELECT event_id FROM roadmaps.inbox WHERE consumer LIKE '%ai-run-finished%'",
    );
    expect(finished.length).toBeGreaterThanOrEqual(GENERATIONS);
    expect(new Set(finished.map(({ event_id }) => event_id)).size).toBe(finished.length);
  });

  it('breaks no invariant', () => scene.expectConsistent());

  /** The mentor generates roadmaps in turn, and retries a request without a response. */
  async function generations(mentor: string, count: number): Promise<void> {
    const client = await new Client(scene.url, mentor).login();
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

  /** One learner toggles the steps of the first stage, starting from the last acknowledged state. */
  async function changes(): Promise<void> {
    const client = await new Client(scene.url, 'learner').login();
    const roadmap = await client.until<Roadmap>('GET', '/api/roadmaps/roadmap2');
    const before = await client.until<{ progress: Record<string, boolean> }>(
      'GET',
      '/api/progress/1/roadmap2',
    );
    const steps = roadmap.stages[0]!.steps.map(({ id }) => id);
    await Promise.all(
      steps.map(async (stepId) => {
        let completed = before.progress[stepId] ?? false;
        while (!over || changed < PROGRESS_CHANGES) {
          completed = !completed;
          await client.until('PATCH', '/api/progress', { stepId, roadmapId: roadmap.id, completed });
          acknowledged.set(stepId, completed);
          changed += 1;
          await sleep(Math.random() * 300);
        }
      }),
    );
  }
});

/** Kills these in turn, each after the previous one has restarted; faster kills would only test the restart delay. */
async function killInTurn(victims: string[]): Promise<void> {
  for (let kills = 0; kills < KILLS / VICTIMS.length; kills += 1) {
    await sleep(500 + Math.random() * 2_500);
    const victim = victims[kills % victims.length]!;
    scene.waymark.kill(victim, 'SIGKILL');
    await scene.waymark.waitReady(victim, 60_000);
  }
}

async function ended(client: Client, runId: string): Promise<AiRun> {
  for (let polls = 0; polls < 400; polls += 1) {
    const run = await client.until<AiRun>('GET', `/api/ai-runs/${runId}`);
    if (run.status !== 'queued' && run.status !== 'running') return run;
    await sleep(500);
  }
  throw new Error(`run ${runId} never ended`);
}

async function firstCategory(client: Client): Promise<string> {
  return (await client.until<{ id: string }[]>('GET', '/api/categories'))[0]!.id;
}

const share = (total: number, among: number, index: number): number =>
  Math.floor(total / among) + (index < total % among ? 1 : 0);
