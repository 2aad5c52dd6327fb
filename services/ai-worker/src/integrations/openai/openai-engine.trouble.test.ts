import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { EngineBench, material, watching } from '../../testing/engine-bench.ts';
import { draftJson } from '../../testing/model-responses.ts';
import { OpenAiTestServer } from '../../testing/openai-server.ts';
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
  const draft = (options?: Partial<OpenAiOptions>) => bench.draft(undefined, options);
  const failing = (words: string) => ({
    code: 'AI_UNAVAILABLE',
    message: expect.stringMatching(
      new RegExp(`${words}[\\s\\S]*Your material is safe|Your material is safe[\\s\\S]*${words}`),
    ),
  });
  const TOO_SLOW = failing('took longer than the \\d+ seconds it is given');

  describe('the deadline of a run', () => {
    it.each([
      ['drips its stream byte by byte', {}, { kind: 'drip', pauseMs: 20 }],
      ['drips its body byte by byte', { stream: false }, { kind: 'drip', pauseMs: 20 }],
      ['never responds', {}, { kind: 'silent' }],
      ['stalls', {}, { kind: 'stall', after: 3 }],
    ] as const)('ends a server that %s', async (_, takes, order) => {
      server.takesOnly(takes);
      server.next(order);
      const began = Date.now();
      await expect(draft({ deadlineMs: 400 })).rejects.toMatchObject(TOO_SLOW);
      expect(Date.now() - began).toBeLessThan(1_500);
      await eventually(() => expect(server.abandoned).toBe(1));
      expect(server.chats).toHaveLength(takes && 'stream' in takes ? 2 : 1);
    });

    it('is not begun again by the second call', async () => {
      server.next({ kind: 'text', text: 'no' }, { kind: 'drip', pauseMs: 20 });
      const began = Date.now();
      await expect(draft({ deadlineMs: 500 })).rejects.toMatchObject(TOO_SLOW);
      expect(Date.now() - began).toBeLessThan(1_000);
    });

    it('keeps the tokens of the call that it ended', async () => {
      server.next({ kind: 'slow', pauseMs: 30 });
      await expect(draft({ deadlineMs: 300 })).rejects.toMatchObject({
        usage: { calls: 1, inputTokens: expect.any(Number), outputTokens: expect.any(Number) },
      });
    });
  });

  describe('a busy server', () => {
    const busy = (headers = {}) => ({ kind: 'status', status: 429, headers }) as const;

    it('is called again no sooner than Retry-After allows, without a paid call', async () => {
      server.next(busy({ 'retry-after': '1' }));
      const { usage } = await draft();
      const [first, second] = server.chats;
      expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
      expect([usage?.calls, server.paid]).toEqual([2, 2]);
    });

    it('is called again at the date that Retry-After names', async () => {
      const at = new Date(Math.ceil(Date.now() / 1_000 + 0.3) * 1_000);
      server.next(busy({ 'retry-after': at.toUTCString() }));
      await draft();
      expect(server.chats[1]?.at).toBeGreaterThanOrEqual(at.getTime() - 10);
    });

    it('whose Retry-After is beyond the deadline ends the run with a message that names the time', async () => {
      server.next(busy({ 'retry-after': '600' }));
      await expect(draft()).rejects.toMatchObject({
        ...failing('asks us to wait 10 minutes'),
        retryAfter: 600,
        usage: { calls: 0 },
      });
      expect(server.chats).toHaveLength(1);
    });

    it('without Retry-After is called three more times', async () => {
      server.next(busy(), busy(), busy());
      await draft();
      expect(server.chats).toHaveLength(5);
      server.reset();
      server.next(busy(), busy(), busy(), busy());
      await expect(draft()).rejects.toMatchObject(failing('too busy'));
      expect(server.chats).toHaveLength(4);
    });
  });

  describe('is not called again', () => {
    const error = (status: number, code: string) =>
      ({
        kind: 'status',
        status,
        headers: { 'retry-after': '0' },
        body: { error: { message: code, code } },
      }) as const;

    it.each([
      ['insufficient_quota', error(429, 'insufficient_quota'), 'budget of the AI service is used up'],
      ['402', error(402, 'payment_required'), 'budget of the AI service is used up'],
      ['a content filter', error(400, 'content_filter'), 'declined to work on this text'],
      ['a refusal of the model', { kind: 'refusal', text: 'I cannot.' }, 'declined to work on this story'],
      ['401', error(401, 'invalid_api_key'), 'does not accept our key'],
      ['403', error(403, 'forbidden'), 'does not accept our key'],
      ['404', error(404, 'model_not_found'), 'does not offer the configured model'],
    ] as const)('after %s', async (_, order, words) => {
      server.next(order);
      await expect(draft()).rejects.toMatchObject(failing(words));
      expect(server.chats).toHaveLength(1);
    });

    it('after a refusal that is not streamed', async () => {
      server.takesOnly({ ignoresStream: true });
      server.next({ kind: 'refusal', text: 'I cannot.' });
      await expect(draft()).rejects.toMatchObject(failing('declined to work on this story'));
      expect(server.chats).toHaveLength(1);
    });
  });

  describe('a call that may have been paid for', () => {
    it.each([
      ['fails with 500', { kind: 'status', status: 500 }],
      ['fails with 504', { kind: 'status', status: 504 }],
      ['loses its connection', { kind: 'reset', after: 20 }],
      ['stalls', { kind: 'stall', after: 5 }],
      ['has no finish reason', { kind: 'text', text: draftJson(), finish: null }],
      ['is endless', { kind: 'endless' }],
    ] as const)('is repeated once when it %s', async (_, order) => {
      server.next(order);
      const options = { maxOutputTokens: 2_000, stallMs: 300 };
      expect((await draft(options)).usage?.calls).toBe(3);
      server.reset();
      server.next(order, order, order);
      await expect(draft(options)).rejects.toMatchObject({
        ...failing('not responding'),
        usage: { calls: 2 },
      });
      expect(server.chats).toHaveLength(2);
    });

    it('is repeated no sooner than Retry-After allows', async () => {
      server.next({ kind: 'status', status: 500, headers: { 'retry-after-ms': '200' } });
      await draft();
      const [first, second] = server.chats;
      expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(195);
    });
  });

  it('makes no call when the run has used its calls', async () => {
    const { hooks } = watching(undefined, 0);
    await expect(bench.engine().draft(material(), hooks)).rejects.toMatchObject(
      failing('interrupted after all the calls'),
    );
    expect(server.chats).toEqual([]);
  });

  it('names the fault of a response when no call is left to repair it', async () => {
    server.next({ kind: 'text', text: draftJson({ stages: 1 }) });
    const { hooks } = watching(undefined, 1);
    await expect(bench.engine().draft(material(), hooks)).rejects.toMatchObject(failing('It has 1 stage'));
    expect(server.chats).toHaveLength(1);
  });

  it('throws AI_UNAVAILABLE when the server cannot be reached', async () => {
    const gone = await OpenAiTestServer.start();
    const { baseUrl } = gone;
    await gone.close();
    await expect(draft({ baseUrl })).rejects.toMatchObject({
      ...failing('not responding'),
      usage: { calls: 0 },
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
