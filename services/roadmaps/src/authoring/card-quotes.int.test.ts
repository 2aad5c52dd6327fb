// guarantees: The quote on a card is of a published step, never of a passage held back, and leaves with its material
import { describe, expect, it } from '@jest/globals';
import { HideRoadmap } from '@waymark/contracts/roadmaps/admin.endpoints';
import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { Follow, ListFollowing } from '@waymark/contracts/roadmaps/progress.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { aPublishedRoadmap } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { PermissionCase } from '../testing/permission-case.ts';
import { RunCase } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();

const QUOTE = 'I rested for a month.';
const listed = async (id: string): Promise<RoadmapSummary | undefined> =>
  (await roadmaps.call(rpc.ListRoadmaps, { limit: 100 })).items.find((roadmap) => roadmap.id === id);
const quoteOf = async (id: string) => (await listed(id))?.quote;

async function aDraftedRoadmap(holding: string[] = []): Promise<RunCase> {
  const on = await RunCase.start(roadmaps);
  await on.finishHolding(holding);
  await on.ended();
  return on;
}

describe('the quote on the card of a roadmap', () => {
  it('is chosen when it is published, and is on every list', async () => {
    const on = await aDraftedRoadmap();
    const own = async () => (await roadmaps.call(rpc.ListMyRoadmaps, {}, on.mentor)).items[0];
    expect(await own()).toMatchObject({ id: on.roadmapId, quote: null });
    await on.publish();
    expect(await quoteOf(on.roadmapId)).toBe(QUOTE);
    expect(await own()).toMatchObject({ quote: QUOTE });
    const learner = asLearner(8_101);
    await roadmaps.call(Follow, { id: on.roadmapId }, learner);
    const following = await roadmaps.call(ListFollowing, {}, learner);
    expect(following.items).toMatchObject([{ roadmap: { quote: QUOTE } }]);
    expect(await roadmaps.brokenInvariants()).toEqual([]);
  });

  it('is null for a roadmap without quotes', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    expect(await quoteOf(id)).toBeNull();
  });

  it('is removed at once when quoting is no longer permitted, and returns with the next version', async () => {
    const material = await PermissionCase.start(roadmaps);
    const { on } = material;
    expect(await quoteOf(on.roadmapId)).toBe(QUOTE);
    await material.change('quoting', false);
    expect(await quoteOf(on.roadmapId)).toBeNull();
    await material.change('quoting', true);
    expect(await quoteOf(on.roadmapId)).toBeNull();
    await on.publish();
    expect(await quoteOf(on.roadmapId)).toBe(QUOTE);
  });

  it('is not a passage that was held back after its step was accepted', async () => {
    const on = await aDraftedRoadmap();
    const again = await on.startAnother();
    await again.finishHolding(['I rested for']);
    await again.ended();
    await on.publish();
    expect(await quoteOf(on.roadmapId)).toBeNull();
  });

  it('is not listed while the roadmap is hidden', async () => {
    const on = await aDraftedRoadmap();
    await on.publish();
    await roadmaps.call(HideRoadmap, { id: on.roadmapId, body: { reason: 'Not safe' } }, asAdmin());
    expect(await listed(on.roadmapId)).toBeUndefined();
  });
});
