// guarantees: What a file shows: read for its owner only, no address is fetched, empty rather than invented
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Extraction } from '@waymark/contracts/ai/extraction';
import type { Content } from '../../domain/extraction/known-facts.ts';
import {
  BLIND,
  NOT_SEEN,
  READ_BY_MODEL,
  SEEN_BY_MODEL,
  SPEECH_READ_BY_MODEL,
} from '../../domain/extraction/notes.ts';
import { extractionJson } from '../../testing/model-responses.ts';
import { OpenAiTestServer } from '../../testing/openai-server.ts';
import { ModelServer } from './model-server.ts';
import { OpenAiExtraction } from './openai-extraction.ts';

const TEXT = 'In May I hung each tool in its place. After that I found every chisel at once.';
const facts = { width: 800, height: 600, durationSeconds: null };
const picture: Content = {
  ...{ kind: 'image', name: 'bench.png', caption: 'My bench', text: null, facts },
  picture: Buffer.from('jpeg bytes'),
};
const story: Content = {
  ...{ kind: 'document', name: 'notes.txt', caption: '', text: TEXT, picture: null },
  facts: { width: null, height: null, durationSeconds: null },
};
const lesson = (over: object) => ({
  ...{ concept: 'Order', action: 'Hang each tool in its place.', impact: '', quote: null, risk: null },
  ...over,
});

describe('OpenAiExtraction', () => {
  let server: OpenAiTestServer;
  let engine: OpenAiExtraction;
  beforeAll(async () => {
    server = await OpenAiTestServer.start();
  });
  afterAll(() => server.close());
  afterEach(() => server.reset());

  const connect = () => {
    const options = {
      ...{ apiKey: 'k', baseUrl: server.baseUrl, model: 'm', transcribeModel: 't', maxInputTokens: 50_000 },
      ...{ maxOutputTokens: 8_000, deadlineMs: 20_000, prices: null, transcribeMaxBytes: 2 ** 20 },
    };
    engine = new OpenAiExtraction(new ModelServer(options));
  };
  const extract = async (content: Content): Promise<Extraction> => {
    const hooks = { beginCall: async () => true, signal: new AbortController().signal };
    return (await engine.extract(content, hooks)).extraction;
  };
  const found = (over: Record<string, unknown>) => {
    connect();
    server.next({ kind: 'text', text: extractionJson(over) });
  };
  const known = (note: string) => ({
    ...{ title: 'bench', description: 'My bench', emotions: [], lessons: [], facts },
    ...{ basis: 'facts', engine: 'openai', note },
  });

  it('shows the picture to the model, with the words of the mentor as data', async () => {
    connect();
    expect(await extract(picture)).toEqual({
      ...{ title: 'A tidy workbench', description: 'Tools hang in rows above a bench.', emotions: ['pride'] },
      lessons: [{ concept: 'Order', action: 'Hang each tool in its place.', impact: '' }],
      ...{ basis: 'picture', engine: 'openai', note: SEEN_BY_MODEL, facts },
    });
    const [system, question] = server.chats[0]!.body.messages;
    expect(system).not.toHaveProperty('pictures');
    expect(question?.pictures).toEqual([
      `data:image/jpeg;base64,${Buffer.from('jpeg bytes').toString('base64')}`,
    ]);
    expect(question?.content).toMatch(/BEGIN FILE \w+\n.*My bench.*END FILE/s);
  });

  it.each([
    ['explains it', { explains: true }],
    ['does not explain it', { explains: false }],
    ['fails with 500', { explains: true, status: 500 }],
  ])(
    'returns the known facts where a server that cannot read pictures %s, and sends no other picture',
    async (_how, how) => {
      connect();
      server.takesOnly({ pictures: false, ...how });
      expect(await extract(picture)).toEqual(known(BLIND));
      expect(server.paid).toBe(0);
      const { length } = server.chats;
      expect(await extract(picture)).toEqual(known(BLIND));
      expect(server.chats).toHaveLength(length);
      expect((await extract(story)).basis).toBe('text');
    },
  );

  it('returns the known facts where the model sees nothing in the picture', async () => {
    found({ visible: false, title: 'A picture', lessons: [lesson({})] });
    expect(await extract(picture)).toEqual(known(BLIND));
  });

  it('sends no model a video without a text', async () => {
    connect();
    const video: Content = { ...picture, kind: 'video', picture: null };
    expect(await extract(video)).toEqual(known(NOT_SEEN.video));
    expect(server.chats).toEqual([]);
  });

  it('reads the speech of a video, with a note that the pictures were not seen', async () => {
    found({ lessons: [lesson({ quote: 'I hung each tool in its place' })] });
    const extraction = await extract({ ...story, kind: 'video', name: 'bench.webm' });
    expect(extraction).toMatchObject({
      basis: 'text',
      note: SPEECH_READ_BY_MODEL,
      lessons: [{ concept: 'Order' }],
    });
  });

  it('keeps lessons of a text only with a true quote and without a risk', async () => {
    const quote = 'I hung each tool\nin its place';
    found({
      lessons: [
        lesson({ quote }),
        lesson({ concept: 'Invented', quote: 'I sold the bench.' }),
        lesson({ concept: 'Unquoted' }),
        lesson({ concept: 'Risky', quote, risk: 'Chisels are sharp.' }),
        lesson({ concept: 'Harmful', quote, action: 'Stop taking your medication.' }),
      ],
    });
    const extraction = await extract(story);
    expect(extraction.lessons.map(({ concept }) => concept)).toEqual(['Order']);
    expect(extraction).toMatchObject({ basis: 'text', note: READ_BY_MODEL });
  });

  it('cuts what is too long, and repairs a response once', async () => {
    connect();
    server.next(
      { kind: 'text', text: 'I see a bench.' },
      {
        kind: 'text',
        text: extractionJson({ title: 'bench '.repeat(60), emotions: Array(30).fill('joy') }),
      },
    );
    const { title, emotions } = await extract(picture);
    expect(title.length).toBeLessThanOrEqual(120);
    expect(emotions).toHaveLength(8);
    expect(server.paid).toBe(2);
  });
});
