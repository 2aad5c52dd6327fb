import { describe, expect, it } from '@jest/globals';
import type { Draft, DraftStage, DraftStep, HeldBackReason } from '@waymark/contracts/ai/draft';
import { judgedItems, withoutDoubted } from './doubts.ts';

const step = (title: string, start: number | null): DraftStep => ({
  ...{ title, description: 'As I did.', estimatedDuration: null, resourceLinks: [] },
  evidence: start === null ? null : { sourceId: 's', quote: 'ten chars.', start, end: start + 10 },
});
const stage = (title: string, ...steps: DraftStep[]): DraftStage => ({
  ...{ title, description: 'About it.', estimatedDuration: '' },
  steps,
});
const DRAFT: Draft = {
  stages: [stage('One', step('A', 0), step('B', 20)), stage('Two', step('C', null), step('D', 40))],
  heldBack: [],
  crisis: false,
};
const doubting = (...doubts: [number, HeldBackReason][]) => {
  const { stages, heldBack } = withoutDoubted(DRAFT, new Map(doubts));
  return {
    titles: stages.map(({ title, steps }) => [title, ...steps.map((one) => one.title)]),
    held: heldBack.map(({ reason, evidence }) => [reason, evidence.start]),
    stages,
  };
};

describe('the judged items of a draft', () => {
  it('are its stages, each before its steps, numbered from 1', () => {
    expect(judgedItems(DRAFT).map((one) => ('stage' in one ? one.stage : one.title))).toEqual([
      ...['One', 'A', 'B', 'Two', 'C', 'D'],
    ]);
    expect(judgedItems(DRAFT)[1]).toEqual({ item: 2, title: 'A', about: 'As I did.', passage: 'ten chars.' });
    expect(judgedItems(DRAFT)[4]).toMatchObject({ item: 5, passage: null });
  });
});

describe('a doubted step', () => {
  it('is held back with the reason and its passage', () => {
    const { titles, held } = doubting([3, 'not-said'], [6, 'harm']);
    expect(titles).toEqual([
      ['One', 'A'],
      ['Two', 'C'],
    ]);
    expect(held).toEqual([
      ['harm', 40],
      ['not-said', 20],
    ]);
  });

  it('without a passage waits in its place with the reason, unless the doubt is about the passage', () => {
    const doubts = (...of: Parameters<typeof doubting>) =>
      doubting(...of).stages.map(({ steps }) => steps.map(({ title, doubt }) => [title, doubt]));
    const rest = [['D', undefined]];
    expect(doubts([5, 'harm'])[1]).toEqual([['C', 'harm'], ...rest]);
    expect(doubts([5, 'not-said'])[1]).toEqual([['C', undefined], ...rest]);
  });
});

describe('a doubted stage', () => {
  it('has all its steps held back', () => {
    const { titles, held } = doubting([1, 'harm']);
    expect(titles).toEqual([['Two', 'C', 'D']]);
    expect(held).toEqual([
      ['harm', 20],
      ['harm', 0],
    ]);
  });

  it('moves a step without a passage to the stage before, where it waits', () => {
    const { stages, held } = doubting([4, 'advertisement']);
    expect(stages.map(({ title }) => title)).toEqual(['One']);
    expect(stages[0]?.steps.at(-1)).toMatchObject({ title: 'C', doubt: 'advertisement' });
    expect(held).toEqual([['advertisement', 40]]);
  });

  it('keeps a step without a passage where no other stage is left', () => {
    const { stages } = doubting([1, 'harm'], [4, 'harm']);
    expect(stages).toMatchObject([{ title: 'More steps', steps: [{ title: 'C', doubt: 'harm' }] }]);
  });

  it('that only adds to the story loses its description', () => {
    const { titles, stages } = doubting([1, 'not-said']);
    expect(titles[0]).toEqual(['One', 'A', 'B']);
    expect(stages[0]?.description).toBe('');
  });
});
