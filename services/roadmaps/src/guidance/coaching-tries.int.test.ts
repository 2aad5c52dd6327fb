import { describe, expect, it } from '@jest/globals';
import { ListCoachings } from '@waymark/contracts/roadmaps/learning.endpoints';
import { MAX_TRIES } from '@waymark/contracts/roadmaps/own-step-limits';
import { DeleteCoaching, ListCoachingTries } from '@waymark/contracts/roadmaps/own-steps.endpoints';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { aFreshLearner, CoachingCase } from '../testing/coaching-case.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness({ AI_RUNS_PER_HOUR: '100' }).forFile();

const tries = (on: CoachingCase, learner = on.learner) =>
  roadmaps.call(ListCoachingTries, { id: on.roadmap.id, stepId: on.stepIds[0]! }, learner);
const openings = async (on: CoachingCase) => (await tries(on)).map(({ coaching }) => coaching?.opening);
const remove = (id: string, learner = aFreshLearner()) => roadmaps.call(DeleteCoaching, { id }, learner);

async function another(on: CoachingCase, opening: string): Promise<string> {
  const { id } = await on.request();
  await on.finish({ opening }, id);
  await on.ended(id);
  return id;
}

describe('the coachings of a step', () => {
  it('are all listed to their learner, newest first, and deleted singly', async () => {
    const on = await CoachingCase.start(roadmaps);
    await on.finish({ opening: 'First' });
    await on.ended();
    const second = await another(on, 'Second');
    expect(await openings(on)).toEqual(['Second', 'First']);
    expect(await tries(on, aFreshLearner())).toEqual([]);
    await remove(second);
    expect(await openings(on)).toHaveLength(2);
    for (let n = 0; n < 2; n++) await remove(second, on.learner);
    expect(await openings(on)).toEqual(['First']);
    const listed = await roadmaps.call(ListCoachings, { id: on.roadmap.id }, on.learner);
    expect(listed).toMatchObject([{ id: on.run.id }]);
  });

  it('do not contain an active one, which cannot be deleted', async () => {
    const on = await CoachingCase.start(roadmaps);
    expect(await tries(on)).toEqual([]);
    await expectRejection(remove(on.run.id, on.learner), 'RUN_ACTIVE');
  });

  it('leave out help for violence at home', async () => {
    const on = await CoachingCase.start(roadmaps);
    const safety = { level: 'strong', kinds: ['violence-at-home'], urgent: false, language: 'en' } as const;
    await on.finish({ actions: [], safety: { ...safety, kinds: [...safety.kinds] } });
    await on.ended();
    expect(await tries(on)).toEqual([]);
  });

  it(`are the last ${MAX_TRIES}: a new one deletes the oldest`, async () => {
    const on = await CoachingCase.start(roadmaps);
    await on.finish({ opening: 'First' });
    await on.ended();
    for (let n = 2; n <= MAX_TRIES + 1; n++) await another(on, `Number ${n}`);
    await eventually(async () => expect(await openings(on)).toHaveLength(MAX_TRIES));
    expect((await openings(on)).at(-1)).toBe('Number 2');
    const rows = await roadmaps.sql('SELECT FROM ai_runs WHERE user_id = $1', [on.learner.userId]);
    expect(rows).toHaveLength(MAX_TRIES);
  });
});
