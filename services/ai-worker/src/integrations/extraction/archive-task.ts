import { open } from 'node:fs/promises';
import type { Task } from '@waymark/platform/sandbox/sandbox';
import { checkArchive } from './archive.ts';

/** A document can have 500 MB: only its directory and its XML parts are read. Runs in the sandbox. Errors: UnreadableFile. */
const check: Task<string, null> = async (path) => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (start: number, length: number): Promise<Buffer> => {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - start)));
      const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
      return buffer.subarray(0, bytesRead);
    };
    await checkArchive({ size, read });
    return null;
  } finally {
    await file.close();
  }
};
export default check;
