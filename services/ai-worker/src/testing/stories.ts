import { readFileSync } from 'node:fs';

/** A mentor's story, long enough for every engine. */
export const STORY = readFileSync(
  new URL('../domain/testing/stories/nurse-burnout.txt', import.meta.url),
  'utf8',
);
