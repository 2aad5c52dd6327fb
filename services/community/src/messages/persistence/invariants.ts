import type { Invariant } from '@waymark/database/check-invariants';

export const messagesInvariants: Invariant[] = [
  {
    rule: 'the messages of a thread are numbered from 1 to its last number, without gaps',
    sql: `SELECT t.id FROM message_threads t LEFT JOIN messages m ON m.thread_id = t.id
      GROUP BY t.id HAVING count(m.id) <> t.last_number OR coalesce(max(m.number), 0) <> t.last_number`,
  },
  {
    rule: 'a thread has its two people, or the one whose account exists',
    sql: `SELECT t.id FROM message_threads t WHERE (SELECT count(*) FROM message_members me WHERE me.thread_id = t.id
        AND (me.user_id, me.other_id) IN ((t.low_id, t.high_id), (t.high_id, t.low_id)))
      <> CASE t.state WHEN 'gone' THEN 1 ELSE 2 END`,
  },
  {
    rule: 'messages are of the two people of their thread',
    sql: `SELECT m.id FROM messages m JOIN message_threads t ON t.id = m.thread_id
      WHERE m.author_id NOT IN (t.low_id, t.high_id)`,
  },
  {
    rule: 'a person has unread messages since the first of the other that they have not read',
    sql: `SELECT me.thread_id, me.user_id FROM message_members me JOIN message_threads t ON t.id = me.thread_id
      WHERE me.read_up_to > t.last_number OR me.unread_since IS DISTINCT FROM (SELECT m.sent_at FROM messages m
        WHERE m.thread_id = me.thread_id AND m.number > me.read_up_to AND m.author_id = me.other_id
          AND m.deleted_at IS NULL ORDER BY m.number LIMIT 1)`,
  },
  {
    rule: 'a request that waits was begun by one person, who wrote at most one message that is not deleted',
    sql: `SELECT t.id FROM message_threads t JOIN messages m ON m.thread_id = t.id
      WHERE t.state = 'request' GROUP BY t.id
      HAVING count(*) FILTER (WHERE m.deleted_at IS NULL) > 1 OR bool_or(m.author_id <> t.starter_id)`,
  },
  {
    rule: 'files of messages are ready, of their author and of a message that is not deleted or is reported',
    sql: `SELECT f.id FROM files f LEFT JOIN messages m ON m.id = f.attached_id AND m.author_id = f.owner_id
      WHERE f.attached_kind = 'message' AND (m.id IS NULL OR (m.deleted_at IS NOT NULL AND NOT EXISTS (
        SELECT FROM message_reports r WHERE r.thread_id = m.thread_id AND r.number >= m.number
          AND r.resolved_at IS NULL)))`,
  },
];
