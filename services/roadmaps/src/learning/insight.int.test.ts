// guarantees: Figures for mentors count each learner once, without names, the mentor or invented people
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { GetInsight } from '@waymark/contracts/roadmaps/insight.endpoints';
import { PublishRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/stages.endpoints';
import { demoPeople } from '@waymark/demo/people';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { aDraft, addStage, aPublishedRoadmap, aStage } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { FIGURES } from './persistence/insight.reader.ts';

const roadmaps = new Harness().forFile();

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
let learnerId = 30_000;

/** A learner who followed on one day and completed the first steps on others, each as days before now. */
async function walks(
  { id, stages }: Roadmap,
  followed: number,
  ticks: number[],
  userId = ++learnerId,
): Promise<number> {
  const active = Math.min(followed, ...ticks);
  await roadmaps.sql(
    'INSERT INTO follows (user_id, roadmap_id, followed_at, active_at, seen_version) VALUES ($1, $2, $3, $4, 1)',
    [userId, id, daysAgo(followed), daysAgo(active)],
  );
  await roadmaps.sql('UPDATE published_roadmaps SET followers = followers + 1 WHERE id = $1', [id]);
  const steps = stages.flatMap((stage) => stage.steps);
  for (const [index, days] of ticks.entries()) {
    await roadmaps.sql(
      'INSERT INTO progress (user_id, step_id, roadmap_id, completed, completed_at, updated_at) VALUES ($1, $2, $3, true, $4, $4)',
      [userId, steps[index]!.id, id, daysAgo(days)],
    );
  }
  return userId;
}

const insight = (id: string, caller = asMentor()) => roadmaps.call(GetInsight, { id }, caller);
const per = <K extends string>(stages: Record<K, unknown>[], key: K) => stages.map((stage) => stage[key]);

describe('the insight of a roadmap', () => {
  let roadmap: Roadmap;
  beforeAll(async () => {
    roadmap = await aPublishedRoadmap(roadmaps, [2, 1, 1]);
    await walks(roadmap, 40, []);
    await walks(roadmap, 30, [29, 28, 20]);
    await walks(roadmap, 30, [29, 24, 22, 3]);
    await walks(roadmap, 10, [5, 0]);
    await walks(roadmap, 10, [9]);
  });

  it('counts who reached, completed and left each stage', async () => {
    const { stages, ...totals } = await insight(roadmap.id);
    expect(totals).toMatchObject({ version: 1, started: 5, active: 2, finished: 1 });
    expect(per(stages, 'reached')).toEqual([5, 3, 2]);
    expect(per(stages, 'completed')).toEqual([3, 2, 1]);
    expect(per(stages, 'stopped')).toEqual([1, 0, 1]);
    expect(stages[0]!.steps.map(({ completed }) => completed)).toEqual([4, 3]);
  });

  it('has the median of the days from reaching a stage to completing it', async () => {
    const { stages } = await insight(roadmap.id);
    const [first, second, third] = per(stages, 'medianDays') as number[];
    // 2, 6 and 10 days; 8 and 2 days; 19 days.
    expect(first).toBeCloseTo(6, 1);
    expect(second).toBeCloseTo(5, 1);
    expect(third).toBeCloseTo(19, 1);
  });

  it('counts a learner only once who followed again after the first steps', async () => {
    const again = await aPublishedRoadmap(roadmaps, [1, 1]);
    await walks(again, 1, [8]);
    expect(await insight(again.id)).toMatchObject({ started: 1, active: 1 });
    expect((await insight(again.id)).stages[0]!.medianDays).toBe(0);
  });

  it('excludes the mentor, invented people of the demo, and steps that are not published', async () => {
    const own = await aPublishedRoadmap(roadmaps, [1, 1]);
    await walks(own, 9, [8], asMentor().userId);
    await walks(own, 9, [8], demoPeople.nora.id);
    const learner = await walks(own, 9, [8]);
    await roadmaps.call(rpc.DeleteStage, { id: own.id, stageId: own.stages[0]!.id }, asMentor());
    await roadmaps.call(PublishRoadmap, { id: own.id }, asMentor());
    const { stages, started } = await insight(own.id);
    expect({ started, reached: per(stages, 'reached') }).toEqual({ started: 1, reached: [1] });
    expect(JSON.stringify({ stages })).not.toContain(String(learner));
  });

  it('is empty for a roadmap that was never published', async () => {
    const { id } = await aDraft(roadmaps);
    await addStage(roadmaps, id, aStage('Begin'));
    expect(await insight(id)).toMatchObject({ version: null, started: 0, stages: [] });
  });

  it('is for its mentor only', async () => {
    const draft = await aDraft(roadmaps);
    for (const caller of [asMentor(999), asLearner(), asAdmin()]) {
      await expectRejection(insight(roadmap.id, caller), 'FORBIDDEN');
      await expectRejection(insight(draft.id, caller), 'NOT_FOUND');
    }
  });

  it('reads the completed steps of the roadmap from an index', async () => {
    await roadmaps.sql(
      `INSERT INTO progress (user_id, step_id, roadmap_id, completed, completed_at, updated_at)
       SELECT 50000 + n, $2, $1, true, now(), now() FROM generate_series(1, 3000) n`,
      await otherStep(),
    );
    await roadmaps.sql('ANALYZE progress');
    const plan = await roadmaps.sql(`EXPLAIN ${FIGURES}`, [roadmap.id, [], new Date()]);
    expect(JSON.stringify(plan)).not.toContain('Seq Scan on progress');
  });
});

/** A roadmap and a step of it. */
async function otherStep(): Promise<[string, string]> {
  const { id, stages } = await aPublishedRoadmap(roadmaps, [1]);
  return [id, stages[0]!.steps[0]!.id];
}
