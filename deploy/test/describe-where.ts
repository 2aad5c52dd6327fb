import { describe } from '@jest/globals';

/** `describe` for what needs a right that not every machine gives: skipped, with the reason printed, if any is `missing`. */
export function describeWhere(missing: string | null, title: string, tests: () => void): void {
  if (missing === null) describe(title, tests);
  else {
    console.warn(`Skipped: "${title}", because ${missing}`);
    describe.skip(title, tests);
  }
}
