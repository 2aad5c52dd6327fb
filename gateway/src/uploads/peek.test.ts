import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { peek } from './peek.ts';

const chunks = (...parts: string[]) =>
  Readable.from(
    parts.map((part) => Buffer.from(part)),
    { objectMode: false },
  );

describe('peek', () => {
  it('returns the head and leaves the stream complete', async () => {
    const { head, whole } = await peek(chunks('abc', 'def', 'ghi'), 4);
    expect(head.toString()).toBe('abcd');
    expect((await buffer(whole)).toString()).toBe('abcdefghi');
  });

  it('returns all of a shorter stream', async () => {
    const { head, whole } = await peek(chunks('ab'), 10);
    expect(head.toString()).toBe('ab');
    expect((await buffer(whole)).toString()).toBe('ab');
  });

  it('returns an empty head for an empty stream', async () => {
    expect((await peek(chunks(), 10)).head).toHaveLength(0);
  });

  it('passes an error on', async () => {
    const broken = new Readable({ read() {} });
    broken.push(Buffer.from('abcdef'));
    const { whole } = await peek(broken, 3);
    broken.destroy(new Error('gone'));
    await expect(buffer(whole)).rejects.toThrow('gone');
  });

  it('destroys the source when its reader is destroyed', async () => {
    const source = chunks('abc', 'def');
    const { whole } = await peek(source, 3);
    whole.once('data', () => whole.destroy());
    await new Promise((resolve) => source.once('close', resolve));
    expect(source.destroyed).toBe(true);
  });

  it('destroys the source also before it has been read to its end', async () => {
    const source = chunks('abc', 'def');
    const { whole } = await peek(source, 3);
    const closed = new Promise((resolve) => source.once('close', resolve));
    whole.destroy();
    await closed;
    expect(source.destroyed).toBe(true);
  });
});
