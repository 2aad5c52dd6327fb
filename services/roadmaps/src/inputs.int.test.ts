import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MentorChanged } from '@waymark/contracts/identity/events';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import * as learning from '@waymark/contracts/roadmaps/rpc-learning';
import * as versions from '@waymark/contracts/roadmaps/rpc-versions';
import type { AnyRpc } from '@waymark/contracts/rpc';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { brokenInvariants, Harness, refusal } from './testing/harness.ts';
import { RunCase } from './testing/run-case.ts';
import { aPublishedRoadmap, aStage, stepIdsOf } from './testing/words.ts';

let roadmaps: Harness;
beforeAll(async () => {
  roadmaps = await Harness.start();
  await aPublishedRoadmap(roadmaps);
  await RunCase.start(roadmaps);
});
afterAll(() => roadmaps?.stop());

const TABLES = [
  'roadmaps',
  'stages',
  'steps',
  'progress',
  'follows',
  'sources',
  'ai_runs',
  'run_events',
  'outbox',
  'roadmap_versions',
  'published_roadmaps',
  'progress_resets',
  'activity',
  'moods',
  'reflections',
];
/** A fingerprint of all that is stored; the relay's marks on the outbox left out. */
async function everything(): Promise<Record<string, unknown>> {
  const prints = await Promise.all(
    TABLES.map(async (table) => {
      const what = table === 'outbox' ? 't.id::text' : 't::text';
      const [row] = await roadmaps.sql<{ print: string }>(
        `SELECT md5(string_agg(${what}, ',' ORDER BY ${what})) AS print FROM ${table} t`,
      );
      return [table, row!.print];
    }),
  );
  return Object.fromEntries(prints);
}

const WORKER = new Set<AnyRpc>([rpc.BeginRun, rpc.ReportRun, rpc.BeginSource, learning.BeginCoaching]);
/** Of these an empty input is a good one, or one about what nobody has. */
const OPEN = new Set<AnyRpc>([
  rpc.ListCategories,
  rpc.ListRoadmaps,
  rpc.ListMyRoadmaps,
  rpc.ListFollowing,
  learning.ListCoachings,
  learning.DeleteReflection,
  versions.FeaturedStories,
  versions.ListForSitemap,
]);
const CLIENT_ERRORS = [
  'VALIDATION',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'STALE',
  'TOO_LARGE',
  'RULE_REFUSED',
];

const questions = [...rpc.roadmapsRpcs, ...versions.versionRpcs, ...learning.learningRpcs].map(
  (question): [string, AnyRpc] => [question.subject, question],
);

const HUGE = 'x'.repeat(700_000);
const wrong: unknown[] = [
  null,
  'text',
  42,
  [],
  { id: 7 },
  { id: '' },
  { id: '../etc' },
  { id: 'a\u0000b' },
  { id: HUGE },
  { id: { $ne: null } },
  { id: ['roadmap1'], body: 'no' },
  { id: 'x', body: null },
  { id: 'x', stageId: 3, body: {} },
  { roadmapId: {}, stepId: [], completed: 'yes', userId: 'me' },
  { roadmapId: HUGE, stepId: HUGE, completed: true },
  { userId: -1, roadmapId: 'x' },
  { userId: 1e99, roadmapId: 'x' },
  { runId: 1, phase: 'done', progress: 7, engine: 'human' },
  { sourceId: null },
  { title: HUGE, categoryId: 'business', description: HUGE },
  { title: '   ', categoryId: 'business', description: '\n' },
  { title: {}, categoryId: [], description: 1, mentorId: '2' },
  { limit: 0 },
  { limit: 101 },
  { limit: 'many', cursor: 12 },
  { cursor: HUGE },
  { q: HUGE },
  { categoryId: 'a b' },
  { roadmapId: 'x', ticks: 'all' },
  { roadmapId: 'x', ticks: [{ stepId: 'x', completed: 1, at: 'yesterday' }] },
  { roadmapId: 'x', timeZone: 'Nowhere/City' },
  { roadmapId: 'x', body: { mood: 'furious' } },
  { id: 'x', roadmapId: 'x', text: ' ', date: 'now', stageName: '', stageNumber: 0, progress: 101 },
  { id: 'x', body: { version: -1 } },
  { id: 'x', body: { action: 'take', take: [-1], drop: 'all' } },
  { roadmapId: 'x', stepId: 'x', userContext: 'x'.repeat(1_001) },
];

