import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';
import { nameOf } from './name-of.ts';

/** What a person wrote, and to whom: what the other wrote is the other's. */
export const messagesTables = {
  message_threads: {
    note: 'of two people each',
    operator: 'SELECT',
    exported: { not: 'exported with what it is for each of the two' },
    // First, as it locks the threads. What the other wrote stays for the other.
    erased: [`UPDATE message_threads SET state = 'gone' WHERE low_id = $1 OR high_id = $1`],
  },
  message_reports: {
    operator: 'SELECT',
    exported: {
      file: 'message-reports',
      about: 'messages that you reported',
      key: 'r.id',
      sql: `SELECT r.id, ${nameOf('p')} AS "with", r.reason, r.text, r.created_at, r.outcome, r.resolved_at
        FROM message_reports r JOIN people p ON p.user_id = r.author_id WHERE r.reporter_id = $1`,
    },
    erased: [
      'DELETE FROM message_reports WHERE author_id = $1',
      `UPDATE message_reports r SET text = '', kept = r.kept - ARRAY(SELECT m.number::text FROM messages m
         WHERE m.thread_id = r.thread_id AND m.author_id = $1 AND r.kept ? m.number::text) WHERE r.reporter_id = $1`,
    ],
  },
  messages: {
    operator: 'SELECT',
    exported: {
      file: 'messages',
      about: 'messages that you wrote',
      key: 'r.id',
      sql: `SELECT m.id, ${nameOf('p')} AS "with", m.text, m.step, m.sent_at, m.edited_at
        FROM messages m JOIN message_members me ON me.thread_id = m.thread_id AND me.user_id = m.author_id
        JOIN people p ON p.user_id = me.other_id WHERE m.author_id = $1 AND m.deleted_at IS NULL`,
    },
    // Their numbers stay, as the other's messages are counted with them.
    erased: [
      `UPDATE messages SET text = '', step = NULL, edited_at = NULL, answered_after = NULL,
         deleted_at = coalesce(deleted_at, now()) WHERE author_id = $1`,
    ],
  },
  message_members: {
    note: 'what each of the two has read, muted and blocked',
    operator: 'SELECT',
    exported: {
      file: 'message-threads',
      about: 'whom you exchange messages with, and what you read, muted and blocked',
      key: 'r.thread_id',
      sql: `SELECT me.thread_id, ${nameOf('p')} AS "with", t.state, me.is_muted, me.is_blocked, me.read_up_to, t.created_at
        FROM message_members me JOIN message_threads t ON t.id = me.thread_id
        JOIN people p ON p.user_id = me.other_id WHERE me.user_id = $1`,
    },
    erased: [
      'DELETE FROM message_members WHERE user_id = $1',
      'UPDATE message_members SET unread_since = NULL, told_at = NULL, asked_at = NULL WHERE other_id = $1',
      `DELETE FROM message_threads t WHERE (t.low_id = $1 OR t.high_id = $1)
         AND NOT EXISTS (SELECT FROM message_members me WHERE me.thread_id = t.id)`,
    ],
  },
  message_settings: {
    exported: {
      file: 'message-settings',
      about: 'whether you share what you have read',
      key: 'r.shares_read',
      sql: 'SELECT shares_read FROM message_settings WHERE user_id = $1',
    },
    erased: ['DELETE FROM message_settings WHERE user_id = $1'],
  },
} satisfies Partial<OwnedTables<TableName>>;
