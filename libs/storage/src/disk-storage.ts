import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '@waymark/kernel/app-error';
import { fileNotFound, isFull, storeFull, storeUnavailable } from './errors.ts';
import { checkContentType, checkKey, checkPrefix } from './keys.ts';
import { encodeFooter, type Footer, readFooter } from './object-footer.ts';
import type { ByteRange, ObjectStorage, PutOptions, StoredObject } from './port.ts';
import { resolveRange } from './range.ts';
import { Tally } from './tally.ts';

// No key contains '@', so the object `a` does not clash with the folder of `a/b`.
const LEAF = '@';
const PENDING_MAX_AGE_MS = 3_600_000;

/** Objects in a folder that processes may share. Written to a temporary file and renamed, so never incomplete. */
export class DiskStorage implements ObjectStorage {
  private readonly objects: string;
  private readonly pending: string;
  private prepared: Promise<void> | undefined;

  constructor(root: string) {
    this.objects = join(root, 'objects');
    this.pending = join(root, 'pending');
  }

  async put(key: string, body: Readable | Buffer | string, { contentType, maxBytes }: PutOptions) {
    const target = this.path(key);
    checkContentType(contentType);
    await this.prepare();
    const draft = join(this.pending, randomUUID());
    const tally = new Tally(maxBytes);
    try {
      return await withAppErrors(async () => {
        const file = await open(draft, 'wx', 0o640);
        try {
          await file.writeFile(tally.over(body));
          const result = tally.result();
          await file.appendFile(encodeFooter({ contentType, sha256: result.sha256 }));
          await file.sync();
          await file.close();
          await this.place(draft, target);
          return result;
        } catch (error) {
          await file.close().catch(() => {});
          throw error;
        }
      });
    } catch (error) {
      if (body instanceof Readable) body.destroy();
      await rm(draft, { force: true });
      throw tally.bodyError ? tally.bodyError.error : error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredObject> {
    const file = await this.open(key);
    try {
      const { size, contentType } = await withAppErrors(() => readFooter(file));
      const span = range && resolveRange(range, size);
      const body =
        size === 0 ? Readable.from([]) : file.createReadStream(span ?? { start: 0, end: size - 1 });
      if (size === 0) await file.close();
      return { body, size, contentType, ...(span && { range: span }) };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async head(key: string) {
    try {
      const file = await this.open(key);
      try {
        const { size, contentType } = await withAppErrors(() => readFooter(file));
        return { size, contentType };
      } finally {
        await file.close();
      }
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    const path = this.path(key);
    await withAppErrors(() => rm(path, { force: true })).catch(ignoreAbsent);
  }

  async move(from: string, to: string): Promise<void> {
    const [source, target] = [this.path(from), this.path(to)];
    await withAppErrors(async () => {
      await this.place(source, target);
      await syncFolder(dirname(source));
    });
  }

  /** Makes a complete file of the same disk an object, without copying it. */
  async adopt(path: string, key: string, footer: Footer): Promise<void> {
    const target = this.path(key);
    await this.prepare();
    await withAppErrors(async () => {
      const file = await open(path, 'a');
      try {
        await file.appendFile(encodeFooter(footer));
        await file.sync();
      } finally {
        await file.close();
      }
      await this.place(path, target);
    });
  }

  async *list(prefix: string) {
    const folder = checkPrefix(prefix).split('/').slice(0, -1);
    for await (const path of this.walk(join(this.objects, ...folder))) {
      const key = path
        .slice(this.objects.length + 1, -LEAF.length)
        .split(sep)
        .join('/');
      if (!key.startsWith(prefix)) continue;
      const file = await open(path, constants.O_RDONLY).catch(ignoreAbsent);
      if (!file) continue;
      try {
        const { size, modifiedAt } = await readFooter(file);
        yield { key, size, modifiedAt };
      } finally {
        await file.close();
      }
    }
  }

  async check(): Promise<void> {
    await this.prepare();
    await withAppErrors(() => access(this.objects, constants.R_OK | constants.W_OK | constants.X_OK));
  }

  private path(key: string): string {
    return join(this.objects, ...checkKey(key).split('/')) + LEAF;
  }

  private open(key: string): Promise<FileHandle> {
    const path = this.path(key);
    return withAppErrors(() => open(path, constants.O_RDONLY));
  }

  private async place(draft: string, target: string): Promise<void> {
    const folder = dirname(target);
    const made = await mkdir(folder, { recursive: true });
    await rename(draft, target);
    const top = made ? dirname(made) : folder;
    for (let at = folder; at.length >= top.length; at = dirname(at)) await syncFolder(at);
  }

  /** Once per process, removes what crashed uploads left. */
  private prepare(): Promise<void> {
    this.prepared ??= withAppErrors(async () => {
      await mkdir(this.objects, { recursive: true });
      await mkdir(this.pending, { recursive: true });
      for await (const entry of await opendir(this.pending)) {
        const path = join(this.pending, entry.name);
        const age = await stat(path).then((s) => Date.now() - s.mtimeMs, ignoreAbsent);
        if (age && age > PENDING_MAX_AGE_MS) await rm(path, { force: true });
      }
    });
    return this.prepared.catch((error) => {
      // Allows a retry.
      this.prepared = undefined;
      throw storeUnavailable(error);
    });
  }

  private async *walk(folder: string): AsyncGenerator<string> {
    const entries = await opendir(folder).catch(ignoreAbsent);
    if (!entries) return;
    for await (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* this.walk(path);
      else if (entry.name.endsWith(LEAF)) yield path;
    }
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException | undefined)?.code ?? '');

function ignoreAbsent(error: unknown): undefined {
  if (error instanceof AppError ? error.code === 'NOT_FOUND' : codeOf(error) === 'ENOENT') return undefined;
  throw error;
}

/** Maps errors of the file system; others (of the body) are unchanged. */
async function withAppErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { syscall } = error as NodeJS.ErrnoException;
    if (error instanceof AppError || !syscall) throw error;
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw fileNotFound(error);
    if (isFull(error)) throw storeFull(error);
    throw storeUnavailable(error);
  }
}
