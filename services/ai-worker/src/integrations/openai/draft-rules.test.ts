import { describe, expect, it } from '@jest/globals';
import { draftFault } from './draft-rules.ts';

const evidence = { sourceId: '0198a0a0-0000-7000-8000-000000000001', quote: 'q', start: 0, end: 1 };
const quoted = { quote: 'I rang them every morning', evidence };
const bare = { quote: null, evidence: null };
const stage = (...steps: { quote: string | null; evidence: typeof evidence | null }[]) => ({
  title: 'One',
  steps,
});
const stages = (count: number, steps = 3) =>
  Array.from({ length: count }, () => stage(...Array.from({ length: steps }, () => quoted)));

describe('the rules of a draft', () => {
  it('accept 2 to 8 stages of 1 to 8 steps', () => {
    expect(draftFault(stages(2, 1))).toBeNull();
    expect(draftFault(stages(8, 5))).toBeNull();
    expect(draftFault(stages(5, 8))).toBeNull();
  });

  it.each([
    ['one stage', stages(1), 'It has 1 stage; 2 to 8 are needed.'],
    ['nine stages', stages(9), 'It has 9 stages; 2 to 8 are needed.'],
    ['a stage of no steps', [...stages(3), stage()], 'The stage "One" has 0 steps; 1 to 8 are allowed.'],
    ['a stage of nine steps', [...stages(2), ...stages(1, 9)], 'has 9 steps; 1 to 8'],
    ['64 steps', stages(8, 8), 'It has 64 steps in all; at most 40 are allowed.'],
    [
      'a quote of one word',
      [...stages(3), stage({ quote: 'rang', evidence })],
      'fewer than 4 words, such as "rang"',
    ],
    [
      'a quote of three words',
      [...stages(3), stage({ quote: 'I rang them', evidence })],
      'fewer than 4 words',
    ],
    [
      'most steps without the words of the mentor',
      [...stages(2, 1), stage(bare, bare, bare)],
      'Only 2 of 5 steps quote the story',
    ],
  ])('reject %s', (_, draft, problem) => {
    expect(draftFault(draft)).toContain(problem);
  });

  it('accept half of the steps without a quote', () => {
    expect(draftFault(Array.from({ length: 3 }, () => stage(quoted, bare)))).toBeNull();
  });

  it('count the words of a language without spaces', () => {
    const quote = '毎朝九時までに十人に電話をかけることを覚えました。';
    expect(draftFault([...stages(3), stage({ quote, evidence })])).toBeNull();
  });
});
