import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';

/** Returns a function that writes a file of its own and returns its path; all are removed after the tests. */
export function tempFiles(): (bytes: Buffer | string) => Promise<string> {
  let folder: string;
  let files = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waymark-files-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return async (bytes) => {
    files += 1;
    const path = join(folder, `file${files}`);
    await writeFile(path, bytes);
    return path;
  };
}
