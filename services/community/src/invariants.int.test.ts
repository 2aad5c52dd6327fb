// guarantees: Each invariant query finds violations
import { beforeAll, describe, expect, it } from '@jest/globals';
import { HideItem } from '@waymark/contracts/community/moderation.endpoints';
import { MarkHelpedResponse } from '@waymark/contracts/community/support.endpoints';
import { UserDeleted } from '@waymark/contracts/identity/events';
import { newId } from '@waymark/kernel/ids';
import { asAdmin } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from './testing/harness.ts';
import { aMember, aRequest, report, respond } from './testing/members.ts';

const community = new Harness().forFile();
const ids: Record<string, string | number> = {};
beforeAll(async () => {
  const [author, other, gone] = [
    await aMember(community),
    await aMember(community),
    await aMember(community),
  ];
  const request = await aRequest(community, author);
  const response = await respond(community, request.id, other);
  const own = await respond(community, request.id, author, 'Thank you.', response.id);
  const hidden = await respond(community, request.id, other, 'Call her names.');
  const body = { responseId: response.id };
  await community.call(MarkHelpedResponse, { id: request.id, body }, author);
  const reportId = await report(community, author, { kind: 'support-response', itemId: hidden.id });
  await community.call(HideItem, { id: reportId, body: { reason: 'Harmful' } }, asAdmin());
  await community.publish(UserDeleted, { userId: gone.userId, roadmaps: 'keep' });
  await eventually(async () =>
    expect(await community.sql("SELECT FROM people WHERE role_at = 'infinity'")).toHaveLength(1),
  );
  const thread = await aThread(author.userId, other.userId);
  Object.assign(ids, {
    thread,
    ...{ request: request.id, response: response.id, own: own.id, hidden: hidden.id, report: reportId },
    gone: gone.userId,
  });
});

/** Of two messages, the second one unread. */
async function aThread(one: number, other: number): Promise<string> {
  const id = newId();
  await community.sql(
    `INSERT INTO message_threads (id, low_id, high_id, starter_id, state, last_number, created_at, updated_at)
     VALUES ($1, $2, $3, $2, 'open', 2, now(), now())`,
    [id, one, other],
  );
  await community.sql(
    `INSERT INTO messages (id, thread_id, number, author_id, client_id, text, sent_at)
     SELECT gen_random_uuid(), $1, n, $2, gen_random_uuid(), 'Words', '2026-05-04T10:00:00Z' FROM generate_series(1, 2) n`,
    [id, one],
  );
  await community.sql(
    `INSERT INTO message_members (thread_id, user_id, other_id, read_up_to, unread_since)
     VALUES ($1, $2, $3, 2, NULL), ($1, $3, $2, 1, '2026-05-04T10:00:00Z')`,
    [id, one, other],
  );
  return id;
}

const open = 'outcome = NULL, note = NULL, resolved_by = NULL, resolved_at = NULL';
/** Damage, with the constraints dropped, and the invariant that detects it. */
const damages: [rule: string, sql: string, param: string][] = [
  ['the response that helped', 'UPDATE support_responses SET removed_at = now() WHERE id = $1', 'response'],
  ['the response that helped', 'UPDATE support_requests SET helped_by = $1', 'own'],
  [
    'replies are one level deep',
    'UPDATE support_responses SET parent_id = $1 WHERE parent_id IS NULL',
    'own',
  ],
  ['every request was published once', "DELETE FROM outbox WHERE payload ->> 'requestId' = $1", 'request'],
  [
    'every request was published once',
    `INSERT INTO outbox OVERRIDING SYSTEM VALUE SELECT (jsonb_populate_record(o, jsonb_build_object('id',
       gen_random_uuid(), 'seq', 0))).* FROM outbox o WHERE payload ->> 'requestId' = $1`,
    'request',
  ],
  [
    'who left, in whatever way',
    'UPDATE people SET is_suspended = true WHERE user_id = (SELECT author_id FROM support_requests WHERE id = $1)',
    'request',
  ],
  ['an open report', `UPDATE reports SET ${open} WHERE id = $1`, 'report'],
  ['what is hidden was reported', 'DELETE FROM reports WHERE id = $1', 'report'],
  ['what is hidden was reported', "DELETE FROM outbox WHERE payload ->> 'itemId' = $1", 'hidden'],
  [
    'no card, request, peer session, material or file belongs',
    'UPDATE support_requests SET author_id = $1',
    'gone',
  ],
  [
    'no card, request, peer session, material or file belongs',
    'INSERT INTO cards (user_id) VALUES ($1)',
    'gone',
  ],
  [
    'the messages of a thread are numbered',
    'DELETE FROM messages WHERE thread_id = $1 AND number = 1',
    'thread',
  ],
  [
    'the messages of a thread are numbered',
    'UPDATE message_threads SET last_number = 3 WHERE id = $1',
    'thread',
  ],
  [
    'a thread has its two people',
    'DELETE FROM message_members WHERE thread_id = $1 AND read_up_to = 1',
    'thread',
  ],
  ['messages are of the two people', 'UPDATE messages SET author_id = 1 WHERE thread_id = $1', 'thread'],
  [
    'a person has unread messages since',
    'UPDATE message_members SET unread_since = NULL WHERE thread_id = $1',
    'thread',
  ],
  [
    'a person has unread messages since',
    'UPDATE message_members SET read_up_to = 3 WHERE thread_id = $1',
    'thread',
  ],
  [
    'a request that waits was begun',
    "UPDATE message_threads SET state = 'request', requested_at = now() WHERE id = $1",
    'thread',
  ],
  [
    'files of messages are ready',
    `INSERT INTO files (id, owner_id, purpose, name, state, size, type, object_key, attached_kind, attached_id,
       created_at, touched_at)
     VALUES (gen_random_uuid(), 1, 'message', '', 'ready', 1, 'text/plain', 'k', 'message', $1, now(), now())`,
    'thread',
  ],
];

describe('the invariants', () => {
  it('hold after ordinary work', async () => {
    expect(await community.brokenInvariants()).toEqual([]);
  });

  it.each(damages)('detect a violation of “%s …”', async (rule, sql, param) => {
    await community.sql('BEGIN');
    try {
      await community.sql("SET LOCAL session_replication_role = 'replica'");
      await community.sql('ALTER TABLE support_responses DROP CONSTRAINT support_responses_check');
      await community.sql(sql, [ids[param]]);
      const broken = (await community.brokenInvariants()).map((one) => one.rule);
      expect(broken).toContainEqual(expect.stringContaining(rule));
    } finally {
      await community.sql('ROLLBACK');
    }
  });
});
