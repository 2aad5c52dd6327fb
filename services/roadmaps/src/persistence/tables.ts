// The rows of each table. Written by "npm run row-types" from the migrated schema, see schema.sql.

// biome-ignore format: one line is enough
export type TableName = 'activity' | 'ai_run_starts' | 'ai_runs' | 'artifacts' | 'categories' | 'certificates' | 'follows' | 'held_back' | 'interview_answers' | 'learning_materials' | 'letter_schedules' | 'mentors' | 'moods' | 'name_decisions' | 'outcomes' | 'path_requests' | 'progress' | 'progress_resets' | 'public_changes' | 'published_roadmaps' | 'recording_parts' | 'recordings' | 'reflections' | 'review_decisions' | 'roadmap_edits' | 'roadmap_versions' | 'roadmaps' | 'run_events' | 'saved_roadmaps' | 'search_words' | 'sent_letters' | 'source_permissions' | 'sources' | 'stages' | 'step_days' | 'step_notes' | 'step_reminders' | 'steps' | 'stories' | 'talk_prices' | 'thanks' | 'timeline_milestones' | 'user_stories' | 'voice_clips';

export interface ActivityTable {
  user_id: number;
  at: Date;
}

export interface AiRunStartsTable {
  run_id: string;
  user_id: number;
  started_at: Date;
  tokens: number;
}

export interface AiRunsTable {
  id: string;
  kind: 'generate-roadmap' | 'ghostwrite' | 'coaching' | 'wording' | 'extraction' | 'follow-up' | 'reply';
  user_id: number;
  roadmap_id: string | null;
  readonly real_roadmap_id: string | null;
  step_id: string | null;
  artifact_id: string | null;
  question: number | null;
  user_context: string | null;
  use_progress: boolean;
  use_reflections: boolean;
  source_ids: string[] | null;
  without_ai: boolean;
  status: 'queued' | 'running' | 'succeeded' | 'refused' | 'failed' | 'cancelled';
  phase: 'queued' | 'reading' | 'understanding' | 'drafting' | 'checking' | 'done';
  progress: number;
  engine: 'offline' | 'openai' | null;
  message: string | null;
  turn: number;
  last_seq: number;
  enqueue_count: number;
  paid_calls: number;
  usage: unknown;
  stages_generated: number;
  draft: unknown;
  held_back: unknown;
  crisis: boolean;
  inputs_used: unknown;
  left_out: unknown;
  outcome: 'applied' | 'waiting' | 'discarded' | null;
  coaching: unknown;
  wording: unknown;
  extraction: unknown;
  result: unknown;
  quiet_since: Date;
  created_at: Date;
  finished_at: Date | null;
  reading: unknown;
  passages: string[];
  reply: unknown;
}

export interface ArtifactsTable {
  id: string;
  user_id: number;
  source_id: string | null;
  key: string;
  name: string;
  file_type: string;
  file_size: number;
  caption: string;
  extraction: unknown;
  outside_model: boolean;
  material_source_id: string | null;
  created_at: Date;
  expires_at: Date | null;
}

export interface CategoriesTable {
  id: string;
  name: string;
  slug: string;
  color: string;
  icon: string;
  position: number;
}

export interface CertificatesTable {
  code: string;
  user_id: number;
  roadmap_id: string | null;
  mentor_id: number;
  name: string;
  title: string;
  version: number;
  stage_count: number;
  step_count: number;
  first_day: Date;
  last_day: Date;
  issued_at: Date;
  withdrawn_at: Date | null;
}

export interface FollowsTable {
  user_id: number;
  roadmap_id: string;
  followed_at: Date;
  active_at: Date;
  seen_version: number | null;
}

export interface HeldBackTable {
  id: string;
  roadmap_id: string;
  source_id: string;
  reason: 'mistake' | 'harm' | 'others-advice' | 'advertisement' | 'instruction' | 'not-said';
  quote: string;
  quote_start: number;
  quote_end: number;
  state: 'held' | 'warning' | 'dismissed';
}

export interface InterviewAnswersTable {
  roadmap_id: string;
  question: number;
  text: string;
  follow_up_question: string | null;
  follow_up_answer: string;
  recording_id: string | null;
  revision: number;
  updated_at: Date;
}

export interface LearningMaterialsTable {
  id: string;
  version: number;
  title: string;
  type: string;
  duration_seconds: number | null;
  page_count: number | null;
  state: 'draft' | 'published' | 'hidden' | 'deleted';
}

export interface LetterSchedulesTable {
  user_id: number;
  time_zone: string | null;
  reminder_time: string | null;
  reminder_set_on: string | null;
  paused_until: string | null;
  welcome_since: Date | null;
  next_look_at: Date;
}

