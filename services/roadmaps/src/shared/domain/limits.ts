/** A roadmap must fit into one NATS message (1 MB): 200 000 characters are at most 600 KB of UTF-8. */
export const MAX_STAGES = 40;
export const MAX_STEPS = 300;
export const MAX_CONTENT_CHARS = 200_000;

/** Cues of captions in one message, about 200 KB. The transcripts are shown without times beyond it. */
export const MAX_CUES = 8_000;

export const MAX_SOURCES = 50;

/** A run or a file that was enqueued so often fails. */
export const MAX_ENQUEUES = 10;
