import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { openStream } from './sse.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const bytes = (...chunks: (string | Uint8Array)[]): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const queue = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk));
  return {
    getReader: () => ({
      read: async () =>
        queue.length > 0 ? { done: false, value: queue.shift() } : { done: true, value: undefined },
      cancel: async () => {},
    }),
  } as unknown as ReadableStream<Uint8Array>;
};

const respondOnceWith = (...chunks: (string | Uint8Array)[]) => {
  const responses = [
    { ok: true, status: 200, body: bytes(...chunks) },
    { ok: true, status: 204, body: null },
  ];
  globalThis.fetch = (async () => responses.shift()) as unknown as typeof fetch;
};

describe('openStream', () => {
  it('decodes a letter cut between two chunks and delivers JSON and text', async () => {
    const whole = new TextEncoder().encode(': ping\n\nid: 4\ndata: {"name":"né"}\n\ndata: plain\n\n');
    const insideTheLetter = whole.indexOf(0xc3) + 1;
    respondOnceWith(whole.slice(0, insideTheLetter), whole.slice(insideTheLetter));
    const received: unknown[] = [];
    openStream('/api/x/events', { onEvent: (data) => received.push(data) });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(received).toEqual([{ name: 'né' }, 'plain']);
  });

  it('delivers nothing after it is stopped, also from the same chunk', async () => {
    respondOnceWith('data: 1\n\ndata: 2\n\n');
    const received: unknown[] = [];
    const stop = openStream('/api/x/events', {
      onEvent: (data) => {
        received.push(data);
        stop();
      },
    });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(received).toEqual([1]);
  });

  it('reconnects with Last-Event-ID and closes on a 204', async () => {
    const lastEventIds: (string | undefined)[] = [];
    const responses = [
      { ok: true, status: 200, body: bytes('id: 7\ndata: 1\n\n') },
      { ok: false, status: 503, body: null },
      { ok: true, status: 204, body: null },
    ];
    globalThis.fetch = (async (_: string, init: RequestInit) => {
      lastEventIds.push((init.headers as Record<string, string>)['last-event-id']);
      return responses.shift();
    }) as unknown as typeof fetch;
    const states: string[] = [];
    const closed = new Promise<void>((resolve) => {
      openStream('/api/x/events', {
        onEvent: () => {},
        onState: (state, status) => {
          states.push(status ? `${state} ${status}` : state);
          if (state === 'closed') resolve();
        },
      });
    });
    await jest.advanceTimersByTimeAsync(5_000);
    await closed;
    expect(lastEventIds).toEqual([undefined, '7', '7']);
    expect(states).toEqual(['open', 'lost', 'lost', 'closed 204']);
  });

  it('removes the abort listener of each retry delay', async () => {
    jest.useFakeTimers();
    globalThis.fetch = (() => Promise.reject(new TypeError('offline'))) as typeof fetch;
    const added = jest.spyOn(EventTarget.prototype, 'addEventListener');
    const removed = jest.spyOn(EventTarget.prototype, 'removeEventListener');
    const stop = openStream('/api/x/events', { onEvent: () => {} });
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(added.mock.calls.length).toBeGreaterThan(10);
    // The pending delay has one.
    expect(added.mock.calls.length - removed.mock.calls.length).toBe(1);
    stop();
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
