// guarantees: Two windows cannot overwrite an answer or a milestone unseen
import { describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/roadmaps/drafts.endpoints';
import { ListSources } from '@waymark/contracts/roadmaps/sources.endpoints';
import * as timeline from '@waymark/contracts/roadmaps/timeline.endpoints';
import { MAX_MILESTONES } from '@waymark/contracts/roadmaps/timeline-limits';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { aDraft, aPublishedRoadmap } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { aFreshMentor } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();

const aMilestone = (title: string) => ({ year: 2019, title, description: '', steps: [] });
const add = (id: string, title: string, by = asMentor()) =>
  roadmaps.call(timeline.AddMilestone, { id, body: aMilestone(title) }, by);
const update = (id: string, milestoneId: string, title: string, revision: number, by = asMentor()) =>
  roadmaps.call(timeline.UpdateMilestone, { id, milestoneId, body: { ...aMilestone(title), revision } }, by);
const order = (id: string, milestones: string[], by = asMentor()) =>
  roadmaps.call(timeline.OrderTimeline, { id, body: { milestones } }, by);
const titles = async (id: string) =>
  (await roadmaps.call(timeline.GetTimeline, { id }, asMentor())).milestones.map(({ title }) => title);

describe('a timeline', () => {
  it('stores milestones with steps and links in the order of the mentor', async () => {
    const { id } = await aDraft(roadmaps);
    const one = await add(id, 'One');
    const two = await add(id, 'Two');
    const resources = [{ id: 'r1', title: 'Union', url: 'https://union.example' }];
    const body = { ...aMilestone('One'), steps: [{ id: 's1', title: 'Rang', resources }], revision: 1 };
    const changed = await roadmaps.call(
      timeline.UpdateMilestone,
      { id, milestoneId: one.id, body },
      asMentor(),
    );
    expect(changed).toMatchObject({ revision: 2, steps: [{ title: 'Rang', resources }] });
    await order(id, [two.id, one.id]);
    expect(await titles(id)).toEqual(['Two', 'One']);
  });

  it('accepts one of two changes made to a milestone in two windows', async () => {
    const { id } = await aDraft(roadmaps);
    const milestone = await add(id, 'First');
    const results = await Promise.allSettled([
      update(id, milestone.id, 'Here', 1),
      update(id, milestone.id, 'There', 1),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expectRejection(update(id, milestone.id, 'Late', 1), 'STALE');
  });

  it('has one milestone per place after concurrent additions and a removal', async () => {
    const { id } = await aDraft(roadmaps);
    const added = await Promise.all(['A', 'B', 'C', 'D'].map((title) => add(id, title)));
    await roadmaps.call(timeline.DeleteMilestone, { id, milestoneId: added[1]!.id }, asMentor());
    await add(id, 'E');
    const [places] = await roadmaps.sql<{ places: number[] }>(
      'SELECT array_agg(position ORDER BY position) AS places FROM timeline_milestones WHERE roadmap_id = $1',
      [id],
    );
    expect(places?.places).toEqual([0, 1, 2, 3]);
  });

  it('rejects an order that does not name each milestone once', async () => {
    const { id } = await aDraft(roadmaps);
    const { id: one } = await add(id, 'One');
    await add(id, 'Two');
    await expectRejection(order(id, [one]), 'VALIDATION');
    await expectRejection(order(id, [one, one]), 'VALIDATION');
  });

  it('rejects a link that a browser cannot open', async () => {
    const { id } = await aDraft(roadmaps);
    for (const url of ['javascript:alert(1)', 'https://', 'mailto:ana', 'union.example']) {
      const steps = [{ id: 's1', title: 'Rang', resources: [{ id: 'r1', title: 'Union', url }] }];
      const body = { ...aMilestone('One'), steps };
      await expectRejection(roadmaps.call(timeline.AddMilestone, { id, body }, asMentor()), 'VALIDATION');
    }
  });

  it(`holds at most ${MAX_MILESTONES} milestones`, async () => {
    const { id } = await aDraft(roadmaps);
    const wanted = Array.from({ length: MAX_MILESTONES + 2 }, (_, index) => add(id, `M${index}`));
    const results = await Promise.allSettled(wanted);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_MILESTONES);
    await expectRejection(add(id, 'One more'), 'RULE_REFUSED');
  });

  it('belongs to the mentor of the roadmap', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    const { id: milestoneId } = await add(id, 'Mine');
    const learner = asLearner();
    await expectRejection(roadmaps.call(timeline.GetTimeline, { id }, learner), 'FORBIDDEN');
    await expectRejection(add(id, 'Theirs', learner), 'FORBIDDEN');
    await expectRejection(update(id, milestoneId, 'Theirs', 1, learner), 'FORBIDDEN');
    const other = await aDraft(roadmaps);
    await expectRejection(update(other.id, milestoneId, 'Elsewhere', 1), 'NOT_FOUND');
  });

  it('becomes a source when a run starts', async () => {
    const mentor = aFreshMentor();
    const { id } = await aDraft(roadmaps, mentor);
    await add(id, 'Lost the job', mentor); // 4 words with its year
    await roadmaps.call(rpc.StartRun, { roadmapId: id }, mentor);
    expect(await roadmaps.call(ListSources, { id }, mentor)).toMatchObject([
      { kind: 'timeline', status: 'ready', originalName: 'Your timeline', words: 4 },
    ]);
  });
});
