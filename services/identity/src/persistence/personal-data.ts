import type { PersonData } from '@waymark/database/person-data';

const projection = { not: "copied from events; the person's own data is exported by its owner" };

/** What this service stores about a person. `users` comes last: rows refer to it. */
export const personalData: PersonData = {
  password_recoveries: {
    exported: { not: 'hashes of secrets, kept for a day' },
    erased: ['DELETE FROM password_recoveries WHERE user_id = $1'],
  },
  email_links: {
    exported: { not: 'hashes of secrets, kept for days; the address of the account is exported' },
    erased: ['DELETE FROM email_links WHERE user_id = $1'],
  },
  known_devices: {
    exported: {
      file: 'known-devices',
      key: "to_char(r.first_seen_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')",
      sql: 'SELECT first_seen_at, last_seen_at FROM known_devices WHERE user_id = $1',
    },
    erased: ['DELETE FROM known_devices WHERE user_id = $1'],
  },
  authenticator_apps: {
    exported: {
      file: 'authenticator-apps',
      key: 'r.id',
      sql: 'SELECT id, created_at, confirmed_at FROM authenticator_apps WHERE user_id = $1',
    },
    erased: ['DELETE FROM authenticator_apps WHERE user_id = $1'],
  },
  passkeys: {
    exported: {
      file: 'passkeys',
      key: 'r.id',
      sql: 'SELECT id, name, created_at, last_used_at FROM passkeys WHERE user_id = $1',
    },
    erased: ['DELETE FROM passkeys WHERE user_id = $1'],
  },
  passkey_challenges: {
    exported: { not: 'random values, kept for minutes' },
    erased: ['DELETE FROM passkey_challenges WHERE user_id = $1'],
  },
  recovery_codes: {
    exported: { not: 'hashes of secrets' },
    erased: ['DELETE FROM recovery_codes WHERE user_id = $1'],
  },
  second_factor_attempts: {
    exported: { not: 'a count of the last 15 minutes' },
    erased: ['DELETE FROM second_factor_attempts WHERE user_id = $1'],
  },
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
      sql: 'SELECT id, kind, recipient, subject, state, created_at, ended_at FROM mails WHERE user_id = $1',
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
  mentor_applications: {
    exported: {
      file: 'mentor-applications',
      key: 'r.id',
      sql: `SELECT id, full_name, expertise, years_experience, achievements, impact_statement, linkedin_url, portfolio_url,
        status, created_at, decided_at, authenticity_score, perseverance_score, valor_score, ai_feedback
        FROM mentor_applications WHERE user_id = $1`,
    },
    erased: ['DELETE FROM mentor_applications WHERE user_id = $1'],
  },
  mentor_application_decisions: {
    exported: { not: 'written by admins for admins; status and feedback are exported with the application' },
    erased: { not: 'deleted with their application' },
  },
  reports: {
    exported: {
      file: 'reports',
      key: 'r.id',
      sql: `SELECT id, target_type, target_name, reason, text, created_at, outcome, resolved_at FROM reports
        WHERE reporter_id = $1`,
    },
    erased: ['UPDATE reports SET reporter_id = NULL WHERE reporter_id = $1'],
  },
  told_sessions: {
    exported: { not: 'times of sessions without a person; scheduling exports the sessions' },
    erased: { not: 'names no person' },
  },
  mentor_prices: { exported: projection, erased: ['DELETE FROM mentor_prices WHERE mentor_id = $1'] },
  mentor_ratings: { exported: projection, erased: ['DELETE FROM mentor_ratings WHERE mentor_id = $1'] },
  mentor_next_free: { exported: projection, erased: ['DELETE FROM mentor_next_free WHERE mentor_id = $1'] },
  roadmap_news: {
    exported: projection,
    erased: { not: 'ids only, which later events about the same roadmaps are compared with' },
  },
  roadmap_counts: {
    exported: projection,
    erased: { not: 'a number, which the events of roadmaps set to 0' },
  },
  mentors: {
    exported: {
      file: 'mentor-profile',
      key: 'r.user_id',
      sql: `SELECT user_id, name, bio, expertise, languages, timezone, approved_at FROM mentors WHERE user_id = $1`,
    },
    erased: [
      'DELETE FROM mentors WHERE user_id = $1',
      // An admin who approved others; the audit still contains who it was.
      `UPDATE mentors SET approved_by = 'deleted:' || $1::integer
       WHERE approved_by = (SELECT username FROM users WHERE id = $1::integer)`,
    ],
  },
  users: {
    exported: {
      file: 'account',
      key: 'r.id',
      sql: `SELECT id, username, email, email_confirmed_at, role, subscription_tier, avatar, created_at, password_changed_at, delete_after
        FROM users WHERE id = $1`,
    },
    erased: { not: 'DeletionsRepository removes name, address, password and picture, and keeps the id' },
  },
  admin_actions: {
    exported: { not: 'the record of what admins did, which names others' },
    erased: { not: 'append-only: who decided what must stay known' },
  },
  reserved_usernames: {
    exported: { not: 'names of deleted accounts' },
    erased: { not: 'the name of the account is kept for 90 days, so that nobody takes it over' },
  },
};
