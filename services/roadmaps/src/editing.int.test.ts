import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { asMentor } from '@waymark/testing/caller';
import { Harness } from './testing/harness.ts';

let roadmaps: Harness;
beforeAll(async () => {
  roadmaps = await Harness.start();
});
afterAll(() => roadmaps?.stop());

describe('making a roadmap', () => {
  it('starts as an empty draft of its mentor', async () => {
    const made = await roadmaps.ask(
      rpc.CreateRoadmap,
      { title: 'From nursing to teaching', categoryId: 'career-change', description: 'How I did it' },
      asMentor(),
    );
    expect(made).toMatchObject({
      title: 'From nursing to teaching',
      status: 'draft',
      revision: 1,
      isOwner: true,
      stages: [],
    });
  });
});
