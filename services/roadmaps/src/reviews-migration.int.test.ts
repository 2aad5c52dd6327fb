import { expect, it } from '@jest/globals';
import { RoadmapPublished } from '@waymark/contracts/roadmaps/events';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { GetReview } from '@waymark/contracts/roadmaps/rpc-review';
import { asMentor } from '@waymark/testing/caller';
import { ServiceHarness } from '@waymark/testing/service-harness';
import { Reconcile } from './app/reconcile.ts';
import { manifest } from './manifest.ts';
import * as parts from './parts.ts';
import { invariants } from './persistence/invariants.ts';

/** The migrations before reviews; the others are added by the test. */
const { rows, providers, migrations } = parts;
const stored = { rows, providers, migrations: migrations.slice(0, 4) };
const variables = { RECONCILE_SECONDS: '3600' };
const roadmaps = new ServiceHarness({ manifest, parts: stored, invariants, variables }).forFile();

const mentor = asMentor(7);
const step = {
  ...{ id: 'step', title: 'Rest', description: 'Lie down.', estimatedDuration: '1 day', resourceLinks: [] },
  ...{ origin: 'ai', evidence: { sourceId: 'source', quote: 'I rested', start: 0, end: 8 } },
};
const stage = {
  ...{ id: 'stage', title: 'Begin', description: 'Here.', estimatedDuration: '1 week', origin: 'ai' },
  mentorNote: null,
};
const content = {
  ...{ title: 'Old', description: 'About it', categoryId: 'business', duration: null, audioSourceId: null },
  stages: [{ ...stage, voiceClipSourceId: null, artifacts: [], steps: [step] }],
};
const shown = [{ ...stage, order: 0, voiceClip: null, artifacts: [], steps: [{ ...step, order: 0 }] }];
const outline = [{ id: 'stage', steps: [{ id: 'step' }] }];
const { id: _, origin: _origin, ...drafted } = { ...step, evidence: null };
const draft = [{ title: 'Begin', description: '', estimatedDuration: '1 week', steps: [drafted] }];

/** A published roadmap, and a draft without one whose result is not applied, as they were stored before. */
async function insertOldRows(): Promise<void> {
  const card = { id: 7, name: 'Old', avatar: null, bio: '' };
  const category = { id: 'business', name: 'Business', slug: 'business', color: 'clay', icon: 'store' };
  const json = (value: unknown) => `'${JSON.stringify(value)}'`;
  await roadmaps.sql(`
    INSERT INTO mentors (id, name) VALUES (7, 'Old');
    INSERT INTO roadmaps (id, mentor_id, category_id, title, description, status, published_at, version, stage_count,
      step_count, created_at, updated_at)
    VALUES ('old', 7, 'business', 'Old', 'About it', 'published', now(), 1, 1, 1, now(), now()),
      ('empty', 7, 'business', 'Empty', 'About it', 'draft', NULL, NULL, 0, 0, now(), now());
    INSERT INTO stages (id, roadmap_id, position, title, description, estimated_duration, origin, touched_by_mentor)
    VALUES ('stage', 'old', 0, 'Begin', 'Here.', '1 week', 'ai', false);
    INSERT INTO steps (id, roadmap_id, stage_id, position, title, description, estimated_duration, resource_links,
      origin, evidence_source_id, evidence_quote, evidence_start, evidence_end, published)
    VALUES ('step', 'old', 'stage', 0, 'Rest', 'Lie down.', '1 day', '{}', 'ai', 'source', 'I rested', 0, 8, true);
    INSERT INTO roadmap_versions (roadmap_id, version, revision, published_at, title, stage_count, step_count, changes,
      content)
    VALUES ('old', 1, 1, now(), 'Old', 1, 1, '{}', ${json(content)});
    INSERT INTO published_roadmaps (id, status, version, revision, mentor_id, mentor_name, mentor_version, mentor,
      mentor_card, category_id, category, title, description, published_at, updated_at, stage_count, step_count,
      outline, stages, media)
    VALUES ('old', 'published', 1, 1, 7, 'Old', 0, ${json(card)}, ${json(card)}, 'business', ${json(category)}, 'Old',
      'About it', now(), now(), 1, 1, ${json(outline)}, ${json(shown)}, '{}');
    INSERT INTO ai_runs (id, roadmap_id, user_id, status, phase, progress, engine, result, quiet_since, created_at)
    VALUES ('run', 'empty', 7, 'running', 'checking', 0.9, 'offline',
      ${json({ engine: 'offline', draft, usage: null })}, now() - interval '1 minute', now());`);
}

it('counts everything from before reviews as reviewed', async () => {
  await insertOldRows();
  await roadmaps.restart({}, () => {
    stored.migrations = migrations;
  });
  const { stages } = await roadmaps.call(rpc.GetRoadmap, { id: 'old' });
  expect(stages).toEqual([{ ...shown[0], warnings: [], steps: [{ ...step, order: 0, reviewed: true }] }]);
  expect(await roadmaps.call(GetReview, { id: 'old' }, mentor)).toMatchObject({ unreviewed: 0, total: 1 });
  for (const title of ['Renamed', 'Old']) {
    const edited = await roadmaps.call(rpc.UpdateRoadmap, { id: 'old', body: { title } }, mentor);
    expect(edited).toMatchObject({ title, hasUnpublishedChanges: title === 'Renamed' });
  }
});

it('publishes the events of published roadmaps again, with their category', async () => {
  expect(await roadmaps.emitted(RoadmapPublished)).toEqual([
    { roadmapId: 'old', mentorId: 7, title: 'Old', version: 1, categoryId: 'business' },
  ]);
});

it('applies a draft that was stored before reviews', async () => {
  await roadmaps.get(Reconcile).execute();
  const run = await roadmaps.call(rpc.GetRun, { id: 'run' }, mentor);
  expect(run).toMatchObject({ status: 'succeeded', outcome: 'applied', heldBackCount: 0, crisis: false });
  expect(await roadmaps.call(GetReview, { id: 'empty' }, mentor)).toMatchObject({ unreviewed: 1 });
});
