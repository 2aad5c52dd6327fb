// Without schemas, because the browser loads it.

/** Of one note. */
export const MAX_NOTE_CHARS = 4_000;
/** Of a learner's notes on one roadmap together, which fit into one message. */
export const MAX_NOTES_CHARS = 200_000;
/** Open ones of a learner. */
export const MAX_REMINDERS = 20;
/** Roadmaps that a learner has saved for later. */
export const MAX_SAVED = 100;
/** Coachings of a step that are stored; the oldest is deleted for a new one. */
export const MAX_TRIES = 20;
/** Replies to a learner's questions about stories that are stored; the oldest is deleted for a new one. */
export const MAX_REPLIES = 20;
