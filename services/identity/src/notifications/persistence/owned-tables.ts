import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';

export const notificationsTables = {
  notifications: {
    operator: 'SELECT, INSERT',
    exported: {
      file: 'notifications',
      about: 'your notifications',
      key: 'r.id',
      sql: 'SELECT id, kind, title, body, link, created_at, read_at FROM notifications WHERE user_id = $1',
    },
    erased: ['DELETE FROM notifications WHERE user_id = $1'],
  },
  mails: {
    note: 'a queue',
    operator: 'SELECT, INSERT, UPDATE (state, ended_at, last_error)',
    exported: {
      file: 'mails',
      about: 'the e-mails that were sent to you, with their content',
      key: 'r.id',
      // Without the links and codes that a mail fills in when it is sent.
      sql: `SELECT id, kind, recipient, subject, message - 'secrets' AS content, state, created_at, ended_at
        FROM mails WHERE user_id = $1`,
    },
    erased: ['DELETE FROM mails WHERE user_id = $1'],
  },
  notification_preferences: {
    note: 'what users turned off',
    operator: 'SELECT',
    exported: {
      file: 'notification-preferences',
      about: 'which notifications you turned on or off',
      key: "r.topic || ' ' || r.channel",
      sql: 'SELECT topic, channel, enabled, updated_at FROM notification_preferences WHERE user_id = $1',
    },
    erased: ['DELETE FROM notification_preferences WHERE user_id = $1'],
  },
  push_devices: {
    note: 'browsers that users allowed notices on',
    exported: {
      file: 'push-devices',
      about: 'the browsers in which you allowed push messages',
      key: 'r.id',
      sql: `SELECT id, substring(endpoint FROM '^https?://[^/]+') AS service, added_at FROM push_devices
        WHERE user_id = $1`,
    },
    erased: ['DELETE FROM push_devices WHERE user_id = $1'],
  },
  push_messages: {
    note: 'a queue',
    exported: { not: 'wait for minutes to be sent; the notifications have the same content' },
    erased: { not: 'deleted with their device' },
  },
  push_keys: { impersonal: 'that identify Waymark to push services' },
  notified_sessions: {
    note: 'the last state of a session its participants were notified of',
    exported: { not: 'times of sessions without a person; scheduling exports the sessions' },
    erased: { not: 'names no person' },
  },
} satisfies Partial<OwnedTables<TableName>>;
