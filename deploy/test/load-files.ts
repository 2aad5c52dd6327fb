import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, it } from '@jest/globals';
import { projectRoot } from '../launch/paths.ts';
import { WHOLE_FILE } from './groups.ts';

const load = createRequire(import.meta.url);

/** Adds the tests of each file (a path from the root) to this test file, below the path. */
export function loadFiles(files: readonly string[]): void {
  for (const file of files) {
    describe(file, () => {
      try {
        // Tests register while their file is loaded, so within this block.
        load(join(projectRoot, file));
      } catch (error) {
        it(WHOLE_FILE, () => {
          throw error;
        });
      }
    });
  }
}
