// guarantees: A body is read after its sender is admitted, within limits of size, shape, time and memory that fit every contract
import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { HeldBody, readInto } from './body-reader.ts';
import { HeldBodies } from './held-bodies.ts';

const LIMIT = 10_000;
const aBody = (count: (bytes: number) => void = () => {}) => new HeldBody(LIMIT, count);
const within = { withinMs: 60_000 };

describe('reading a body', () => {
  it('returns what arrives in parts', async () => {
    const payload = new PassThrough();
    const reading = readInto(aBody(), payload, within);
    for (const part of ['one ', 'two ', 'three']) payload.write(part);
    payload.end();
    expect(String(await reading)).toBe('one two three');
  });

  it('fails as soon as there is more than the limit', async () => {
    const payload = new PassThrough();
    const reading = readInto(aBody(), payload, within);
    payload.write('x'.repeat(LIMIT + 1));
    await expect(reading).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('fails when the whole of it does not arrive in time', async () => {
    const payload = new PassThrough();
    payload.write('x');
    await expect(readInto(aBody(), payload, { withinMs: 1 })).rejects.toMatchObject({ code: 'SLOW_REQUEST' });
  });

  it('fails when the connection is cut', async () => {
    const payload = new PassThrough();
    const reading = readInto(aBody(), payload, within);
    payload.destroy();
    await expect(reading).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('fails when a check rejects a part, and reads no more', async () => {
    const payload = new PassThrough();
    const seen: string[] = [];
    const check = {
      append(part: Buffer) {
        seen.push(String(part));
        throw new Error('no');
      },
    };
    const reading = readInto(aBody(), payload, { ...within, check });
    payload.write('one');
    await expect(reading).rejects.toThrow('no');
    payload.write('two');
    expect(seen).toEqual(['one']);
  });
});

describe('the memory of a body', () => {
  it('is counted while it grows, and given back once', async () => {
    let held = 0;
    const body = aBody((bytes) => {
      held += bytes;
    });
    for (let at = 0; at < 5_000; at += 1) body.append(Buffer.from('x'));
    expect(held).toBeGreaterThanOrEqual(5_000);
    expect(held).toBeLessThanOrEqual(LIMIT);
    expect(body.take()).toHaveLength(5_000);
    expect(held).toBeGreaterThanOrEqual(5_000);
    body.release();
    body.release();
    expect(held).toBe(0);
  });
});

describe('the bodies of one address', () => {
  it('are limited together, apart from those of others', () => {
    const held = new HeldBodies(10);
    held.add('a', 6);
    expect(() => held.add('a', 5)).toThrow('Too much is being sent at once');
    held.add('b', 10);
    held.remove('a', 6);
    expect(() => held.add('a', 10)).not.toThrow();
  });
});
