import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { openStream, parseStream, type StreamEvent } from './sse.ts';

afterEach(() => {
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

const collect = async (body: ReadableStream<Uint8Array>): Promise<StreamEvent[]> => {
  const events: StreamEvent[] = [];
  for await (const event of parseStream(body)) events.push(event);
  return events;
};

describe('an event stream', () => {
  it('is parsed across chunks that split a character', async () => {
    const whole = new TextEncoder().encode('id: 4\nevent: phase\ndata: {"name":"né"}\n\n');
    const insideTheLetter = whole.indexOf(0xc3) + 1;
    const events = await collect(bytes(whole.slice(0, insideTheLetter), whole.slice(insideTheLetter)));
    expect(events).toEqual([{ id: '4', type: 'phase', data: { name: 'né' } }]);
  });

  it('skips keepalives, joins data lines and accepts CRLF and plain text', async () => {
    const events = await collect(
      bytes(': ping\n\ndata: one\ndata: two\r\n\r\n', 'retry: 10\n\n', 'data: {"cut'),
    );
    expect(events).toEqual([{ id: null, type: 'message', data: 'one\ntwo' }]);
  });

  it('reconnects with the last event id and stops on a 204', async () => {
    const asked: (string | undefined)[] = [];
    const answers = [
      { ok: true, status: 200, body: bytes('id: 7\ndata: 1\n\n') },
      { ok: false, status: 503, body: null },
      { ok: true, status: 204, body: null },
    ];
    globalThis.fetch = (async (_: string, init: RequestInit) => {
      asked.push((init.headers as Record<string, string>)['last-event-id']);
      return answers.shift();
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
    expect(asked).toEqual([undefined, '7', '7']);
    expect(states).toEqual(['open', 'lost', 'lost', 'closed 204']);
  });

  it('removes its abort listeners between retries', async () => {
    jest.useFakeTimers();
    globalThis.fetch = (() => Promise.reject(new TypeError('offline'))) as typeof fetch;
    const added = jest.spyOn(EventTarget.prototype, 'addEventListener');
    const removed = jest.spyOn(EventTarget.prototype, 'removeEventListener');
    const stop = openStream('/api/x/events', { onEvent: () => {} });
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(added.mock.calls.length).toBeGreaterThan(10);
    // The current pause has one.
    expect(added.mock.calls.length - removed.mock.calls.length).toBe(1);
    stop();
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