export interface MentorsTable {
  id: number;
  name: string;
  avatar: string | null;
  bio: string;
  areas: string[];
  version: number;
  cards_behind: boolean;
  suspended: boolean;
  suspension_changed_at: Date | null;
}

export interface MoodsTable {
  user_id: number;
  roadmap_id: string;
  mood: 'struggling' | 'neutral' | 'thriving';
  at: Date;
}

export interface NameDecisionsTable {
  roadmap_id: string;
  name: string;
  replacement: string | null;
  before: unknown;
  revision_after: number;
  decided_at: Date;
}

export interface OutcomesTable {
  user_id: number;
  roadmap_id: string;
  answer: 'holds' | 'mostly' | 'not-now' | 'dismissed';
  answered_at: Date;
}

export interface PathRequestsTable {
  id: string;
  user_id: number;
  text: string;
  readonly text_key: string;
  created_at: Date;
}

export interface ProgressTable {
  user_id: number;
  step_id: string;
  roadmap_id: string;
  completed: boolean;
  completed_at: Date | null;
  updated_at: Date;
}

export interface ProgressResetsTable {
  id: string;
  user_id: number;
  roadmap_id: string;
  step_ids: string[];
  completed_at: Date[];
  reset_at: Date;
  undone_at: Date | null;
}

export interface PublicChangesTable {
  xid: string;
  roadmap_id: string | null;
  at: Date;
}

export interface PublishedRoadmapsTable {
  id: string;
  status: 'draft' | 'published' | 'archived' | 'hidden';
  unlisted: boolean;
  version: number;
  revision: number;
  mentor_id: number;
  mentor_name: string;
  mentor_version: number;
  mentor: unknown;
  mentor_card: unknown;
  category_id: string;
  category: unknown;
  title: string;
  description: string;
  duration: string | null;
  audio_url: string | null;
  story: unknown;
  quote: string | null;
  published_at: Date | null;
  updated_at: Date;
  followers: number;
  stage_count: number;
  step_count: number;
  outline: unknown;
  stages: unknown;
  media: string[];
  material_ids: string[];
  readonly search: string | null;
  language: string | null;
  has_voice: boolean;
  search_head: string;
  search_document: string;
  passages: string[];
  passage_kinds: string[];
  passage_vectors: string[];
  tags: string[];
  readonly tag_keys: string[] | null;
}

export interface RecordingPartsTable {
  recording_id: string;
  number: number;
  bytes: number;
  sha256: string;
  seconds: number;
}

