import { namesAmong, type Token, tokensOf } from '../../../authoring/domain/names/find-names.ts';
import { rankOfWord, type Senses } from '../../../discovery/domain/search/senses.ts';
import { sensesOfWord } from '../../../discovery/domain/search/synonyms.ts';
import { type Block, overlaps, type StoryStep } from './blocks.ts';
import { lemmasOf } from './meaning.ts';
import { storyWords } from './words.ts';

/** A word of a story or of a question about it. */
export interface Word {
  text: string;
  /** Null: an empty word of the language. */
  stem: string | null;
  /** The forms that it may belong to, and their ranks where they have one; the word alone in languages without a lexicon. */
  forms: readonly string[];
  ranks: readonly number[];
  /** Of the word as it is; undefined where it has none. */
  rank: number | undefined;
  senses: Senses;
}

/** Numbers in the vocabulary, without empty words. */
type Words = readonly number[];

export interface ReadBlock extends Block {
  /** Of each sentence: its words, and the places of the steps that quote a part of it. */
  words: readonly Words[];
  quotedBy: readonly (readonly number[])[];
}

/** What a story is searched by. It is made once, because reading a long story takes a few hundred milliseconds. */
export interface Story {
  /** Of the sources, which the mentor's permissions refer to. */
  blocks: readonly ReadBlock[];
  steps: readonly { id: string; words: Words; wordsOfStage: Words }[];
  vocabulary: readonly Word[];
  language: string;
  sentences: number;
  /** People in it. */
  names: readonly string[];
}

/** A story in words, whose stems are not known yet. */
export class StoryWords {
  readonly words: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly sentences: number[][][] = [];
  private about: [number[], number[]][] = [];
  private readonly tokens: Token[] = [];

  constructor(
    private readonly blocks: readonly Block[],
    private readonly steps: readonly StoryStep[],
  ) {}

  /** Works in parts: the caller may do something else after each. */
  *read(): Generator<void, void> {
    for (const { text, sentences } of this.blocks) {
      this.sentences.push(sentences.map(({ start, end }) => this.numbersOf(text.slice(start, end))));
      this.tokens.push(...tokensOf(text.slice(sentences[0]!.start, sentences.at(-1)!.end)));
      yield;
    }
    this.about = this.steps.map(({ about, aboutStage }) => [
      this.numbersOf(about),
      this.numbersOf(aboutStage),
    ]);
  }

  /** The same, with the stem of each word. */
  *prepare(stems: ReadonlyMap<string, string | null>, language: string): Generator<void, Story> {
    const vocabulary: Word[] = [];
    for (const word of this.words) {
      vocabulary.push(toWord(word, stems.get(word) ?? null, language));
      yield;
    }
    const content = (words: readonly number[]) => words.filter((word) => vocabulary[word]!.stem !== null);
    const blocks: ReadBlock[] = [];
    for (const [at, block] of this.blocks.entries()) {
      blocks.push({
        ...block,
        words: this.sentences[at]!.map(content),
        quotedBy: quoting(block, this.steps),
      });
      yield;
    }
    const steps = this.steps.map(({ id }, at) => {
      const [ofStep, ofStage] = this.about[at]!;
      return { id, words: content(ofStep), wordsOfStage: content(ofStage) };
    });
    const sentences = this.sentences.reduce((sum, { length }) => sum + length, 0);
    return { blocks, steps, vocabulary, language, sentences, names: namesAmong(this.tokens) };
  }

  private numbersOf = (text: string): number[] =>
    storyWords(text).map((word) => {
      const known = this.numbers.get(word);
      if (known !== undefined) return known;
      this.numbers.set(word, this.words.length);
      return this.words.push(word) - 1;
    });
}

/** `language`: only English has a lexicon. */
export function toWord(text: string, stem: string | null, language: string): Word {
  const forms = language === 'en' ? lemmasOf(text) : [text];
  const ranks = forms.flatMap((form) => rankOfWord(form) ?? []);
  return { text, stem, forms, ranks, rank: rankOfWord(text), senses: sensesOfWord(text, false) };
}

const quoting = ({ sourceId, stepId, sentences }: Block, steps: readonly StoryStep[]): number[][] => {
  const near = steps.flatMap(({ id, span }, at) =>
    (stepId ? id === stepId : span?.sourceId === sourceId) ? [{ at, span }] : [],
  );
  return sentences.map((sentence) =>
    near.filter(({ span }) => stepId || overlaps(span!, sentence)).map(({ at }) => at),
  );
};