describe('whatever is sent', () => {
  it.each(questions)('%s rejects invalid input and changes nothing', async (_subject, question) => {
    const before = await everything();
    const caller = WORKER.has(question) ? null : asMentor();
    for (const input of wrong) {
      const answer = roadmaps.ask(question, input, caller).then(
        () => 'answered',
        (error: { code: string }) => error.code,
      );
      const allowed = OPEN.has(question) ? [...CLIENT_ERRORS, 'answered'] : CLIENT_ERRORS;
      const code = await answer;
      if (!allowed.includes(code)) throw new Error(`${JSON.stringify(input).slice(0, 80)}: ${code}`);
    }
    expect(await everything()).toEqual(before);
  });

  it.each(questions)('%s says what is wrong in words, where it is', async (_subject, question) => {
    const caller = WORKER.has(question) ? null : asMentor();
    const error = await refusal(roadmaps.ask(question, 42, caller));
    expect(error).toMatchObject({ code: 'VALIDATION', issues: [{ message: expect.any(String) }] });
  });

  it('about what nobody has is NOT_FOUND, for everybody who is logged in', async () => {
    const before = await everything();
    const id = newId();
    const stages = [{ id: newId(), steps: [] }];
    const key = `sources/${id}/${newId()}`;
    const source = {
      ...{ roadmapId: id, kind: 'transcript' as const, key, originalName: 'T', fileType: 'text/plain' },
      ...{ fileSize: 1, sha256: 'a'.repeat(64), words: 1 },
    };
    for (const caller of [asLearner(), asMentor(), asAdmin()]) {
      const calls = [
        () => roadmaps.ask(rpc.GetRoadmap, { id }, caller),
        () => roadmaps.ask(rpc.UpdateRoadmap, { id, body: { title: 'X' } }, caller),
        () => roadmaps.ask(rpc.PublishRoadmap, { id }, caller),
        () => roadmaps.ask(rpc.UnpublishRoadmap, { id }, caller),
        () => roadmaps.ask(rpc.AddStage, { id, body: aStage('X') }, caller),
        () => roadmaps.ask(rpc.UpdateStage, { id, stageId: id, body: aStage('X') }, caller),
        () => roadmaps.ask(rpc.DeleteStage, { id, stageId: id }, caller),
        () => roadmaps.ask(rpc.Reorder, { id, body: { stages } }, caller),
        () => roadmaps.ask(rpc.GetProgress, { userId: caller.userId, roadmapId: id }, caller),
        () => roadmaps.ask(rpc.SetProgress, { roadmapId: id, stepId: id, completed: true }, caller),
        () => roadmaps.ask(rpc.Follow, { id }, caller),
        () => roadmaps.ask(rpc.Unfollow, { id }, caller),
        () => roadmaps.ask(rpc.CheckUpload, { roadmapId: id }, caller),
        () => roadmaps.ask(rpc.AddSource, source, caller),
        () => roadmaps.ask(rpc.ListSources, { id }, caller),
        () => roadmaps.ask(rpc.LocateSource, { id }, caller),
        () => roadmaps.ask(rpc.DeleteSource, { id }, caller),
        () => roadmaps.ask(rpc.StartRun, { roadmapId: id }, caller),
        () => roadmaps.ask(rpc.GetRun, { id }, caller),
        () => roadmaps.ask(rpc.LatestRun, { id }, caller),
        () => roadmaps.ask(rpc.CancelRun, { id }, caller),
        () => roadmaps.ask(rpc.RetryRun, { id }, caller),
        () => roadmaps.ask(rpc.ResolveDraft, { id, body: { action: 'append' } }, caller),
        () => roadmaps.ask(rpc.ListRunEvents, { id, after: 0 }, caller),
        () => roadmaps.ask(versions.ListVersions, { id }, caller),
        () => roadmaps.ask(versions.DeleteRoadmap, { id }, caller),
        () => roadmaps.ask(versions.MarkSeen, { id, body: { version: 1 } }, caller),
        () => roadmaps.ask(versions.GetDraftDiff, { id }, caller),
        () => roadmaps.ask(versions.LocateMedia, { id }, caller),
        () => roadmaps.ask(learning.StartCoaching, { roadmapId: id, stepId: id }, caller),
        () => roadmaps.ask(learning.GetCompanion, { roadmapId: id }, caller),
        () => roadmaps.ask(learning.CheckIn, { roadmapId: id, body: { mood: 'neutral' } }, caller),
        () => roadmaps.ask(learning.ResetProgressRpc, { userId: caller.userId, roadmapId: id }, caller),
        () => roadmaps.ask(learning.UndoReset, { id }, caller),
      ];
      for (const call of calls) expect(await refusal(call())).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await everything()).toEqual(before);
  });

  it('to the worker’s questions about what nobody has is answered: there is nothing to do', async () => {
    const runId = newId();
    expect(await roadmaps.ask(rpc.BeginRun, { runId })).toEqual({ next: 'skip' });
    expect(await roadmaps.ask(rpc.BeginSource, { sourceId: runId })).toEqual({ next: 'skip' });
    expect(await roadmaps.ask(learning.BeginCoaching, { runId })).toEqual({ next: 'skip' });
    const report = { runId, phase: 'reading' as const, progress: 0.1, engine: 'offline' as const };
    expect(await roadmaps.ask(rpc.ReportRun, report)).toEqual({ cancelled: true });
  });

  it('beside what is asked for does not bind', async () => {
    const body = { title: 'Mine', categoryId: 'business', description: 'Mine' };
    const sneaky = {
      ...body,
      id: 'chosen',
      status: 'published',
      followers: 999,
      revision: 9,
      mentor: { id: 1 },
    };
    const made = await roadmaps.ask(rpc.CreateRoadmap, sneaky, asMentor(280));
    expect(made).toMatchObject({ ...body, status: 'draft', followers: 0, revision: 1, mentorId: 280 });
    expect(made.id).not.toBe('chosen');
    const edited = await roadmaps.ask(
      rpc.UpdateRoadmap,
      { id: made.id, body: { status: 'published', mentorId: 1, followers: 5 } as object },
      asMentor(280),
    );
    expect(edited).toMatchObject({ status: 'draft', followers: 0, mentorId: 280 });
  });

  it('that is text at its limits is kept to the letter', async () => {
    const title = 'ä'.repeat(120);
    const description = `${'🙂'.repeat(990)} "quoted" \\ back\nline`;
    const made = await roadmaps.ask(
      rpc.CreateRoadmap,
      { title, categoryId: 'business', description },
      asMentor(280),
    );
    expect(await roadmaps.ask(rpc.GetRoadmap, { id: made.id }, asMentor(280))).toMatchObject({
      title,
      description,
    });
    const odd = await roadmaps.ask(
      rpc.CreateRoadmap,
      { title: 'half \ud83d pair', categoryId: 'business', description: 'x' },
      asMentor(280),
      newId(),
    );
    expect((await roadmaps.ask(rpc.GetRoadmap, { id: odd.id }, asMentor(280))).title).toBe(
      'half \ufffd pair',
    );
  });

  it('a whole roadmap at its largest still fits into one answer, and a page of a hundred does', async () => {
    const mentor = asMentor(281);
    const { id } = await aPublishedRoadmap(roadmaps, [1], mentor);
    const wide = '語'.repeat(1_900);
    let refused: unknown;
    for (let n = 0; n < 12 && !refused; n++) {
      const steps = Array.from({ length: 10 }, () => ({ title: 'Step', description: wide }));
      const body = { title: `Stage ${n}`, steps };
      refused = await roadmaps.ask(rpc.AddStage, { id, body }, mentor).then(
        () => undefined,
        (error: { code: string }) => error.code,
      );
    }
    expect(refused).toBe('RULE_REFUSED');
    const whole = await roadmaps.ask(rpc.PublishRoadmap, { id }, mentor);
    expect(stepIdsOf(whole).length).toBeGreaterThan(90);
    expect(stepIdsOf(await roadmaps.ask(rpc.GetRoadmap, { id }))).toEqual(stepIdsOf(whole));
    const news = { mentorId: 281, name: '語'.repeat(60), avatar: null, bio: '語'.repeat(2_000), version: 1 };
    await roadmaps.tell(MentorChanged, news);
    const page = () => roadmaps.ask(rpc.GetRoadmap, { id });
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
    const { items } = await roadmaps.ask(rpc.ListRoadmaps, { limit: 100 });
    await roadmaps.sql("DELETE FROM published_roadmaps WHERE id LIKE 'wide%'");
    await roadmaps.sql("SET session_replication_role = 'origin'");
    expect(items).toHaveLength(100);
  });
});

it('keeps every invariant', async () => {
  expect(await brokenInvariants(roadmaps)).toEqual([]);
});
