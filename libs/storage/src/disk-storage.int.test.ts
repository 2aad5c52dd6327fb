import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DiskStorage } from './disk-storage.ts';
import { brokenStream, keysOf, storageContract, textOf } from './testing/storage-contract.ts';

describe('disk storage', () => {
  let folder: string;
  let storage: DiskStorage;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waymark-disk-'));
    storage = new DiskStorage(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  storageContract(() => storage);

  it('keeps one complete object of 20 concurrent puts to one key', async () => {
    const bodies = Array.from({ length: 20 }, (_, i) => String(i % 10).repeat(50_000 + i));
    await storage.put('one', bodies[0] ?? '', { contentType: 'text/plain' });
    await Promise.all(
      bodies.map(async (body) => {
        await storage.put('one', Readable.from([body]), { contentType: 'text/plain' });
        expect(bodies).toContain(await textOf((await storage.get('one')).body));
      }),
    );
    expect(await keysOf(storage)).toEqual(['one']);
  });

  it('leaves no half-written file behind', async () => {
    await expect(storage.put('x', brokenStream(50), { contentType: 'text/plain' })).rejects.toThrow();
    await storage.put('y', 'whole', { contentType: 'text/plain' });
    expect(await readdir(join(folder, 'pending'))).toEqual([]);
  });

  it('deletes old pending files and keeps fresh ones', async () => {
    await storage.check();
    await writeFile(join(folder, 'pending', 'old'), 'x');
    await utimes(join(folder, 'pending', 'old'), new Date(0), new Date(0));
    await writeFile(join(folder, 'pending', 'fresh'), 'x');
    await new DiskStorage(folder).check();
    expect(await readdir(join(folder, 'pending'))).toEqual(['fresh']);
  });

  it('treats a truncated or foreign file as absent', async () => {
    await storage.put('a/cut', 'some bytes', { contentType: 'text/plain' });
    await truncate(join(folder, 'objects', 'a', 'cut@'), 5);
    await writeFile(
      join(folder, 'objects', 'a', 'foreign@'),
      '{"contentType":"text/html"}\0\0\0\x1bNOTOURS1',
    );
    expect([await storage.head('a/cut'), await storage.head('a/foreign')]).toEqual([null, null]);
  });

  it('returns UNAVAILABLE when its folder cannot be created', async () => {
    await writeFile(join(folder, 'file'), 'in the way');
    const blocked = new DiskStorage(join(folder, 'file', 'sub'));
    await expect(blocked.check()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(blocked.put('k', 'x', { contentType: 'text/plain' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });
});
