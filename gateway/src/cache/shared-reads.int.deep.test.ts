import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { PublicChanges } from '@waymark/contracts/roadmaps/versions.endpoints';
import { eventually } from '@waymark/testing/eventually';
import { TestGateway } from '../testing/gateway.ts';
import { aRoadmap, ROADMAP_ID } from '../testing/samples.ts';

const PATH = `/api/roadmaps/${ROADMAP_ID}`;
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await TestGateway.start();
});
afterAll(() => gateway.stop());

const asked = () => gateway.roadmaps.callsOf(rpc.GetRoadmap).length;

const read = async () => ((await (await gateway.browser().get(PATH)).json()) as { title: string }).title;

describe('public reads', () => {
  it('are served from memory while the change feed confirms them, and for a second when it fails', async () => {
    gateway.roadmaps.on(rpc.GetRoadmap, () => aRoadmap({ title: 'First' }));
    gateway.roadmaps.on(PublicChanges, () => ({ next: '1', roadmapIds: [] }));
    const polls = () => gateway.roadmaps.callsOf(PublicChanges).length;
    await eventually(async () => {
      await read();
      expect(polls()).toBeGreaterThan(1);
    });
    const before = asked();
    for (let n = 0; n < 40; n++) {
      await read();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    // Without the feed there would be four at least.
    expect(asked() - before).toBeLessThan(3);
    gateway.roadmaps.on(rpc.GetRoadmap, () => aRoadmap({ title: 'Second' }));
    gateway.roadmaps.on(PublicChanges, () => {
      throw new Error('away');
    });
    await eventually(async () => expect(await read()).toBe('Second'));
  });
});
