import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EngineBench, material, watching } from '../../testing/engine-bench.ts';
import { draftJson, type ResponseShape, SENTENCES, TEXT } from '../../testing/model-responses.ts';

const UNJUDGED = { kind: 'text', text: 'I would rather not.' } as const;

describe('a draft of a model that no model has judged', () => {
  let bench: EngineBench;
  beforeAll(async () => {
    bench = await EngineBench.start();
  });
  beforeEach(() => bench.server.reset());
  afterAll(() => bench.server.close());

  const REGRET = 'I lied to my wife about the money, and I regret it to this day.';
  const ORDER = 'I came off my tablets in one day and slept for two.';
  const STORY = `${REGRET} ${ORDER} ${TEXT}`;
  const draftOf = async (shape: ResponseShape) => {
    bench.server.next({ kind: 'text', text: draftJson(shape) }, UNJUDGED);
    const seen = watching();
    const { draft } = await bench.engine().draft(material(STORY), seen.hooks);
    const titles = draft.stages.flatMap((stage) => stage.steps.map(({ title }) => title));
    const held = draft.heldBack.map(({ reason, evidence }) => [reason, evidence.quote]);
    return { draft, titles, held, shown: seen.stages };
  };
  const FIRST = 'Do step 1 of stage 1';

  it('has the passages to avoid held back, with reason and place', async () => {
    const { draft, held } = await draftOf({
      avoid: [
        { source: 1, quote: REGRET, why: 'mistake' },
        { source: 1, quote: SENTENCES[7], why: 'others-advice' },
        { source: 1, quote: 'No source holds these words at all.', why: 'harm' },
      ],
    });
    // First the one of which a step was made.
    expect(held).toEqual([
      ['others-advice', SENTENCES[7]],
      ['mistake', REGRET],
    ]);
    for (const { evidence } of draft.heldBack)
      expect(STORY.slice(evidence.start, evidence.end)).toBe(evidence.quote);
  });

  it('has no step of a passage to avoid', async () => {
    const { titles, held } = await draftOf({
      avoid: [{ source: 1, quote: SENTENCES[0], why: 'unknown reason' }],
    });
    expect(titles).not.toContain(FIRST);
    expect(held).toEqual([['mistake', SENTENCES[0]]]);
  });

  it('has a step with a risk held back as harm, with its quote', async () => {
    const { titles, held, shown } = await draftOf({ firstStep: { risk: 'The cold could hurt them.' } });
    expect(titles).not.toContain(FIRST);
    expect(held).toEqual([['harm', SENTENCES[0]]]);
    expect(JSON.stringify(shown)).not.toContain(FIRST);
  });

  it('has a step with a risk that quotes nothing wait with the reason', async () => {
    const { draft, held } = await draftOf({ firstStep: { risk: 'The cold.', quote: null } });
    expect([draft.stages[0]?.steps[0], held]).toMatchObject([{ title: FIRST, doubt: 'harm' }, []]);
  });

  it.each(['', 'none', 'None.', 'N/A', 'null', 'no risk'])(
    'keeps a step whose risk is "%s"',
    async (risk) => {
      expect((await draftOf({ firstStep: { risk } })).titles).toContain(FIRST);
    },
  );

  it.each([
    ['title', { title: 'Stop taking your medication' }],
    ['description', { description: 'Drive home after two pints, it is not far.' }],
    ['quote', { quote: ORDER }],
  ])('has a step held back when its %s could hurt a reader', async (_, firstStep) => {
    const { titles, held, shown } = await draftOf({ firstStep });
    expect(titles).toHaveLength(11);
    expect(held).toHaveLength(1);
    expect(shown[0]?.steps).toHaveLength(2);
  });

  it('has the steps of a stage held back when its title could hurt a reader', async () => {
    const { draft, held } = await draftOf({ first: { title: 'Stop taking your medication' } });
    expect(draft.stages).toHaveLength(3);
    expect(held).toEqual([2, 1, 0].map((n) => ['harm', SENTENCES[n]]));
  });

  it('ends the run when every step was held back, with the passages for the mentor', async () => {
    const steps = [{ title: 'Stop taking your medication', source: 1, quote: SENTENCES[0] }];
    const stages = [1, 2, 3].map((n) => ({ title: `Part ${n}`, steps }));
    const text = JSON.stringify({ stages, avoid: [], crisis: false });
    bench.server.next({ kind: 'text', text });
    await expect(bench.draft(STORY)).rejects.toMatchObject({
      message: expect.stringContaining('Every step that the AI proposed waits for you'),
      draft: { heldBack: [{ reason: 'harm', evidence: { quote: SENTENCES[0] } }] },
      usage: { calls: 1 },
    });
  });

  it('keeps the sign of a crisis', async () => {
    expect((await draftOf({ crisis: true })).draft.crisis).toBe(true);
    expect((await draftOf({})).draft.crisis).toBe(false);
  });
});
