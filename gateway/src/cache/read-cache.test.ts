import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, jest } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReadCache } from './read-cache.ts';

const LIST = '/api/roadmaps';
const ONE = '/api/roadmaps/one';
const OTHER = '/api/roadmaps/other';
const MENTORS = '/api/mentors';

/** A cache with a fake clock and one response of each kind. */
function cache() {
  const clock = { now: 10_000 };
  const reads = new ReadCache(() => clock.now);
  const keep = (url: string, roadmapId: string | null | undefined, pending = reads.begin()) =>
    reads.store(url, pending, {
      body: url,
      etag: url,
      headers: {},
      ...(roadmapId !== undefined && { fed: { roadmapId } }),
    });
  const isCached = (url: string): boolean => {
    const reply = { headers: () => reply, header: () => reply, code: () => reply, send: () => reply };
    return reads.respond({ url, headers: {} } as FastifyRequest, reply as unknown as FastifyReply, undefined);
  };
  const all = () => [LIST, ONE, OTHER, MENTORS].filter(isCached);
  const pass = (ms: number) => {
    clock.now += ms;
  };
  keep(LIST, null);
  keep(ONE, 'one');
  keep(OTHER, 'other');
  keep(MENTORS, undefined);
  return { reads, keep, all, pass, clock };
}

describe('copies of public responses', () => {
  it('expire after a second without confirmation', () => {
    const { all, pass } = cache();
    pass(699);
    expect(all()).toHaveLength(4);
    pass(301);
    expect(all()).toEqual([]);
  });

  it('stay while the change feed confirms them, except those without a feed', () => {
    const { reads, all, pass, clock } = cache();
    for (let round = 0; round < 20; round++) {
      pass(500);
      reads.confirm(clock.now - 100);
    }
    expect(all()).toEqual([LIST, ONE, OTHER]);
    pass(900);
    expect(all()).toEqual([]);
  });

  it('are invalidated with all lists when their roadmap changes', () => {
    const { reads, all, clock } = cache();
    reads.changed(['one']);
    reads.confirm(clock.now);
    expect(all()).toEqual([OTHER, MENTORS]);
  });

  it('of single roadmaps stay when only lists change', () => {
    const { reads, all } = cache();
    reads.changed([null]);
    expect(all()).toEqual([ONE, OTHER, MENTORS]);
  });

  it('are not made of a response that may be older than a change', () => {
    const { reads, keep, all, pass } = cache();
    const pending = reads.begin();
    pass(10);
    reads.changed(['one']);
    for (const [url, of] of [[LIST, null] as const, [ONE, 'one'] as const]) keep(url, of, pending);
    expect(all()).toEqual([OTHER, MENTORS]);
    pass(1);
    for (const [url, of] of [[LIST, null] as const, [ONE, 'one'] as const]) keep(url, of);
    expect(all()).toEqual([LIST, ONE, OTHER, MENTORS]);
  });

  it('are all invalidated by more than 1 000 changes, pending ones too', () => {
    const { reads, keep, all } = cache();
    const pending = reads.begin();
    reads.changed(Array.from({ length: 1_001 }, (_, n) => `r${n}`));
    keep(OTHER, 'other', pending);
    expect(all()).toEqual([]);
  });

  it('report whether there was a read since the last report', () => {
    const { reads, all } = cache();
    expect(reads.takeWasRead()).toBe(false);
    all();
    expect([reads.takeWasRead(), reads.takeWasRead()]).toEqual([true, false]);
  });
});

describe('a copy for a client that accepts compression', () => {
  const LONG = JSON.stringify({ text: 'one step after another '.repeat(200) });

  /** Reads a long copy; `done` resolves with the response, `sent` is then true. */
  function read(reads: ReadCache, accepted: string) {
    const headers: Record<string, unknown> = {};
    const state = { sent: false };
    const done = new Promise<{ headers: typeof headers; body: Buffer }>((resolve) => {
      const reply = {
        headers: () => reply,
        header: (name: string, value: unknown) => {
          headers[name] = value;
          return reply;
        },
        send: (body: Buffer) => {
          state.sent = true;
          resolve({ headers, body });
          return reply;
        },
      };
      const request = { url: LIST, headers: { 'accept-encoding': accepted } };
      const responded = reads.respond(
        request as unknown as FastifyRequest,
        reply as unknown as FastifyReply,
        undefined,
      );
      expect(responded).toBe(true);
    });
    return { state, done };
  }
  const keep = (reads: ReadCache) =>
    reads.store(LIST, reads.begin(), { body: LONG, etag: 'long', headers: {} });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed off the event loop as %s', async (encoding, decompress) => {
    const reads = new ReadCache();
    keep(reads);
    const { state, done } = read(reads, encoding);
    expect(state.sent).toBe(false);
    const { headers, body } = await done;
    expect(headers['content-encoding']).toBe(encoding);
    expect(decompress(body).toString()).toBe(LONG);
  });

  it('is compressed once per encoding for concurrent and later requests', async () => {
    const compress = jest.fn(async (_body: Buffer, encoding: string) => Buffer.from(encoding));
    const reads = new ReadCache(Date.now, compress);
    keep(reads);
    const sent = await Promise.all(['br', 'br', 'gzip', 'br'].map((accepted) => read(reads, accepted).done));
    sent.push(await read(reads, 'gzip').done);
    expect(sent.map(({ body }) => body.toString())).toEqual(['br', 'br', 'gzip', 'br', 'gzip']);
    expect(compress).toHaveBeenCalledTimes(2);
  });

  it('is sent uncompressed when compression fails', async () => {
    const reads = new ReadCache(Date.now, () => Promise.reject(new Error('no memory')));
    keep(reads);
    const { headers, body } = await read(reads, 'br').done;
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, LONG]);
  });
});
