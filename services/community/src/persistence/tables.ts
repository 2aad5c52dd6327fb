// The rows of each table. Written by "npm run row-types" from the migrated schema, see schema.sql.

// biome-ignore format: one line is enough
export type TableName = 'cards' | 'files' | 'material_positions' | 'material_views' | 'materials' | 'message_members' | 'message_reports' | 'message_settings' | 'message_threads' | 'messages' | 'peer_registrations' | 'peer_reminders' | 'peer_sessions' | 'people' | 'reports' | 'support_requests' | 'support_responses';

export interface CardsTable {
  user_id: number;
  contact_email: string;
  is_email_public: boolean;
  categories: ('tech' | 'business' | 'career' | 'personal')[];
  years_experience: number | null;
  response_time: 'hours' | 'day' | 'days' | 'week' | null;
  is_available: boolean;
  struggles_overcome: string[];
  current_challenges: string[];
  help_offered: string[];
  help_needed: string[];
  revision: number;
  readonly offered_keys: string[] | null;
  readonly search: string | null;
}

export interface FilesTable {
  id: string;
  owner_id: number;
  purpose: 'material' | 'thumbnail' | 'captions' | 'peer-recording' | 'message';
  name: string;
  state: 'uploading' | 'checking' | 'ready' | 'refused' | 'removed';
  reason: string | null;
  size: string | null;
  declared_type: string;
  fingerprint: string | null;
  type: string | null;
  object_key: string | null;
  duration_seconds: number | null;
  page_count: number | null;
  thumbnail_key: string | null;
  attached_kind: 'material' | 'peer-session' | 'message' | null;
  attached_id: string | null;
  created_at: Date;
  touched_at: Date;
  enqueue_count: number;
}

export interface MaterialPositionsTable {
  user_id: number;
  material_id: string;
  position: number;
  updated_at: Date;
}

export interface MaterialViewsTable {
  material_id: string;
  user_id: number;
  day: Date;
}

export interface MaterialsTable {
  id: string;
  author_id: number;
  title: string;
  description: string;
  type: 'video' | 'audio' | 'document' | 'course';
  category: string;
  readonly category_key: string;
  difficulty: 'beginner' | 'intermediate' | 'advanced';
  tags: string[];
  file_id: string | null;
  link: string | null;
  captions_id: string | null;
  view_count: number;
  is_published: boolean;
  published_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: string | null;
  is_author_away: boolean;
  created_at: Date;
  edited_at: Date | null;
  version: number;
  readonly is_shown: boolean;
  readonly search: string;
}

export interface MessageMembersTable {
  thread_id: string;
  user_id: number;
  other_id: number;
  is_muted: boolean;
  is_blocked: boolean;
  read_up_to: number;
  unread_since: Date | null;
  told_at: Date | null;
  asked_at: Date | null;
}

export interface MessageReportsTable {
  id: string;
  thread_id: string;
  number: number;
  author_id: number;
  reporter_id: number;
  reason: 'harmful' | 'spam' | 'impersonation' | 'other';
  text: string;
  kept: unknown;
  created_at: Date;
  outcome: 'removed' | 'dismissed' | null;
  note: string | null;
  resolved_by: string | null;
  resolved_at: Date | null;
}

export interface MessageSettingsTable {
  user_id: number;
  shares_read: boolean;
}

export interface MessageThreadsTable {
  id: string;
  low_id: number;
  high_id: number;
  starter_id: number;
  state: 'open' | 'request' | 'declined' | 'gone';
  requested_at: Date | null;
  last_number: number;
  created_at: Date;
  updated_at: Date;
}

export interface MessagesTable {
  id: string;
  thread_id: string;
  number: number;
  author_id: number;
  client_id: string;
  text: string;
  reply_to: number | null;
  step: unknown;
  sent_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
  answered_after: number | null;
}

export interface PeerRegistrationsTable {
  session_id: string;
  user_id: number;
  host_id: number;
  state: 'registered' | 'waiting';
  place: number;
  timezone: string;
  created_at: Date;
  moved_up_at: Date | null;
}

export interface PeerRemindersTable {
  session_id: string;
  starts_at: Date;
  before: '24h' | '1h';
  due_at: Date;
  sent_at: Date | null;
}

export interface PeerSessionsTable {
  id: string;
  host_id: number;
  title: string;
  description: string;
  category: string;
  skill_level: 'all' | 'beginner' | 'intermediate' | 'advanced';
  starts_at: Date;
  ends_at: Date;
  timezone: string;
  capacity: number;
  registered: number;
  is_virtual: boolean;
  join_link: string;
  location: string;
  facilitation_notes: string;
  agenda: string[];
  materials: string[];
  is_recording_enabled: boolean;
  recording_id: string | null;
  captions_id: string | null;
  recorded_at: Date | null;
  recording_fault: string | null;
  begun_at: Date | null;
  ended_at: Date | null;
  cancelled_at: Date | null;
  cancel_reason: string;
  hidden_at: Date | null;
  hidden_reason: string | null;
  sequence: number;
  last_place: number;
  created_at: Date;
  edited_at: Date | null;
  readonly search: string | null;
}

export interface PeopleTable {
  user_id: number;
  username: string;
  role: 'learner' | 'mentor' | 'admin';
  role_at: Date | null;
  name: string;
  avatar: string | null;
  bio: string;
  profile_version: number;
  is_suspended: boolean;
  suspended_at: Date | null;
  is_leaving: boolean;
  leaving_at: Date | null;
  readonly shown_name: string | null;
  readonly sort_name: string | null;
  readonly search: string | null;
}

export interface ReportsTable {
  id: string;
  kind: 'support-request' | 'support-response' | 'peer-session' | 'material';
  item_id: string;
  author_id: number;
  reporter_id: number | null;
  reporter_name: string | null;
  reason: 'harmful' | 'spam' | 'impersonation' | 'other';
  text: string;
  quote: string;
  created_at: Date;
  outcome: 'hidden' | 'dismissed' | null;
  note: string | null;
  resolved_by: string | null;
  resolved_at: Date | null;
}

export interface SupportRequestsTable {
  id: string;
  author_id: number;
  title: string;
  description: string;
  category: string;
  urgency: 'low' | 'medium' | 'high';
  skills: string[];
  state: 'open' | 'closed';
  helped_by: string | null;
  created_at: Date;
  edited_at: Date | null;
  closed_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: string | null;
  readonly rank: number;
  readonly search: string | null;
}

export interface SupportResponsesTable {
  id: string;
  request_id: string;
  parent_id: string | null;
  author_id: number;
  text: string;
  created_at: Date;
  edited_at: Date | null;
  removed_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: string | null;
}
