// guarantees: Each invariant query finds violations
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ScheduleDeletion } from '@waymark/contracts/identity/account.endpoints';
import { CheckUserEmail } from '@waymark/contracts/identity/passwords.endpoints';
import { RegisterUser } from '@waymark/contracts/identity/users.endpoints';
import { RoadmapPublished } from '@waymark/contracts/roadmaps/events';
import { PricingChanged, RatingChanged } from '@waymark/contracts/scheduling/events';
import { asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { EraseAccounts } from './accounts/app/erase-accounts.ts';
import { UsersRepository } from './shared/persistence/users.repository.ts';
import { Harness } from './testing/harness.ts';

const PASSWORD = 'slow rivers of tin';
const identity = new Harness({ ACCOUNT_SWEEP_SECONDS: '86400' }).forFile();
const ids: Record<string, number> = {};

async function register(username: string): Promise<number> {
  const body = { username, email: `${username}@example.org`, password: PASSWORD };
  return (await identity.call(RegisterUser, body)).id;
}

beforeAll(async () => {
  const [mentor, gone] = [await register('ada'), await register('ben')];
  Object.assign(ids, { mentor, gone });
  await identity.get(UsersRepository).grant('ada', 'mentor', { id: null, username: 'operator' });
  await identity.call(CheckUserEmail, { email: 'ada@example.org' });
  const body = { password: PASSWORD, confirm: 'ben' };
  for (const id of [gone, mentor]) {
    const confirm = id === gone ? 'ben' : 'ada';
    await identity.call(ScheduleDeletion, { ...body, confirm }, asLearner(id));
  }
  await identity.sql('UPDATE users SET delete_after = now() WHERE id = $1', [gone]);
  await identity.get(EraseAccounts).execute();
  await identity.publish(RoadmapPublished, { roadmapId: 'r1', mentorId: mentor, title: 'A way', version: 1 });
  await identity.publish(PricingChanged, {
    mentorId: mentor,
    sessionPrice: 2_000,
    currency: 'EUR',
    version: 1,
  });
  await identity.publish(RatingChanged, { mentorId: mentor, average: 4, count: 1, version: 1 });
  await eventually(async () => {
    for (const table of ['roadmap_counts', 'mentor_prices', 'mentor_ratings']) {
      expect(await identity.sql(`SELECT FROM ${table}`)).toHaveLength(1);
    }
  });
});

/** Damage, with the constraints dropped, and the invariant that detects it. */
const damages: [rule: string, sql: string, param: string][] = [
  ['every mentor has a profile', 'DELETE FROM mentors WHERE user_id = $1', 'mentor'],
  ['a profile has been approved', "UPDATE mentors SET approved_by = ' ' WHERE user_id = $1", 'mentor'],
  ['a profile has been approved', 'UPDATE mentors SET version = 0 WHERE user_id = $1', 'mentor'],
  ['a name differs from all others', "UPDATE users SET username = 'ADA' WHERE id = $1", 'gone'],
  ['a name differs from all others', "UPDATE users SET username = 'ben' WHERE id = $1", 'gone'],
  [
    'an account that is due',
    "UPDATE users SET delete_after = now() - interval '2 hours' WHERE id = $1",
    'mentor',
  ],
  ['nothing personal remains', "UPDATE users SET email = 'ben@example.org' WHERE id = $1", 'gone'],
  ['nothing personal remains', 'UPDATE mails SET user_id = $1', 'gone'],
  ['nothing personal remains', 'UPDATE notifications SET user_id = $1', 'gone'],
  ['nothing personal remains', 'UPDATE password_recoveries SET user_id = $1', 'gone'],
  ['nothing personal remains', 'UPDATE mentors SET user_id = $1', 'gone'],
  ['a changed password has ended', 'UPDATE users SET password_changed_at = now() WHERE id = $1', 'mentor'],
  ['a mail that was sent', "UPDATE mails SET state = 'sent', ended_at = now() WHERE user_id = $1", 'mentor'],
  ['every mail has a recipient', "UPDATE mails SET recipient = '' WHERE user_id = $1", 'mentor'],
  [
    'a queued mail is attempted',
    "UPDATE mails SET state = 'queued', next_try_at = now() - interval '1 day' WHERE user_id = $1",
    'mentor',
  ],
  [
    'a notification is read',
    "UPDATE notifications SET read_at = created_at - interval '1 day' WHERE user_id = $1",
    'mentor',
  ],
  ["a mentor's number of roadmaps", 'UPDATE roadmap_counts SET published = 7 WHERE mentor_id = $1', 'mentor'],
  ["a mentor's number of roadmaps", 'DELETE FROM roadmap_counts WHERE mentor_id = $1', 'mentor'],
  ['prices and ratings have versions', 'UPDATE mentor_prices SET version = 0 WHERE mentor_id = $1', 'mentor'],
  [
    'prices and ratings have versions',
    'UPDATE mentor_ratings SET average = 9 WHERE mentor_id = $1',
    'mentor',
  ],
  [
    'no published profile is newer',
    `UPDATE outbox SET payload = payload || '{"version": 9}'
     WHERE topic = 'identity.mentor.changed.v1' AND (payload ->> 'mentorId')::integer = $1`,
    'mentor',
  ],
  [
    'the outbox is drained',
    "UPDATE outbox SET parked_at = now(), published_at = NULL WHERE (payload ->> 'userId')::integer = $1",
    'mentor',
  ],
];

describe('the invariants', () => {
  it('hold after ordinary work', async () => {
    await eventually(async () => expect(await identity.brokenInvariants()).toEqual([]));
  });

  it.each(damages)('detect a violation of “%s …”', async (rule, sql, param) => {
    await identity.sql('BEGIN');
    // No triggers, and so no deletion of secrets.
    await identity.sql("SET LOCAL session_replication_role = 'replica'");
    await identity.sql('DROP INDEX users_username_key, users_username_skeleton_key');
    await identity.sql('ALTER TABLE users DROP CONSTRAINT users_erased');
    await identity.sql(sql, [ids[param]]);
    const broken = (await identity.brokenInvariants()).map((one) => one.rule);
    await identity.sql('ROLLBACK');
    expect(broken).toContainEqual(expect.stringContaining(rule));
  });

  it('are checked by a command that exits with 1 for a violation', async () => {
    expect(await command()).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/\d+ of \d+ invariants hold/),
    });
    await identity.sql("UPDATE mails SET recipient = '' WHERE user_id = $1", [ids.mentor]);
    expect(await command()).toMatchObject({ code: 1, stdout: expect.stringContaining('every mail has') });
    await identity.sql("UPDATE mails SET recipient = 'ada@example.org' WHERE user_id = $1", [ids.mentor]);
  });
});

async function command(): Promise<{ code: number; stdout: string }> {
  const file = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
  const run = promisify(execFile)(process.execPath, [file, 'invariants'], {
    env: { DATABASE_URL: identity.databaseUrl },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      stdout: error.stdout + error.stderr,
    }),
  );
}
