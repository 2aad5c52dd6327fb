import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { EngineBench, material, watching } from '../../testing/engine-bench.ts';
import { draftJson } from '../../testing/model-responses.ts';
import type { OpenAiTestServer } from '../../testing/openai-server.ts';
import type { OpenAiOptions } from './options.ts';

describe('the engine with a model', () => {
  let bench: EngineBench;
  let server: OpenAiTestServer;
  beforeAll(async () => {
    bench = await EngineBench.start();
    server = bench.server;
  });
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  const draft = (text?: string, options?: Partial<OpenAiOptions>) => bench.draft(text, options);

  describe('an unreliable server', () => {
    const down = { code: 'AI_UNAVAILABLE', message: expect.stringContaining('Your material is safe') };

    it('is called again no sooner than its retry-after header allows', async () => {
      server.next({ kind: 'status', status: 429, headers: { 'retry-after-ms': '300' } });
      await draft();
      const [first, second] = server.chats;
      expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(290);
    });

    it('is called again after status 500, up to four times', async () => {
      const error = { kind: 'status', status: 500, headers: { 'retry-after-ms': '5' } } as const;
      server.next(error, error);
      await draft();
      expect(server.chats).toHaveLength(3);
      server.reset();
      server.next(error, error, error, error, error, error);
      await expect(draft()).rejects.toMatchObject(down);
      expect(server.chats).toHaveLength(4);
    });

    it.each([401, 403, 404, 400])('is not called again after status %d', async (status) => {
      server.next({ kind: 'status', status });
      await expect(draft()).rejects.toMatchObject(down);
      expect(server.chats).toHaveLength(1);
    });

    it('leads to AI_UNAVAILABLE when it never responds', async () => {
      server.next({ kind: 'silent' }, { kind: 'silent' });
      await expect(draft(undefined, { maxRetries: 1, timeoutMs: 100 })).rejects.toMatchObject(down);
      expect(server.chats).toHaveLength(2);
    });

    it('is called again when a response stalls or the connection is reset', async () => {
      server.next({ kind: 'stall', after: 5 }, { kind: 'reset', after: 20 });
      expect((await draft(undefined, { timeoutMs: 1_000 })).usage?.calls).toBe(3);
    });

    it('leads to AI_UNAVAILABLE when every response breaks off', async () => {
      const reset = { kind: 'reset', after: 3 } as const;
      server.next(reset, reset, reset, reset);
      await expect(draft()).rejects.toMatchObject(down);
      expect(server.chats).toHaveLength(3);
    });

    it('is called again when its stream has no finish reason', async () => {
      server.next({ kind: 'text', text: draftJson(), finish: null });
      expect((await draft()).usage?.calls).toBe(2);
    });

    it('is disconnected and called again when its response is too long', async () => {
      server.next({ kind: 'endless' });
      expect((await draft(undefined, { maxOutputTokens: 2_000 })).usage?.calls).toBe(2);
      expect(server.abandoned).toBe(1);
    });

    it('leads to AI_UNAVAILABLE when it cannot be reached', async () => {
      await expect(
        draft(undefined, { baseUrl: 'http://127.0.0.1:1/v1', maxRetries: 0 }),
      ).rejects.toMatchObject(down);
    });
  });

  it('closes its request when cancelled and rejects with the reason', async () => {
    server.next({ kind: 'slow', pauseMs: 200 });
    const abort = new AbortController();
    const running = bench.engine().draft(material(), watching(abort.signal).hooks);
    const outcome = expect(running).rejects.toThrow('cancelled by the mentor');
    await eventually(() => expect(server.chats).toHaveLength(1));
    abort.abort(new Error('cancelled by the mentor'));
    await outcome;
    await eventually(() => expect(server.abandoned).toBe(1));
    expect(server.chats).toHaveLength(1);
  });
});
