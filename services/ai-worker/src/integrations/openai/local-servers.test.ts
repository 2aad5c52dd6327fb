import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EngineBench, material, watching } from '../../testing/engine-bench.ts';
import type { Capabilities } from '../../testing/model-capabilities.ts';
import { draftJson } from '../../testing/model-responses.ts';
import type { OpenAiTestServer } from '../../testing/openai-server.ts';

describe('a local server', () => {
  let bench: EngineBench;
  let server: OpenAiTestServer;
  beforeAll(async () => {
    bench = await EngineBench.start();
    server = bench.server;
  });
  beforeEach(() => server.reset());
  afterAll(() => server.close());

  const partsOf = ({ body }: (typeof server.chats)[number]) => ({
    format: body.response_format?.type ?? 'text',
    stream: body.stream,
    usage: body.stream_options !== undefined,
    limit: 'max_tokens' in body ? 'max_tokens' : 'max_completion_tokens',
  });
  const full = { format: 'json_schema', stream: true, usage: true, limit: 'max_tokens' };

  it.each<[string, Partial<Capabilities>, Partial<typeof full>]>([
    ['takes everything', {}, {}],
    ['takes only json_object', { formats: ['json_object'] }, { format: 'json_object' }],
    ['takes no response_format', { formats: [] }, { format: 'text' }],
    ['rejects response_format with 422', { formats: [], status: 422 }, { format: 'text' }],
    ['rejects response_format with 501', { formats: [], status: 501 }, { format: 'text' }],
    ['fails with 500 on a schema', { formats: ['json_object'], status: 500 }, { format: 'json_object' }],
    ['rejects stream_options', { streamOptions: false }, { usage: false }],
    ['rejects stream', { stream: false }, { stream: false, usage: false }],
    ['answers in one piece whatever stream is', { ignoresStream: true }, {}],
    ['takes only the newer limit', { limits: ['max_completion_tokens'] }, { limit: 'max_completion_tokens' }],
    [
      'takes neither formats nor streams and does not explain why',
      { formats: [], stream: false, explains: false },
      { format: 'text', stream: false, usage: false },
    ],
  ])(
    'that %s is used without a call that fails, and the next run does not probe',
    async (_, takes, worked) => {
      server.takesOnly(takes);
      const engine = bench.engine();
      const { draft, usage } = await engine.draft(material(), watching().hooks);
      expect(draft.stages).toHaveLength(4);
      expect([usage?.calls, server.paid]).toEqual([2, 2]);
      expect(partsOf(server.chats.at(-1)!)).toEqual({ ...full, ...worked });
      const probes = server.chats.length;
      await engine.draft(material(), watching().hooks);
      expect(server.chats).toHaveLength(probes + 2);
      expect(partsOf(server.chats.at(-1)!)).toEqual({ ...full, ...worked });
    },
  );

  it('receives the schema in the prompt, since it may not enforce it', async () => {
    server.takesOnly({ formats: [] });
    await bench.draft();
    const system = server.chats.at(-2)?.body.messages[0]?.content ?? '';
    const schema = JSON.parse(system.slice(system.indexOf('\n{"type"')));
    expect(Object.keys(schema.properties)).toEqual(['avoid', 'stages', 'crisis']);
    expect(system).toContain('2 to 8 stages');
  });

  it.each([
    [
      'prose around fenced JSON',
      (json: string) => `Sure! Here it is:\n\`\`\`json\n${json}\n\`\`\`\nGood luck.`,
    ],
    ['a <think> block before the JSON', (json: string) => `<think>{"stages": no}</think>\n${json}`],
    ['trailing commas and comments', (json: string) => json.replace(/\]\}/g, '],} // so far\n')],
  ])('that ignores the format and returns %s is understood without a repair', async (_, wrap) => {
    for (const takes of [{}, { stream: false }]) {
      server.takesOnly(takes);
      server.next({ kind: 'text', text: wrap(draftJson()) });
      const { draft, usage } = await bench.draft();
      expect([draft.stages.length, usage?.calls]).toEqual([4, 2]);
    }
  });

  it('that reports no usage has its tokens estimated', async () => {
    server.takesOnly({ streamOptions: false });
    const { usage } = await bench.draft();
    expect(usage?.inputTokens).toBeGreaterThan(500);
    expect(usage?.outputTokens).toBeGreaterThan(300);
  });

  it('whose context is too small is not probed, and the message names the cause', async () => {
    const message = "This model's maximum context length is 4096 tokens. response_format counts too.";
    server.next({ kind: 'status', status: 400, body: { error: { message } } });
    await expect(bench.draft()).rejects.toMatchObject({
      message: expect.stringContaining('more text than the configured model can read'),
    });
    expect(server.chats).toHaveLength(1);
  });

  it('keeps its full dialect after a rejection that had another cause', async () => {
    const engine = bench.engine();
    server.next(...Array.from({ length: 9 }, () => ({ kind: 'status', status: 400 }) as const));
    await expect(engine.draft(material(), watching().hooks)).rejects.toMatchObject({
      message: expect.stringContaining('refused the request'),
    });
    server.reset();
    await engine.draft(material(), watching().hooks);
    expect(server.chats.map(partsOf)).toEqual([full, full]);
  });
});
