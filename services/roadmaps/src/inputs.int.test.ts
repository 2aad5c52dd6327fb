import { describe, expect, it } from '@jest/globals';
import { MentorChanged } from '@waymark/contracts/identity/events';
import { BeginClip } from '@waymark/contracts/roadmaps/clips.endpoints';
import { BeginRun } from '@waymark/contracts/roadmaps/drafts.endpoints';
import * as learning from '@waymark/contracts/roadmaps/learning.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { ReportRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import { BeginSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { AddStage } from '@waymark/contracts/roadmaps/stages.endpoints';
import type { AnyRpc } from '@waymark/contracts/rpc';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { aPublishedRoadmap, stepIdsOf } from './testing/builders.ts';
import { Harness } from './testing/harness.ts';

const roadmaps = new Harness().forFile();

const runId = newId();
const workerCalls: [AnyRpc, object, object][] = [
  [BeginRun, { runId }, { next: 'skip' }],
  [BeginSource, { sourceId: runId }, { next: 'skip' }],
  [BeginClip, { clipId: runId }, { next: 'skip' }],
  [learning.BeginCoaching, { runId }, { next: 'skip' }],
  [ReportRun, { runId, phase: 'reading', progress: 0.1, engine: 'offline' }, { cancelled: true }],
];

describe('a request of the worker', () => {
  it.each(workerCalls)('does nothing for an unknown id (%#)', async (call, input, nothing) => {
    expect(await roadmaps.call(call, input)).toEqual(nothing);
  });

  it.each(workerCalls)('is refused for a user (%#)', async (call, input) => {
    for (const caller of [asMentor(), asAdmin()]) {
      await expectRejection(roadmaps.call(call, input, caller), 'FORBIDDEN');
    }
  });
});

describe('a large or odd input', () => {
  it('is stored unchanged at the text limits, except lone surrogates', async () => {
    const title = 'ä'.repeat(120);
    const description = `${'🙂'.repeat(990)} "quoted" \\ back\nline`;
    const made = await roadmaps.call(
      rpc.CreateRoadmap,
      { title, categoryId: 'business', description },
      asMentor(280),
    );
    expect(await roadmaps.call(rpc.GetRoadmap, { id: made.id }, asMentor(280))).toMatchObject({
      title,
      description,
    });
    const odd = await roadmaps.call(
      rpc.CreateRoadmap,
      { title: 'half \ud83d pair', categoryId: 'business', description: 'x' },
      asMentor(280),
      newId(),
    );
    expect((await roadmaps.call(rpc.GetRoadmap, { id: odd.id }, asMentor(280))).title).toBe(
      'half \ufffd pair',
    );
  });

  it('fits into one response for the largest roadmap and for a page of a hundred', async () => {
    const mentor = asMentor(281);
    const { id } = await aPublishedRoadmap(roadmaps, [1], mentor);
    const wide = '語'.repeat(1_900);
    let refused: unknown;
    for (let n = 0; n < 12 && !refused; n++) {
      const steps = Array.from({ length: 10 }, () => ({ title: 'Step', description: wide }));
      const body = { title: `Stage ${n}`, steps };
      refused = await roadmaps.call(AddStage, { id, body }, mentor).then(
        () => undefined,
        (error: { code: string }) => error.code,
      );
    }
    expect(refused).toBe('RULE_REFUSED');
    const whole = await roadmaps.call(rpc.PublishRoadmap, { id }, mentor);
    expect(stepIdsOf(whole).length).toBeGreaterThan(90);
    expect(stepIdsOf(await roadmaps.call(rpc.GetRoadmap, { id }))).toEqual(stepIdsOf(whole));
    const profile = {
      mentorId: 281,
      name: '語'.repeat(60),
      avatar: null,
      bio: '語'.repeat(2_000),
      version: 1,
    };
    await roadmaps.publish(MentorChanged, profile);
    const page = () => roadmaps.call(rpc.GetRoadmap, { id });
    await eventually(async () => expect((await page()).mentor.bio).toHaveLength(2_000));
    await roadmaps.sql("SET session_replication_role = 'replica'");
    await roadmaps.sql(
      `INSERT INTO published_roadmaps (id, status, version, revision, mentor_id, mentor_name, mentor_version, mentor,
         mentor_card, category_id, category, title, description, published_at, updated_at, stage_count, step_count,
         outline, stages, media)
       SELECT 'wide' || n, status, 1, 1, mentor_id, mentor_name, 1, mentor, mentor_card, category_id, category,
         repeat('語', 120), repeat('語', 2000), now(), now(), stage_count, step_count, outline, stages, media
       FROM published_roadmaps, generate_series(1, 100) n WHERE id = $1`,
      [id],
    );
    const { items } = await roadmaps.call(rpc.ListRoadmaps, { limit: 100 });
    await roadmaps.sql("DELETE FROM published_roadmaps WHERE id LIKE 'wide%'");
    await roadmaps.sql("SET session_replication_role = 'origin'");
    expect(items).toHaveLength(100);
  });
});
