export const ANSWER_MAX_CHARS = 10_000;