export interface RecordingsTable {
  id: string;
  roadmap_id: string;
  file_type: 'audio/webm' | 'audio/mp4' | 'audio/ogg';
  bytes: number;
  source_id: string | null;
  take_of: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface ReflectionsTable {
  id: string;
  user_id: number;
  roadmap_id: string;
  text: string;
  written_at: Date;
  stage_name: string;
  stage_number: number;
  progress: number;
  deleted_at: Date | null;
}

export interface ReviewDecisionsTable {
  roadmap_id: string;
  seq: number;
  action: string;
  title: string;
  before: unknown;
  revision_after: number;
  decided_at: Date;
}

export interface RoadmapEditsTable {
  roadmap_id: string;
  revision: number;
  revision_before: number;
  undoable_at: number;
  replaced: unknown;
  edited_at: Date;
}

export interface RoadmapVersionsTable {
  roadmap_id: string;
  version: number;
  revision: number;
  published_at: Date;
  title: string;
  stage_count: number;
  step_count: number;
  changes: unknown;
  content: unknown;
}

export interface RoadmapsTable {
  id: string;
  mentor_id: number;
  category_id: string;
  title: string;
  description: string;
  duration: string | null;
  audio_source_id: string | null;
  status: 'draft' | 'published' | 'archived' | 'hidden';
  published_at: Date | null;
  version: number | null;
  has_unpublished_changes: boolean;
  revision: number;
  stage_count: number;
  step_count: number;
  outside_model: boolean | null;
  hidden_at: Date | null;
  hidden_by: string | null;
  hidden_reason: string | null;
  hidden_unpublished: boolean;
  created_at: Date;
  updated_at: Date;
  tags: string[];
}

export interface RunEventsTable {
  run_id: string;
  seq: number;
  type: 'progress' | 'partial' | 'end';
  phase: string;
  progress: number;
  stage_count: number;
}

export interface SavedRoadmapsTable {
  user_id: number;
  roadmap_id: string;
  saved_at: Date;
}

export interface SearchWordsTable {
  word: string;
  checked_at: Date;
}

export interface SentLettersTable {
  user_id: number;
  kind: 'welcome' | 'daily' | 'sunday' | 'quiet';
  period: string;
  sent_at: Date;
}

export interface SourcePermissionsTable {
  readonly id: string;
  source_id: string;
  permission: 'drafting' | 'quoting' | 'voice' | 'outside-model';
  granted: boolean;
  at: Date;
  by_user: number;
  via: 'added' | 'mentor' | 'stage' | 'roadmap';
  removed_quotes: number;
  removed_clips: number;
}

export interface SourcesTable {
  id: string;
  roadmap_id: string;
  kind: 'file' | 'transcript' | 'interview' | 'timeline';
  status: 'processing' | 'ready' | 'stored' | 'failed';
  key: string;
  text_key: string | null;
  original_name: string;
  file_type: string;
  file_size: number;
  sha256: string;
  words: number | null;
  message: string | null;
  permissions: string[];
  display_key: string | null;
  display_type: string | null;
  duration_seconds: number | null;
  transcript: string | null;
  captions: unknown;
  moments: unknown;
  word_times: unknown;
  trim_start: number | null;
  trim_end: number | null;
  take_group: string | null;
  set_aside: boolean;
  levels: number[];
  sample_voice: boolean;
  enqueue_count: number;
  quiet_since: Date;
  created_at: Date;
  speakers: unknown;
  speaker: string | null;
}

export interface StagesTable {
  id: string;
  roadmap_id: string;
  position: number;
  title: string;
  description: string;
  estimated_duration: string;
  origin: 'mentor' | 'outline' | 'ai';
  touched_by_mentor: boolean;
  mentor_note: string | null;
  voice_clip_source_id: string | null;
  artifacts: unknown;
  warnings: unknown;
}

export interface StepDaysTable {
  user_id: number;
  step_id: string;
  local_date: string;
  roadmap_id: string;
  at: Date;
}

export interface StepNotesTable {
  user_id: number;
  step_id: string;
  roadmap_id: string;
  text: string;
  revision: number;
  updated_at: Date;
}

export interface StepRemindersTable {
  user_id: number;
  step_id: string;
  roadmap_id: string;
  due_at: Date;
  local_date: string;
  local_time: string;
  time_zone: string;
  sequence: number;
  set_at: Date;
}

export interface StepsTable {
  id: string;
  roadmap_id: string;
  stage_id: string | null;
  position: number | null;
  removed_at: Date | null;
  title: string;
  description: string;
  estimated_duration: string | null;
  resource_links: string[];
  material_ids: string[];
  origin: 'mentor' | 'outline' | 'ai';
  reviewed: boolean;
  used_as_is: boolean;
  published: boolean;
  evidence_source_id: string | null;
  evidence_quote: string | null;
  evidence_start: number | null;
  evidence_end: number | null;
  voice: unknown;
  doubt: 'mistake' | 'harm' | 'others-advice' | 'advertisement' | 'instruction' | 'not-said' | null;
}

export interface StoriesTable {
  id: string;
  title: string;
  category: string;
  story: string;
  time_frame: string;
  outcome: string;
  name: string;
  roadmap_id: string | null;
  user_story_id: string | null;
  featured: boolean;
  position: number;
}

export interface TalkPricesTable {
  mentor_id: number;
  price: number | null;
  version: number;
}

export interface ThanksTable {
  id: string;
  user_id: number;
  username: string;
  roadmap_id: string;
  line: string;
  created_at: Date;
  removed_at: Date | null;
  hidden_at: Date | null;
}

export interface TimelineMilestonesTable {
  id: string;
  roadmap_id: string;
  position: number;
  year: number;
  title: string;
  description: string;
  steps: unknown;
  revision: number;
  updated_at: Date;
}

export interface UserStoriesTable {
  id: string;
  user_id: number;
  username: string;
  roadmap_id: string | null;
  title: string;
  story: string;
  name: string | null;
  category: string;
  time_frame: string;
  outcome: string;
  consented_at: Date;
  state: 'submitted' | 'published' | 'rejected' | 'withdrawn';
  reason: string | null;
  decided_by: number | null;
  decided_by_name: string | null;
  decided_at: Date | null;
  created_at: Date;
}

export interface VoiceClipsTable {
  id: string;
  source_id: string;
  clip_start: number;
  clip_end: number;
  text_key: string;
  text_start: number;
  text_end: number;
  status: 'processing' | 'ready' | 'failed';
  key: string;
  content_type: string | null;
  seconds: number | null;
  words: string | null;
  captions: unknown;
  enqueue_count: number;
  quiet_since: Date;
  created_at: Date;
}
