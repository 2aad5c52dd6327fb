// guarantees: Each invariant query finds violations
// guarantees: A reported no-show opens one case; silence, agreement or an admin settles it once, and money moves only then
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { newId } from '@waymark/kernel/ids';
import { ProcessDueSessions } from './app/process-due-sessions.ts';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, books, booksGuided, DAY, holds, hourIn, PRICED, schedules } from './testing/bookings.ts';
import { Harness } from './testing/harness.ts';
import { agrees, contests, reports } from './testing/no-shows.ts';

const scheduling = new Harness().forFile();
const ids: Record<string, string> = {};
beforeAll(async () => {
  scheduling.clock.set(new Date());
  const [mentor, free, learner] = [await aMentor(scheduling, PRICED), await aMentor(scheduling), aLearner()];
  const at = (ms: number) => hourIn(scheduling, ms);
  const paid = await books(scheduling, learner, mentor, at(3 * DAY));
  const off = await books(scheduling, learner, mentor, at(4 * DAY));
  await scheduling.call(rpc.CancelSession, { id: off.id }, mentor);
  const hold = await holds(scheduling, learner, mentor, at(5 * DAY));
  const far = await schedules(scheduling, learner, free, at(6 * DAY));
  const [past, guided] = [
    await schedules(scheduling, learner, free, at(0)),
    await booksGuided(scheduling, learner, free, aWorkday(9)),
  ];
  await scheduling.sql(
    "UPDATE sessions SET starts_at = starts_at - interval '12 days', ends_at = ends_at - interval '12 days' WHERE id = ANY($1)",
    [[past.id, guided.id]],
  );
  await scheduling.get(ProcessDueSessions).completeSessions();
  await scheduling.call(rpc.ReviewSession, { id: past.id, rating: 4, text: 'Thank you' }, learner);
  const [missed, contested] = [
    await aReported(free, learner, at(7 * DAY)),
    await aReported(free, learner, at(8 * DAY)),
  ];
  await agrees(scheduling, missed, learner);
  await contests(scheduling, contested, learner);
  Object.assign(ids, {
    missed,
    contested,
    paid: paid.id,
    off: off.id,
    hold: hold.id,
    far: far.id,
    past: past.id,
    guided: guided.id,
  });
});

/** Shifts a session into the past and reports that its learner did not come. */
async function aReported(mentor: Caller, learner: Caller, at: string): Promise<string> {
  const { id } = await schedules(scheduling, learner, mentor, at);
  const shift = "interval '1 hour' * (2 + ceil(extract(epoch FROM starts_at - now()) / 3600))";
  await scheduling.sql(
    `UPDATE sessions SET starts_at = starts_at - ${shift}, ends_at = ends_at - ${shift} WHERE id = $1`,
    [id],
  );
  await scheduling.get(ProcessDueSessions).completeSessions();
  await reports(scheduling, id, mentor);
  return id;
}

/** The first workday at least this many days from now. */
function aWorkday(days: number): string {
  const day = new Date(Date.now() + days * DAY);
  while ([0, 6].includes(day.getUTCDay())) day.setTime(day.getTime() + DAY);
  return day.toISOString().slice(0, 10);
}

const old = "now() - interval '1 hour'";
/** A copy of a session with some fields changed. */
const twice = (differs: object) =>
  `INSERT INTO sessions SELECT (jsonb_populate_record(s,
     '${JSON.stringify({ id: newId(), meeting_code: newId(), intent_id: null, ...differs })}')).* FROM sessions s WHERE id = $1`;

