import type { Grants } from '@waymark/database/provision-operator';

/** Read by `invariants` and `reconcile`. */
const READ: Record<string, string[]> = {
  identity: [
    ...['users', 'password_recoveries', 'authenticator_apps', 'passkeys', 'recovery_codes', 'email_links'],
    ...['known_devices', 'mentor_applications', 'mentors', 'mentor_prices', 'mentor_ratings', 'roadmap_news'],
    ...['roadmap_counts', 'notifications', 'notification_preferences', 'mails'],
  ],
  roadmaps: [
    ...['mentors', 'roadmaps', 'stages', 'steps', 'roadmap_versions', 'published_roadmaps', 'progress'],
    ...['follows', 'sources', 'source_permissions', 'voice_clips', 'ai_runs', 'ai_run_starts', 'run_events'],
    ...['held_back', 'roadmap_edits', 'review_decisions'],
  ],
  scheduling: ['calendars', 'sessions', 'session_changes', 'no_show_cases', 'reminders', 'reviews'],
  payments: [
    'intents',
    'refunds',
    'refund_wishes',
    'ledger',
    'webhook_events',
    'disputes',
    'sandbox_intents',
  ],
  community: [
    ...['people', 'cards', 'support_requests', 'support_responses', 'peer_sessions', 'peer_registrations'],
    ...['materials', 'material_views', 'reports', 'files'],
  ],
};

/** The command `outbox`, which reads and retries. */
const OUTBOX = 'SELECT, UPDATE (parked_at, attempts, next_attempt_at)';

/** Written by `create-user`, `grant-role` and `reset-second-factor`. No password and no address can be changed. */
const WRITE_IDENTITY: Record<string, string> = {
  users: 'SELECT, INSERT, UPDATE (role)',
  reserved_usernames: 'SELECT',
  mentors: 'SELECT, INSERT',
  mentor_next_free: 'INSERT',
  admin_actions: 'SELECT (id), INSERT',
  authenticator_apps: 'SELECT, DELETE',
  passkeys: 'SELECT, DELETE',
  passkey_challenges: 'SELECT (user_id), DELETE',
  second_factor_attempts: 'SELECT (user_id), DELETE',
  recovery_codes: 'SELECT, DELETE',
  notifications: 'SELECT, INSERT',
  mails: 'SELECT, INSERT, UPDATE (state, ended_at, last_error)',
  outbox: `${OUTBOX}, INSERT`,
};

/** What the login of the operator's container may do, which runs the commands of `deploy/launch/operator-commands.ts`. */
export const operatorGrants: Grants = Object.fromEntries(
  Object.entries(READ).map(([schema, tables]) => [
    schema,
    {
      ...Object.fromEntries(tables.map((table) => [table, 'SELECT'])),
      outbox: OUTBOX,
      ...(schema === 'identity' ? WRITE_IDENTITY : {}),
    },
  ]),
);
