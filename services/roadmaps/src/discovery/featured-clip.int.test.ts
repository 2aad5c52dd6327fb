// guarantees: A sample voice is marked in each version and player, and never featured; a featured clip ends when learners lose it
import { describe, expect, it } from '@jest/globals';
import * as admin from '@waymark/contracts/roadmaps/admin.endpoints';
import { GetFeaturedClip } from '@waymark/contracts/roadmaps/clips.endpoints';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { asAdmin } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import type { RoadmapsEnv } from '../env.ts';
import { ClipCase, stepsOf } from '../testing/clip-case.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness({ DEMO_MODE: 'true', FEATURED_CLIP: 'roadmap1-stage1-step1' }).forFile();
const featured = () => roadmaps.call(GetFeaturedClip, {});

async function published(): Promise<ClipCase> {
  const on = await ClipCase.start(roadmaps);
  await on.publish();
  await on.cut();
  await eventually(async () => {
    if (stepsOf(await on.asLearner())[1]?.voice?.state !== 'ready') throw new Error('not ready yet');
  });
  roadmaps.get<RoadmapsEnv>(SERVICE_ENV).FEATURED_CLIP = stepsOf(await on.asLearner())[1]!.id;
  return on;
}

describe('the featured clip', () => {
  it('is never a sample voice', async () => {
    expect(await featured()).toBeNull();
  });

  it('is that of the named step, until its mentor withdraws the permission for the recording', async () => {
    const on = await published();
    const { voice, title, id: stepId } = stepsOf(await on.asLearner())[1]!;
    expect(await featured()).toMatchObject({
      ...{ roadmapId: on.roadmapId, stepId, title, url: voice!.url, seconds: voice!.end },
      ...{ mentor: { id: on.mentor.userId }, transcript: 'I rested for a month.' },
    });
    await on.allow(false);
    expect(await featured()).toBeNull();
    await on.allow(true);
    expect(await featured()).toBeNull();
  });

  it('is not returned while an admin hides its roadmap', async () => {
    const on = await published();
    expect(await featured()).not.toBeNull();
    const hidden = { id: on.roadmapId, body: { reason: 'Reported' } };
    await roadmaps.call(admin.HideRoadmap, hidden, asAdmin());
    expect(await featured()).toBeNull();
  });
});
