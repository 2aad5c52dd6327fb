import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';

const PREFIX = 'waymark-source-';
const LEFTOVER_AGE_MS = 3_600_000;

/** Writes the stream to a file, calls `work` with its path and removes it afterwards. Errors: TOO_LARGE. */
export async function withTempFile<T>(
  body: Readable,
  maxBytes: number,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    const path = join(folder, 'file');
    await pipeline(body, limited(maxBytes), createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const limited = (maxBytes: number) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new AppError('TOO_LARGE', 'The file is larger than declared.');
      yield chunk;
    }
  };

/** Removes at boot the files of workers that were killed. */
@Injectable()
export class TempFileSweep implements OnModuleInit {
  async onModuleInit(): Promise<void> {
    for (const name of await readdir(tmpdir())) {
      if (!name.startsWith(PREFIX)) continue;
      const folder = join(tmpdir(), name);
      const info = await stat(folder).catch(() => null);
      if (info && Date.now() - info.mtimeMs > LEFTOVER_AGE_MS)
        await rm(folder, { recursive: true, force: true });
    }
  }
}
