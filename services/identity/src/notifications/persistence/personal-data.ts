import type { PersonData } from '@waymark/database/person-data';

export const personalData: PersonData = {
  notifications: {
    exported: {
      file: 'notifications',
      key: 'r.id',
      sql: 'SELECT id, kind, title, body, link, created_at, read_at FROM notifications WHERE user_id = $1',
    },
    erased: ['DELETE FROM notifications WHERE user_id = $1'],
  },
  mails: {
    exported: {
      file: 'mails',
      key: 'r.id',
      // Without the links and codes that a mail fills in when it is sent.
      sql: `SELECT id, kind, recipient, subject, message - 'secrets' AS content, state, created_at, ended_at
        FROM mails WHERE user_id = $1`,
    },
    erased: ['DELETE FROM mails WHERE user_id = $1'],
  },
  notification_preferences: {
    exported: {
      file: 'notification-preferences',
      key: "r.topic || ' ' || r.channel",
      sql: 'SELECT topic, channel, enabled, updated_at FROM notification_preferences WHERE user_id = $1',
    },
    erased: ['DELETE FROM notification_preferences WHERE user_id = $1'],
  },
  push_devices: {
    exported: {
      file: 'push-devices',
      key: 'r.id',
      sql: `SELECT id, substring(endpoint FROM '^https?://[^/]+') AS service, added_at FROM push_devices
        WHERE user_id = $1`,
    },
    erased: ['DELETE FROM push_devices WHERE user_id = $1'],
  },
  push_messages: {
    exported: { not: 'wait for minutes to be sent; the notifications have the same content' },
    erased: { not: 'deleted with their device' },
  },
  push_keys: {
    exported: { not: 'of the server' },
    erased: { not: 'names no person' },
  },
  told_sessions: {
    exported: { not: 'times of sessions without a person; scheduling exports the sessions' },
    erased: { not: 'names no person' },
  },
};
