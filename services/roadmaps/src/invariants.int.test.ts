// guarantees: Each invariant query finds violations
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { SaveInterviewAnswer, StartFollowUp } from '@waymark/contracts/roadmaps/interview.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { StartWording } from '@waymark/contracts/roadmaps/review.endpoints';
import { asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { aFile, aPublishedRoadmap, stepIdsOf } from './testing/builders.ts';
import { CoachingCase } from './testing/coaching-case.ts';
import { Harness } from './testing/harness.ts';
import { RunCase } from './testing/run-case.ts';

const roadmaps = new Harness().forFile();
const ids: Record<string, string> = {};
beforeAll(async () => {
  const roadmap = await aPublishedRoadmap(roadmaps, [2, 2]);
  const [step] = stepIdsOf(roadmap);
  await roadmaps.call(
    rpc.SetProgress,
    { roadmapId: roadmap.id, stepId: step!, completed: true },
    asLearner(),
  );
  const done = await RunCase.start(roadmaps);
  await done.finishHolding(['soup']);
  await done.ended();
  const [wordedStep] = stepIdsOf(await done.draftVersion());
  const wording = await roadmaps.call(StartWording, { id: done.roadmapId, stepId: wordedStep! }, done.mentor);
  const asked = await RunCase.start(roadmaps);
  await asked.cancel();
  const answer = { id: asked.roadmapId, question: 1 };
  const body = { text: 'A letter came in March.', revision: 0 };
  await roadmaps.call(SaveInterviewAnswer, { ...answer, body }, asked.mentor);
  const followUp = await roadmaps.call(StartFollowUp, answer, asked.mentor);
  const active = await RunCase.start(roadmaps);
  const coaching = await CoachingCase.start(roadmaps);
  const file = await aFile(roadmaps, roadmap.id, 'A file');
  Object.assign(ids, {
    ...{ roadmap: roadmap.id, step, done: done.run.id, active: active.run.id, coaching: coaching.run.id },
    ...{ file: file.id, wording: wording.id, followUp: followUp.id },
    ...{ stage: roadmap.stages[0]!.id, otherRoadmap: done.roadmapId },
  });
});

/** A copy under another id. */
const twice = (table: string) =>
  `INSERT INTO ${table} SELECT (jsonb_populate_record(o, '{"id": "copy"}')).* FROM ${table} o WHERE id = $1`;
const old = "now() - interval '1 day'";
const QUOTE_WITHOUT_PERMISSION = `
  WITH source AS (UPDATE sources SET permissions = '{}' WHERE roadmap_id = $1 RETURNING id)
  UPDATE published_roadmaps SET stages = jsonb_set(stages::jsonb, '{0,steps,0,evidence}',
    jsonb_build_object('sourceId', source.id))::json FROM source WHERE published_roadmaps.id = $1`;
/** Damage, with the constraints dropped, and the invariant that detects it. */
const damages: [rule: string, sql: string, param: string][] = [
  ['the stages of a roadmap have', 'UPDATE stages SET position = position + 5 WHERE id = $1', 'stage'],
  ['the steps of a stage have', 'UPDATE steps SET position = position + 5 WHERE id = $1', 'step'],
  ['the stage and step counts of a roadmap', 'UPDATE roadmaps SET step_count = 17 WHERE id = $1', 'roadmap'],
  ['exactly the steps of published rows', 'DELETE FROM steps WHERE stage_id = $1', 'stage'],
  ['exactly the steps of published rows', 'UPDATE steps SET published = false WHERE id = $1', 'step'],
  ['a published roadmap has', 'UPDATE roadmaps SET version = 7 WHERE id = $1', 'roadmap'],
  ['a published row has the newest', "UPDATE roadmaps SET status = 'archived' WHERE id = $1", 'roadmap'],
  ['a published row has the stages', "UPDATE published_roadmaps SET stages = '[]' WHERE id = $1", 'roadmap'],
  ['a published row has the stages', "UPDATE published_roadmaps SET outline = '[]' WHERE id = $1", 'roadmap'],
  ['a published row has the stages', "UPDATE published_roadmaps SET tags = '{xx}' WHERE id = $1", 'roadmap'],
  ['the counts of a version', 'UPDATE roadmap_versions SET step_count = 9 WHERE roadmap_id = $1', 'roadmap'],
  [
    'a published row has the current profile',
    "UPDATE published_roadmaps SET mentor_name = 'X' WHERE id = $1",
    'roadmap',
  ],
  ['the quote on a card', "UPDATE published_roadmaps SET quote = 'Never said.' WHERE id = $1", 'roadmap'],
  ['the media of a published row', "UPDATE published_roadmaps SET media = '{x}' WHERE id = $1", 'roadmap'],
  ['no follower has seen', 'UPDATE follows SET seen_version = 9 WHERE roadmap_id = $1', 'roadmap'],
  ['the step of a progress row', "UPDATE progress SET roadmap_id = 'other' WHERE step_id = $1", 'step'],
  ['the follower count', 'UPDATE published_roadmaps SET followers = 9 WHERE id = $1', 'roadmap'],
  ['no run is stuck', `UPDATE ai_runs SET created_at = ${old}, quiet_since = ${old} WHERE id = $1`, 'active'],
  ['a roadmap has at most one active', twice('ai_runs'), 'active'],
  ['a learner has at most one active', twice('ai_runs'), 'coaching'],
  ['a step has at most one active', twice('ai_runs'), 'wording'],
  ['an interview answer has at most one active', twice('ai_runs'), 'followUp'],
  [
    'a finished run has published',
    "UPDATE ai_runs SET finished_at = NULL, status = 'running', outcome = NULL WHERE id = $1",
    'done',
  ],
  ['the log of a run is complete', 'UPDATE ai_runs SET last_seq = last_seq + 1 WHERE id = $1', 'done'],
  [
    "a mentor's own step",
    `UPDATE published_roadmaps SET stages = replace(stages::text, '"reviewed":true', '"reviewed":false')::json
     WHERE id = $1`,
    'roadmap',
  ],
  ['a passage held back', "UPDATE held_back SET quote = 'soup 😀' WHERE roadmap_id = $1", 'otherRoadmap'],
  ['a passage held back', "UPDATE held_back SET source_id = 'x' WHERE roadmap_id = $1", 'otherRoadmap'],
  [
    'a review decision is not ahead',
    `INSERT INTO review_decisions (roadmap_id, seq, action, title, before, revision_after, decided_at)
     VALUES ($1, 1, 'keep', 'x', '{}', 99, now())`,
    'roadmap',
  ],
  ['the permissions of a source', "UPDATE sources SET permissions = '{voice}' WHERE id = $1", 'file'],
  ['a published row quotes only', QUOTE_WITHOUT_PERMISSION, 'roadmap'],
  [
    'a published row plays only',
    `WITH voice AS (UPDATE sources SET file_type = 'audio/webm' WHERE roadmap_id = $1 RETURNING id)
     UPDATE published_roadmaps SET media = ARRAY[voice.id] FROM voice WHERE published_roadmaps.id = $1`,
    'roadmap',
  ],
  ['no file is stuck', `UPDATE sources SET created_at = ${old}, quiet_since = ${old} WHERE id = $1`, 'file'],
  [
    'the outbox is drained',
    `UPDATE outbox SET parked_at = now(), published_at = NULL WHERE payload ->> 'runId' = $1`,
    'done',
  ],
];

describe('the invariants', () => {
  it('hold after ordinary work', async () => {
    expect(await roadmaps.brokenInvariants()).toEqual([]);
  });

  it.each(damages)('detect a violation of “%s …”', async (rule, sql, param) => {
    await roadmaps.sql('BEGIN');
    await roadmaps.sql("SET LOCAL session_replication_role = 'replica'");
    await roadmaps.sql(
      'DROP INDEX ai_runs_one_active, ai_runs_one_coaching, ai_runs_one_wording, ai_runs_one_follow_up',
    );
    // A copied row has a value in every column.
    await roadmaps.sql('ALTER TABLE ai_runs ALTER COLUMN real_roadmap_id DROP EXPRESSION');
    await roadmaps.sql(sql, [ids[param]]);
    const broken = (await roadmaps.brokenInvariants()).map((one) => one.rule);
    await roadmaps.sql('ROLLBACK');
    expect(broken).toContainEqual(expect.stringContaining(rule));
  });

  it('are checked by a command that exits with 1 for a violation', async () => {
    expect(await command()).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/\d+ of \d+ invariants hold/),
    });
    await roadmaps.sql('UPDATE published_roadmaps SET followers = 9 WHERE id = $1', [ids.roadmap]);
    expect(await command()).toMatchObject({ code: 1, stdout: expect.stringContaining('the follower count') });
    await roadmaps.sql('UPDATE published_roadmaps SET followers = 1 WHERE id = $1', [ids.roadmap]);
    await eventually(async () => expect(await roadmaps.brokenInvariants()).toEqual([]));
  });
});

async function command(): Promise<{ code: number; stdout: string }> {
  const file = fileURLToPath(new URL('./cli.ts', import.meta.url));
  const args = ['--conditions=waymark-source', file, 'invariants'];
  const run = promisify(execFile)(process.execPath, args, { env: { DATABASE_URL: roadmaps.databaseUrl } });
  return run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      stdout: error.stdout + error.stderr,
    }),
  );
}
