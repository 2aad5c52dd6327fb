import { describe, expect, it } from '@jest/globals';
import { blocksOf, type StoryStep } from './blocks.ts';
import { rankPassages } from './rank.ts';
import { type Story, StoryWords, toWord } from './story.ts';
import { termsOf } from './terms.ts';
import { toFound } from './windows.ts';
import { questionWords } from './words.ts';

const TEXT = 'I stopped.\n\nThen I asked Jana for help. She came with soup.\n\nI rested for a month.';
const EMPTY = new Set(['i', 'the', 'with', 'for', 'she', 'then', 'who', 'a']);
const step = (quote: string): StoryStep => {
  const start = TEXT.indexOf(quote);
  const span = { sourceId: 'a', start, end: start + quote.length };
  return { id: quote, about: 'Ask a neighbour', aboutStage: 'First', span, words: quote };
};
const stemOf = (word: string) => (EMPTY.has(word) ? null : word);

/** The story, and how many parts the work had. */
function prepare(text: string, steps: StoryStep[] = []): { story: Story; parts: number } {
  const words = new StoryWords(blocksOf([{ sourceId: 'a', text }], steps, []), steps);
  const read = [...words.read()].length;
  const work = words.prepare(new Map(words.words.map((word) => [word, stemOf(word)])), 'en');
  for (let parts = read; ; parts++) {
    const { done, value } = work.next();
    if (done) return { story: value, parts };
  }
}

function ask(story: Story, question: string) {
  const asked = questionWords(question).map((word) => toWord(word, stemOf(word), 'en'));
  return rankPassages(story, { terms: termsOf(asked, story), direction: null }).map(toFound);
}

describe('a prepared story', () => {
  it('is found by its words, with the step that quotes them', () => {
    const { story } = prepare(TEXT, [step('She came with soup.')]);
    expect(ask(story, 'Who brought soup?')).toMatchObject([
      { text: 'Then I asked Jana for help. She came with soup.', stepId: 'She came with soup.' },
    ]);
    expect(ask(story, 'Did a neighbour come?')).toMatchObject([{ stepId: 'She came with soup.' }]);
    expect(ask(story, 'Which tomatoes grow?')).toEqual([]);
  });

  it('contains the names of its text, and finds nothing by words without meaning', () => {
    const { story } = prepare(TEXT);
    expect(story.names).toEqual(['Jana']);
    expect(ask(story, 'Who with the')).toEqual([]);
  });

  it('is prepared in many short parts', () => {
    const { story, parts } = prepare(TEXT.replaceAll('\n\n', ' ').concat('\n\n').repeat(500));
    expect(story.blocks).toHaveLength(500);
    expect(parts).toBeGreaterThan(1_000);
  });
});
