// Without zod, which the first pages of the frontend do not load.

export const peerCategories = [
  'skills-development',
  'community',
  'best-practices',
  'support-circle',
] as const;
export type PeerCategory = (typeof peerCategories)[number];

export const skillLevels = ['all', 'beginner', 'intermediate', 'advanced'] as const;
export type SkillLevel = (typeof skillLevels)[number];

/** `past`: it took place. */
export const peerStatuses = ['upcoming', 'live', 'past', 'cancelled'] as const;
export type PeerStatus = (typeof peerStatuses)[number];

/** `recording`: live, and the host records it. `processing`: uploaded, and being checked. `ready`: it can be watched. */
export const recordingStatuses = ['none', 'recording', 'processing', 'ready'] as const;
export type RecordingStatus = (typeof recordingStatuses)[number];

/** What lists show: `coming` are upcoming and live ones. */
export const peerPeriods = ['coming', 'past', 'all'] as const;
export type PeerPeriod = (typeof peerPeriods)[number];

export const DEFAULT_DURATION = 60;
export const DEFAULT_PARTICIPANTS = 8;
/** Minutes. */
export const MIN_DURATION = 10;
export const MAX_DURATION = 480;
export const MAX_PARTICIPANTS = 200;
export const MAX_PEER_TITLE = 120;
export const MAX_PEER_TEXT = 4_000;
export const MAX_LOCATION = 300;
export const MAX_LINK = 500;
export const MAX_REASON = 500;
/** Of the agenda and of the materials. */
export const MAX_LINES = 20;
export const MAX_LINE = 300;
/** The host can start a session at most this long before its time. */
export const EARLY_START_MINUTES = 60;