/** Damage, with the constraints dropped, and the invariant that detects it. */
const damages: [rule: string, sql: string, param: string][] = [
  ['no mentor has two', twice({ learner_id: 1 }), 'far'],
  ['no learner has two', twice({ mentor_id: 1 }), 'far'],
  [
    'no user is mentor and learner',
    `UPDATE sessions h SET learner_id = s.mentor_id, starts_at = s.starts_at, ends_at = s.ends_at
     FROM sessions s WHERE s.id = $1 AND h.status = 'held'`,
    'far',
  ],
  [
    'no learner has more than two active holds',
    `INSERT INTO sessions SELECT (jsonb_populate_record(s, jsonb_build_object(
       'id', gen_random_uuid(), 'meeting_code', gen_random_uuid()))).*
     FROM sessions s, generate_series(1, 2) WHERE s.id = $1`,
    'hold',
  ],
  ['no hold is active', `UPDATE sessions SET hold_expires_at = ${old} WHERE id = $1`, 'hold'],
  [
    'no learner has two intro calls',
    "UPDATE sessions SET kind = 'intro' WHERE mentor_id = (SELECT mentor_id FROM sessions WHERE id = $1)",
    'far',
  ],
  [
    'no session is scheduled',
    `UPDATE sessions SET starts_at = ${old}, ends_at = ${old} WHERE id = $1`,
    'far',
  ],
  [
    'the change history of a session',
    'DELETE FROM session_changes WHERE session_id = $1 AND number = 1',
    'paid',
  ],
  ['the change history of a session', "UPDATE sessions SET status = 'released' WHERE id = $1", 'hold'],
  [
    'the change history of a session',
    "UPDATE session_changes SET from_status = 'expired' WHERE session_id = $1 AND number = 2",
    'paid',
  ],
  ['the change history of a session', 'DELETE FROM session_changes WHERE session_id = $1', 'far'],
  [
    'each change is an allowed transition',
    "UPDATE session_changes SET to_status = 'completed' WHERE session_id = $1",
    'far',
  ],
  ['each change was published', "DELETE FROM outbox WHERE payload ->> 'sessionId' = $1", 'far'],
  [
    'each change was published',
    "INSERT INTO outbox OVERRIDING SYSTEM VALUE SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'seq', 0))).* FROM outbox o WHERE payload ->> 'sessionId' = $1",
    'far',
  ],
  ['a session that must be paid first', "UPDATE sessions SET payment = 'waived' WHERE id = $1", 'paid'],
  [
    'an intent pays for one',
    'UPDATE sessions SET intent_id = (SELECT intent_id FROM sessions WHERE id = $1)',
    'paid',
  ],
  ['a hold is not paid', "UPDATE sessions SET payment = 'paid' WHERE id = $1", 'hold'],
  ['only cancelled sessions', "UPDATE sessions SET payment = 'refunding' WHERE id = $1", 'paid'],
  ['only completed guided sessions', 'UPDATE sessions SET pay_by = NULL WHERE id = $1', 'guided'],
  ['only scheduled sessions', "UPDATE sessions SET payment = 'after-session' WHERE id = $1", 'guided'],
  ['a mentor who cancels', "UPDATE sessions SET payment = 'paid' WHERE id = $1", 'off'],
  ['a session is a no-show exactly', "UPDATE sessions SET absent = 'mentor' WHERE id = $1", 'missed'],
  ['a session is a no-show exactly', 'DELETE FROM no_show_cases WHERE session_id = $1', 'missed'],
  [
    'a session is a no-show exactly',
    "UPDATE no_show_cases SET state = 'upheld' WHERE session_id = $1",
    'contested',
  ],
  ['a case is about', 'UPDATE no_show_cases SET accused_id = 1 WHERE session_id = $1', 'missed'],
  ['no money moves', "UPDATE sessions SET payment = 'refunding' WHERE id = $1", 'contested'],
  [
    'no case is open five minutes',
    `UPDATE no_show_cases SET state = 'open', respond_by = ${old} WHERE session_id = $1`,
    'contested',
  ],
  ['each case was published', "DELETE FROM outbox WHERE payload ->> 'sessionId' = $1", 'contested'],
  [
    'a task belongs to a session',
    "INSERT INTO tasks (id, session_id, position, text) VALUES (gen_random_uuid(), $1, 1, 'Early')",
    'far',
  ],
  [
    'a goal is of two people',
    "INSERT INTO goals SELECT 1, mentor_id, 'Sleep', 1, now() FROM sessions WHERE id = $1",
    'far',
  ],
  [
    'no reminder is unsent',
    `UPDATE sessions SET starts_at = ${old} + interval '1 day', changed_at = ${old} - interval '1 hour' WHERE id = $1`,
    'far',
  ],
  [
    'no reminder was sent before',
    `INSERT INTO reminders SELECT id, starts_at, '24h', starts_at - interval '24 hours', now() FROM sessions WHERE id = $1`,
    'far',
  ],
  ['a review matches', 'UPDATE reviews SET learner_id = 1 WHERE session_id = $1', 'past'],
  ['the rating of a mentor', 'UPDATE reviews SET rating = 1 WHERE session_id = $1', 'past'],
  [
    'no outbox row',
    "UPDATE outbox SET parked_at = now(), published_at = NULL WHERE payload ->> 'sessionId' = $1",
    'far',
  ],
];

describe('the invariants', () => {
  it('hold after ordinary work', async () => {
    expect(await scheduling.brokenInvariants()).toEqual([]);
  });

  it.each(damages)('detect a violation of “%s …”', async (rule, sql, param) => {
    await scheduling.sql('BEGIN');
    try {
      await scheduling.sql("SET LOCAL session_replication_role = 'replica'");
      await withoutConstraints();
      await scheduling.sql(sql, [ids[param]]);
      const broken = (await scheduling.brokenInvariants()).map((one) => one.rule);
      expect(broken).toContainEqual(expect.stringContaining(rule));
    } finally {
      await scheduling.sql('ROLLBACK');
    }
  });

  it('are checked by a command that exits with 1 for a violation', async () => {
    expect(await command()).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/scheduling: \d+ of \d+ invariants hold/),
    });
    await scheduling.sql('UPDATE reviews SET rating = 1 WHERE session_id = $1', [ids.past]);
    expect(await command()).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('the rating of a mentor'),
    });
  });
});

async function withoutConstraints(): Promise<void> {
  const found = await scheduling.sql<{ of: string; name: string }>(
    `SELECT conrelid::regclass::text AS of, conname AS name FROM pg_constraint
     WHERE conrelid IN ('sessions'::regclass, 'no_show_cases'::regclass) AND contype IN ('c', 'x', 'u')`,
  );
  await scheduling.sql('DROP INDEX sessions_intro_once');
  for (const { of, name } of found) await scheduling.sql(`ALTER TABLE ${of} DROP CONSTRAINT ${name}`);
}

async function command(): Promise<{ code: number; stdout: string }> {
  const file = fileURLToPath(new URL('./cli.ts', import.meta.url));
  const args = ['--conditions=waymark-source', file, 'invariants'];
  const run = promisify(execFile)(process.execPath, args, { env: { DATABASE_URL: scheduling.databaseUrl } });
  return run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      stdout: error.stdout + error.stderr,
    }),
  );
}
