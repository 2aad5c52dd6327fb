import { describe, expect, it } from '@jest/globals';
import type { HeldBackPassage } from '@waymark/contracts/roadmaps/review';
import { currentState, sameQuoteIn, withoutHeldBack } from './held-back.ts';

const at = (start: number, end: number, sourceId = 'source') => ({
  sourceId,
  quote: 'x'.repeat(end - start),
  start,
  end,
});
const passages = [{ evidence: at(100, 120) }];

describe('a quote', () => {
  it.each([
    [at(100, 120), true],
    [at(50, 200), true],
    [at(105, 108), true],
    [at(109, 130), true],
    [at(110, 130), false],
    [at(80, 110), false],
    [at(120, 140), false],
    [at(100, 120, 'other'), false],
    [null, false],
  ])('is held back if it shares more than half of the shorter passage (%#)', (evidence, expected) => {
    expect(sameQuoteIn(evidence, passages) !== undefined).toBe(expected);
  });

  it('may be a passage of which only a step was held back, for what it added', () => {
    const [{ evidence }] = passages as [(typeof passages)[0]];
    expect(sameQuoteIn(evidence, [{ evidence, reason: 'not-said' }])).toBeUndefined();
    expect(sameQuoteIn(evidence, [{ evidence, reason: 'harm' }])).toBeDefined();
  });
});

it('a draft loses the steps that quote a passage held back, and no stage', () => {
  const step = (start: number) => ({
    ...{ title: `At ${start}`, description: '', estimatedDuration: null, resourceLinks: [] },
    evidence: at(start, start + 20),
  });
  const stage = { title: 'Stage', description: '', estimatedDuration: '' };
  const draft = [
    { ...stage, steps: [step(100)] },
    { ...stage, steps: [step(100), step(300)] },
  ];
  expect(withoutHeldBack(draft, passages)).toEqual([
    { ...stage, steps: [] },
    { ...stage, steps: [step(300)] },
  ]);
});

it('a passage is a warning only while a stage shows it, and a step while a reviewed one quotes it', () => {
  const passage: HeldBackPassage = { id: 'p', reason: 'harm', evidence: at(1, 9), state: 'warning' };
  const warning = { id: 'w', text: 'Ask your doctor first.', evidence: at(1, 9) };
  const stateIn = (stage: object, state = passage.state) =>
    currentState({ ...passage, state }, [{ warnings: [], steps: [], ...stage }]);
  expect(stateIn({ warnings: [warning] })).toBe('warning');
  expect(stateIn({ warnings: [{ ...warning, evidence: null }] })).toBe('held');
  expect(stateIn({}, 'dismissed')).toBe('dismissed');
  expect(stateIn({ steps: [{ reviewed: true, evidence: at(2, 9) }] }, 'held')).toBe('step');
  expect(stateIn({ steps: [{ reviewed: false, evidence: at(2, 9) }] }, 'held')).toBe('held');
});
