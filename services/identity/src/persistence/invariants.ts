import type { Invariant } from '@waymark/database/check-invariants';

const accounts: Invariant[] = [
  {
    rule: 'every mentor has a profile',
    sql: `SELECT u.id FROM users u WHERE u.role = 'mentor' AND NOT EXISTS (SELECT FROM mentors m WHERE m.user_id = u.id)`,
  },
  {
    rule: 'a profile has been approved by somebody, and has a version',
    sql: "SELECT user_id FROM mentors WHERE trim(approved_by) = '' OR version < 1",
  },
  {
    rule: 'a name differs from all others, and a deleted account has none',
    sql: `SELECT id FROM users WHERE (deleted_at IS NULL) = (username LIKE 'deleted:%')
      UNION ALL SELECT min(id) FROM users GROUP BY lower(username) HAVING count(*) > 1`,
  },
  {
    rule: 'an account that is due is deleted within an hour',
    sql: "SELECT id FROM users WHERE delete_after < now() - interval '1 hour'",
  },
  {
    rule: 'nothing personal remains of a deleted account',
    sql: `SELECT u.id FROM users u WHERE u.deleted_at IS NOT NULL AND (
      u.email IS NOT NULL OR u.password_hash IS NOT NULL OR u.avatar IS NOT NULL OR u.role <> 'learner'
      OR EXISTS (SELECT FROM mentors m WHERE m.user_id = u.id)
      OR EXISTS (SELECT FROM notifications n WHERE n.user_id = u.id)
      OR EXISTS (SELECT FROM authenticator_apps a WHERE a.user_id = u.id)
      OR EXISTS (SELECT FROM passkeys k WHERE k.user_id = u.id)
      OR EXISTS (SELECT FROM recovery_codes c WHERE c.user_id = u.id)
      OR EXISTS (SELECT FROM notification_preferences p WHERE p.user_id = u.id)
      OR EXISTS (SELECT FROM mentor_applications a WHERE a.user_id = u.id)
      OR EXISTS (SELECT FROM mails m WHERE m.user_id = u.id)
      OR EXISTS (SELECT FROM email_links l WHERE l.user_id = u.id)
      OR EXISTS (SELECT FROM known_devices d WHERE d.user_id = u.id)
      OR EXISTS (SELECT FROM password_recoveries r WHERE r.user_id = u.id))`,
  },
];

const passwords: Invariant[] = [
  {
    rule: 'a changed password has ended the recoveries from before',
    sql: `SELECT r.id FROM password_recoveries r JOIN users u ON u.id = r.user_id
      WHERE r.used_at IS NULL AND r.expires_at > now() AND r.created_at < u.password_changed_at`,
  },
  {
    rule: 'a mail that was sent or has failed has no secrets',
    sql: "SELECT id FROM mails WHERE state IN ('sent', 'failed') AND message ? 'secrets'",
  },
];

const messages: Invariant[] = [
  {
    rule: 'every mail has a recipient',
    sql: "SELECT id FROM mails WHERE recipient NOT LIKE '%_@_%'",
  },
  {
    rule: 'a queued mail is attempted within an hour',
    sql: "SELECT id FROM mails WHERE state = 'queued' AND next_try_at < now() - interval '1 hour'",
  },
  {
    rule: 'a notification is read after it was added',
    sql: 'SELECT id FROM notifications WHERE read_at < created_at',
  },
];

const applications: Invariant[] = [
  {
    rule: 'a held decision about an application takes effect within a minute of its time',
    sql: "SELECT id FROM mentor_applications WHERE held_until < now() - interval '1 minute'",
  },
  {
    rule: 'an account applies while one of its applications waits',
    sql: `SELECT id FROM users u WHERE applies <> EXISTS (
      SELECT FROM mentor_applications a WHERE a.user_id = u.id AND a.status = 'pending')`,
  },
];

const projections: Invariant[] = [
  {
    rule: "a mentor's number of roadmaps is that of the published ones",
    sql: `SELECT mentor_id FROM roadmap_counts c FULL JOIN (
        SELECT mentor_id, count(*) FILTER (WHERE published) AS published FROM roadmap_news GROUP BY mentor_id
      ) n USING (mentor_id) WHERE coalesce(c.published, 0) <> coalesce(n.published, 0)`,
  },
  {
    rule: 'prices and ratings have versions, and a rating is between 1 and 5',
    sql: `SELECT mentor_id FROM mentor_prices WHERE version < 1
      UNION ALL SELECT mentor_id FROM mentor_ratings WHERE version < 1 OR (count > 0 AND average NOT BETWEEN 1 AND 5)`,
  },
  {
    rule: 'no published profile is newer than the stored one',
    sql: `SELECT m.user_id FROM mentors m JOIN outbox o ON o.topic = 'identity.mentor.changed.v1'
      AND (o.payload ->> 'mentorId')::integer = m.user_id AND (o.payload ->> 'version')::integer > m.version`,
  },
  {
    rule: 'the outbox is drained and holds no parked message',
    sql: `SELECT id FROM outbox WHERE parked_at IS NOT NULL OR
      (published_at IS NULL AND created_at < now() - interval '1 minute')`,
  },
];

export const invariants: readonly Invariant[] = [
  ...accounts,
  ...passwords,
  ...messages,
  ...applications,
  ...projections,
];
