// The rows of each table. Written by "npm run row-types" from the migrated schema, see schema.sql.

// biome-ignore format: one line is enough
export type TableName = 'admin_actions' | 'authenticator_apps' | 'email_links' | 'known_devices' | 'mails' | 'mentor_application_decisions' | 'mentor_applications' | 'mentor_next_free' | 'mentor_prices' | 'mentor_ratings' | 'mentors' | 'notification_preferences' | 'notifications' | 'notified_sessions' | 'passkey_challenges' | 'passkeys' | 'password_recoveries' | 'push_devices' | 'push_keys' | 'push_messages' | 'recovery_codes' | 'reports' | 'reserved_usernames' | 'roadmap_counts' | 'roadmap_news' | 'second_factor_attempts' | 'users';

export interface AdminActionsTable {
  id: string;
  at: Date;
  admin_id: number | null;
  admin_name: string;
  action: string;
  target_type: string;
  target_id: string;
  target_name: string;
  reason: string | null;
  detail: unknown;
}

export interface AuthenticatorAppsTable {
  id: string;
  user_id: number;
  sealed_secret: Buffer;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: string | null;
}

export interface EmailLinksTable {
  id: string;
  user_id: number;
  purpose: 'confirm' | 'change' | 'undo';
  email: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface KnownDevicesTable {
  user_id: number;
  device_hash: string;
  first_seen_at: Date;
  last_seen_at: Date;
}

export interface MailsTable {
  id: string;
  user_id: number;
  event_id: string;
  kind: string;
  recipient: string;
  subject: string;
  message: unknown;
  subscription_token: string | null;
  ics: string | null;
  ics_method: 'REQUEST' | 'CANCEL' | null;
  session_id: string | null;
  sequence: number | null;
  useless_after: Date | null;
  state: 'kept' | 'queued' | 'sent' | 'failed';
  attempts: number;
  next_try_at: Date;
  last_error: string | null;
  created_at: Date;
  ended_at: Date | null;
}

export interface MentorApplicationDecisionsTable {
  id: string;
  application_id: string;
  at: Date;
  decided_by: string;
  from_status: 'pending';
  to_status: 'approved' | 'rejected';
  reason: string;
}

export interface MentorApplicationsTable {
  id: string;
  user_id: number;
  full_name: string;
  expertise: string;
  years_experience: number;
  achievements: string;
  impact_statement: string;
  linkedin_url: string | null;
  portfolio_url: string | null;
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  created_at: Date;
  decided_at: Date | null;
  review_notes: string | null;
  authenticity_score: number | null;
  perseverance_score: number | null;
  valor_score: number | null;
  ai_feedback: string | null;
  evaluation_state: 'queued' | 'running' | 'ended';
  evaluation_number: number;
  enqueue_count: number;
  paid_calls: number;
  active_at: Date;
  evaluation: unknown;
  held_by: number | null;
  held_until: Date | null;
  held_decision: unknown;
  changed_at: Date | null;
  changes: number;
}

export interface MentorNextFreeTable {
  mentor_id: number;
  next_free_at: Date;
  guided_free_at: Date | null;
  zone: string | null;
  version: number;
}

export interface MentorPricesTable {
  mentor_id: number;
  session_price: number | null;
  currency: 'USD' | 'EUR' | 'GBP';
  version: number;
  guided_from: number | null;
  guided_to: number | null;
}

export interface MentorRatingsTable {
  mentor_id: number;
  average: number;
  count: number;
  version: number;
}

export interface MentorsTable {
  user_id: number;
  name: string;
  name_skeleton: string | null;
  bio: string;
  expertise: string[];
  languages: string[];
  timezone: string | null;
  version: number;
  approved_by: string;
  approved_at: Date;
  readonly expertise_keys: string[] | null;
  readonly sort_name: string | null;
  readonly search: string | null;
}

export interface NotificationPreferencesTable {
  user_id: number;
  topic: string;
  channel: 'product' | 'mail';
  enabled: boolean;
  updated_at: Date;
}

export interface NotificationsTable {
  id: string;
  user_id: number;
  event_id: string;
  kind: string;
  title: string;
  body: string;
  link: string;
  created_at: Date;
  read_at: Date | null;
}

export interface NotifiedSessionsTable {
  session_id: string;
  sequence: number;
  starts_at: Date;
  ended: 'cancelled' | 'no-show' | 'completed' | null;
}

export interface PasskeyChallengesTable {
  challenge: string;
  purpose: 'add' | 'login';
  user_id: number | null;
  expires_at: Date;
}

export interface PasskeysTable {
  id: string;
  user_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: string;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PasswordRecoveriesTable {
  id: string;
  user_id: number;
  token_hash: string;
  code_hash: string;
  attempts: number;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface PushDevicesTable {
  id: string;
  user_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  added_at: Date;
}

export interface PushKeysTable {
  id: number;
  public_key: string;
  private_key: string;
  created_at: Date;
}

export interface PushMessagesTable {
  id: string;
  device_id: string;
  event_id: string;
  kind: string;
  content: unknown;
  useless_after: Date;
  attempts: number;
  next_try_at: Date;
}

export interface RecoveryCodesTable {
  user_id: number;
  code_hash: Buffer;
  used_at: Date | null;
}

export interface ReportsTable {
  id: string;
  reporter_id: number | null;
  target_type: 'roadmap' | 'review' | 'mentor';
  target_id: string;
  target_name: string;
  target_link: string;
  mentor_id: number;
  reason: 'harmful' | 'spam' | 'impersonation' | 'other';
  text: string;
  created_at: Date;
  outcome: 'dismissed' | 'acted' | null;
  note: string | null;
  resolved_by: string | null;
  resolved_at: Date | null;
}

export interface ReservedUsernamesTable {
  username: string;
  readonly skeleton: string | null;
  until: Date;
}

export interface RoadmapCountsTable {
  mentor_id: number;
  published: number;
}

export interface RoadmapNewsTable {
  roadmap_id: string;
  mentor_id: number;
  category_id: string | null;
  published: boolean;
  told_at: Date;
  event_id: string;
}

export interface SecondFactorAttemptsTable {
  user_id: number;
  attempts: number;
  since: Date;
}

export interface UsersTable {
  id: number;
  subject: string;
  username: string;
  readonly username_skeleton: string | null;
  look_alike: boolean;
  email: string | null;
  email_confirmed_at: Date | null;
  password_hash: string | null;
  password_changed_at: Date;
  role: 'learner' | 'mentor' | 'admin';
  subscription_tier: string;
  avatar: string | null;
  subscription_key: string;
  created_at: Date;
  demo_claimed_at: Date | null;
  suspended_at: Date | null;
  suspended_by: string | null;
  suspension_reason: string | null;
  delete_after: Date | null;
  deletion_roadmaps: 'keep' | 'remove' | null;
  deleted_at: Date | null;
  readonly search: string | null;
  locale: string | null;
  applies: boolean;
}
