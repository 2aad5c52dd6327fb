import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { RangeNotSatisfiable } from '../errors.ts';
import type { ObjectStorage } from '../port.ts';

export async function textOf(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export async function keysOf(storage: ObjectStorage, prefix = ''): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

/** A stream that yields `pieces` and then fails, like an aborted upload. */
export function brokenStream(pieces: number, bytes = 1024): Readable {
  return Readable.from(
    (async function* () {
      for (let i = 0; i < pieces; i += 1) yield Buffer.alloc(bytes, 'x');
      throw new Error('the sender went away');
    })(),
  );
}

const plain = { contentType: 'text/plain' };

/** Tests of every driver. `storage` returns an empty store before each test. */
export function storageContract(storage: () => ObjectStorage): void {
  storesObjects(storage);
  returnsRanges(storage);
  rejectsInvalidInput(storage);
  storesNothingIncomplete(storage);
}

function storesObjects(storage: () => ObjectStorage): void {
  it('returns an object with its type, size and hash', async () => {
    const put = await storage().put('a/b.txt', 'héllo', { contentType: 'text/plain; charset=utf-8' });
    expect(put).toEqual({ size: 6, sha256: createHash('sha256').update('héllo').digest('hex') });
    const got = await storage().get('a/b.txt');
    expect([got.size, got.contentType, got.range]).toEqual([6, 'text/plain; charset=utf-8', undefined]);
    expect(await textOf(got.body)).toBe('héllo');
    expect(await storage().head('a/b.txt')).toEqual({ size: 6, contentType: 'text/plain; charset=utf-8' });
  });

  it('accepts a stream of unknown length, larger than one part of an upload', async () => {
    const piece = Buffer.alloc(1_000_000, 7);
    const body = Readable.from(Array.from({ length: 20 }, () => piece));
    expect((await storage().put('big', body, plain)).size).toBe(20_000_000);
    const { body: back, size } = await storage().get('big');
    const hash = createHash('sha256');
    for await (const chunk of back) hash.update(chunk as Buffer);
    const wanted = createHash('sha256');
    for (let i = 0; i < 20; i += 1) wanted.update(piece);
    expect([size, hash.digest('hex')]).toEqual([20_000_000, wanted.digest('hex')]);
  });

  it('keeps an empty object', async () => {
    await storage().put('empty', '', plain);
    const got = await storage().get('empty');
    expect([got.size, await textOf(got.body)]).toEqual([0, '']);
  });

  it('replaces an object and its type', async () => {
    await storage().put('k', 'first and longer', plain);
    await storage().put('k', 'second', { contentType: 'application/json' });
    const got = await storage().get('k');
    expect([await textOf(got.body), got.contentType]).toEqual(['second', 'application/json']);
  });

  it('keeps an object whose key is a prefix of another', async () => {
    await storage().put('a', 'one', plain);
    await storage().put('a/b', 'two', plain);
    expect(await keysOf(storage())).toEqual(['a', 'a/b']);
  });

  it('returns null or NOT_FOUND for a missing object', async () => {
    expect(await storage().head('none')).toBeNull();
    await expect(storage().get('none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(storage().move('none', 'other')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await storage().delete('none');
  });

  it('moves over an existing object, and deletes', async () => {
    await storage().put('from', 'new', { contentType: 'image/png' });
    await storage().put('to/x', 'old', plain);
    await storage().move('from', 'to/x');
    const got = await storage().get('to/x');
    expect([await textOf(got.body), got.contentType]).toEqual(['new', 'image/png']);
    expect(await keysOf(storage())).toEqual(['to/x']);
    await storage().delete('to/x');
    expect(await keysOf(storage())).toEqual([]);
  });

  it('lists by prefix of the key, not by folder', async () => {
    for (const key of ['t/ab', 't/abc', 't/b', 'u/ab']) await storage().put(key, 'x', plain);
    expect(await keysOf(storage(), 't/ab')).toEqual(['t/ab', 't/abc']);
    expect(await keysOf(storage(), 't/')).toEqual(['t/ab', 't/abc', 't/b']);
    for await (const entry of storage().list('u/')) {
      expect(entry.size).toBe(1);
      expect(Math.abs(entry.modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
    }
  });

  it('accepts 20 concurrent puts', async () => {
    const many = Array.from({ length: 20 }, (_, i) => i);
    await Promise.all(many.map((i) => storage().put(`p/${i}`, Readable.from([`body ${i}`]), plain)));
    for (const i of many) expect(await textOf((await storage().get(`p/${i}`)).body)).toBe(`body ${i}`);
  });
}

function returnsRanges(storage: () => ObjectStorage): void {
  it.each([
    [{ start: 2, end: 4 }, '234', { start: 2, end: 4 }],
    [{ start: 7 }, '789', { start: 7, end: 9 }],
    [{ start: 8, end: 99 }, '89', { start: 8, end: 9 }],
    [{ suffix: 3 }, '789', { start: 7, end: 9 }],
    [{ suffix: 99 }, '0123456789', { start: 0, end: 9 }],
  ])('returns the range %j', async (range, text, span) => {
    await storage().put('digits', '0123456789', plain);
    const got = await storage().get('digits', range);
    expect([await textOf(got.body), got.size, got.range]).toEqual([text, 10, span]);
  });

  it.each([[{ start: 10 }], [{ start: 12, end: 14 }], [{ suffix: 0 }]])(
    'rejects the range %j with the size',
    async (range) => {
      await storage().put('digits', '0123456789', plain);
      const error = await storage()
        .get('digits', range)
        .catch((e: unknown) => e);
      expect(error).toBeInstanceOf(RangeNotSatisfiable);
      expect(error).toHaveProperty('size', 10);
    },
  );

  it('has no range of an absent or empty object', async () => {
    await expect(storage().get('none', { start: 0 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await storage().put('empty', '', plain);
    await expect(storage().get('empty', { start: 0 })).rejects.toMatchObject({ size: 0 });
  });
}

function rejectsInvalidInput(storage: () => ObjectStorage): void {
  it.each([
    '',
    '/',
    '../x',
    'a/../b',
    'a//b',
    '/etc/passwd',
    'a/',
    './a',
    'a\\b',
    'a\0b',
    'ä',
    'a b',
    '.hidden',
    'x'.repeat(600),
  ])('rejects the key %j in every method', async (key) => {
    const bad = { code: 'VALIDATION' };
    const s = storage();
    await expect(s.put(key, 'x', plain)).rejects.toMatchObject(bad);
    await expect(s.get(key)).rejects.toMatchObject(bad);
    await expect(s.head(key)).rejects.toMatchObject(bad);
    await expect(s.delete(key)).rejects.toMatchObject(bad);
    await expect(s.move(key, 'x')).rejects.toMatchObject(bad);
    await expect(s.move('x', key)).rejects.toMatchObject(bad);
  });

  it('rejects a content type that is not one header value', async () => {
    const put = storage().put('k', 'x', { contentType: 'text/plain\r\nset-cookie: a=b' });
    await expect(put).rejects.toMatchObject({ code: 'VALIDATION' });
  });
}

function storesNothingIncomplete(storage: () => ObjectStorage): void {
  it.each([1, 9])(
    'rejects a stream past its limit of %d MB while it streams and keeps nothing',
    async (mb) => {
      let sent = 0;
      const endless = Readable.from(
        (function* () {
          for (; sent < 200; sent += 1) yield Buffer.alloc(1_000_000);
        })(),
      );
      const put = storage().put('q/big', endless, { ...plain, maxBytes: mb * 1_000_000 });
      await expect(put).rejects.toMatchObject({ code: 'TOO_LARGE' });
      expect(sent).toBeLessThan(60);
      expect(endless.destroyed).toBe(true);
      expect(await keysOf(storage())).toEqual([]);
    },
  );

  it('accepts exactly the limit', async () => {
    expect((await storage().put('k', '12345', { ...plain, maxBytes: 5 })).size).toBe(5);
    await expect(storage().put('k2', '123456', { ...plain, maxBytes: 5 })).rejects.toMatchObject({
      code: 'TOO_LARGE',
    });
  });

  it.each([3, 12_000])(
    'keeps nothing of a stream that fails after %d KB, and throws its error',
    async (pieces) => {
      await storage().put('kept', 'before', plain);
      await expect(storage().put('kept', brokenStream(pieces), plain)).rejects.toThrow(
        'the sender went away',
      );
      await expect(storage().put('half', brokenStream(pieces), plain)).rejects.toThrow(
        'the sender went away',
      );
      expect(await keysOf(storage())).toEqual(['kept']);
      expect(await textOf((await storage().get('kept')).body)).toBe('before');
    },
  );

  it('keeps nothing of a destroyed stream', async () => {
    const body = new Readable({ read() {} });
    body.push(Buffer.alloc(100_000));
    const put = storage().put('half', body, plain);
    setTimeout(() => body.destroy(), 20);
    await expect(put).rejects.toThrow();
    expect(await keysOf(storage())).toEqual([]);
  });
}
