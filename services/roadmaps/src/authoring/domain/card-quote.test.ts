// guarantees: The quote on a card is of a published step, never of a passage held back, and leaves with its material
import { describe, expect, it } from '@jest/globals';
import { cardQuote } from './card-quote.ts';
import type { StepState } from './roadmap-state.ts';
import type { VersionStage } from './version-content.ts';

const STORY = 'story';
let end = 0;
const evidence = (quote: string) => {
  end += 1_000;
  return { sourceId: STORY, quote, start: end - 1_000, end: end - 1_000 + quote.length };
};
const stageOf = (...quotes: (string | null)[]): VersionStage => {
  const steps = quotes.map((quote) => ({ evidence: quote === null ? null : evidence(quote) }) as StepState);
  return { steps, warnings: [] as VersionStage['warnings'] } as VersionStage;
};
const chosen = (...quotes: (string | null)[]) => cardQuote({ stages: [stageOf(...quotes)] }, []);

const SENTENCE = 'I still have the note.';
const BEGINNING = 'For eight Saturdays I stood there';
const PART = 'what would you change, what would you pay';

describe('the quote on a card', () => {
  it('is a whole sentence, else the beginning of one, else a part of one', () => {
    expect(chosen(PART, BEGINNING, SENTENCE)).toBe(SENTENCE);
    expect(chosen(PART, BEGINNING)).toBe(BEGINNING);
    expect(chosen(null, PART)).toBe(PART);
  });

  it('is the first of equal ones, over all stages', () => {
    const stages = [stageOf(PART), stageOf('Then I slept for a week.', SENTENCE)];
    expect(cardQuote({ stages }, [])).toBe('Then I slept for a week.');
  });

  it('is none without a quote of a fitting length', () => {
    expect(chosen(null, 'I stopped.', `${'I walked on. '.repeat(20)}`)).toBeNull();
    expect(cardQuote({ stages: [] }, [])).toBeNull();
  });

  it('is on one line', () => {
    expect(chosen('  I had one suitcase\n\n and a recipe. ')).toBe('I had one suitcase and a recipe.');
  });

  it('does not overlap a passage held back', () => {
    const stage = stageOf(SENTENCE, BEGINNING);
    const first = stage.steps[0]!.evidence!;
    const holding = (start: number, sourceId = STORY) => [
      { evidence: { ...first, sourceId, start, end: start + 5 } },
    ];
    expect(cardQuote({ stages: [stage] }, holding(first.end - 1))).toBe(BEGINNING);
    expect(cardQuote({ stages: [stage] }, holding(first.end))).toBe(SENTENCE);
    expect(cardQuote({ stages: [stage] }, holding(first.start, 'another'))).toBe(SENTENCE);
  });

  it('is not a warning', () => {
    const stage = stageOf(PART);
    stage.warnings = [{ id: 'w', text: 'Do not.', evidence: evidence(SENTENCE) }];
    expect(cardQuote({ stages: [stage] }, [])).toBe(PART);
  });
});
