import type { Draft, DraftStep } from '@waymark/contracts/ai/draft';
import { wordsOf } from './metrics.ts';
import type { Span } from './stories.ts';

const PARTS = 5;
const SENTENCES_OF_A_PART = 4;
const LONGEST_QUOTE = 600;
/** A transcript without punctuation: each paragraph is one sentence to the segmenter. */
const UNPUNCTUATED = /^[^,;:]{300,}$/su;
const UNPUNCTUATED_PIECE = 150;
const LONGEST_TITLE = 120;
const DAMPING = 0.85;
const ROUNDS = 50;

export interface Source {
  id: string;
  text: string;
}

export function firstSentences(source: Source): Draft {
  const part = source.text.length / PARTS;
  const sentences = sentencesOf(source.text);
  const stages = Array.from({ length: PARTS }, (_, n) =>
    sentences
      .filter(({ start }) => start >= n * part && start < (n + 1) * part)
      .slice(0, SENTENCES_OF_A_PART),
  );
  return draftOf(source, stages);
}

/** The most central sentences in the order of the text. Algorithm: Mihalcea and Tarau, TextRank, 2004, section 4. */
export function textRank(source: Source, moments: number): Draft {
  const sentences = sentencesOf(source.text);
  const ranks = ranksOf(sentences.map(({ start, end }) => new Set(wordsOf(source.text.slice(start, end)))));
  const chosen = sentences
    .map((sentence, i) => ({ sentence, rank: ranks[i]! }))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, moments)
    .map(({ sentence }) => sentence)
    .sort((one, other) => one.start - other.start);
  const cut = (n: number) => Math.round((n * chosen.length) / PARTS);
  return draftOf(
    source,
    Array.from({ length: PARTS }, (_, n) => chosen.slice(cut(n), cut(n + 1))),
  );
}

/** By Intl.Segmenter, and cut at spaces where a sentence has no punctuation or is longer than a quote may be. */
export function sentencesOf(text: string): Span[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text);
  return [...segments].flatMap(({ segment, index }) => {
    const start = index + segment.length - segment.trimStart().length;
    const longest = UNPUNCTUATED.test(segment) ? UNPUNCTUATED_PIECE : LONGEST_QUOTE;
    return pieces(text, { start, end: index + segment.trimEnd().length }, longest);
  });
}

function pieces(text: string, { start, end }: Span, longest: number): Span[] {
  if (!/\p{L}/u.test(text.slice(start, end))) return [];
  if (end - start <= longest) return [{ start, end }];
  const space = text.lastIndexOf(' ', start + longest);
  if (space <= start)
    return [{ start, end: start + longest }, ...pieces(text, { start: start + longest, end }, longest)];
  return [{ start, end: space }, ...pieces(text, { start: space + 1, end }, longest)];
}

/** Weight of a pair: shared words ÷ sum of the logarithms of both lengths. */
function ranksOf(sentences: ReadonlySet<string>[]): number[] {
  const weights = sentences.map((one, i) => sentences.map((other, j) => (i === j ? 0 : weight(one, other))));
  const sums = weights.map((row) => row.reduce((sum, value) => sum + value, 0));
  let ranks = sentences.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    ranks = weights.map((row) => {
      const received = row.reduce(
        (sum, value, j) => (value > 0 ? sum + (value / sums[j]!) * ranks[j]! : sum),
        0,
      );
      return 1 - DAMPING + DAMPING * received;
    });
  }
  return ranks;
}

function weight(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size < 2 || other.size < 2) return 0;
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (Math.log(one.size) + Math.log(other.size));
}

function draftOf(source: Source, stages: Span[][]): Draft {
  return {
    stages: stages
      .filter((sentences) => sentences.length > 0)
      .map((sentences) => {
        const steps = sentences.map((sentence) => stepOf(source, sentence));
        return { title: steps[0]!.title, description: '', estimatedDuration: '', steps };
      }),
    heldBack: [],
    crisis: false,
  };
}

function stepOf({ id, text }: Source, span: Span): DraftStep {
  const quote = text.slice(span.start, span.end);
  return {
    title: titleOf(quote),
    description: '',
    estimatedDuration: null,
    resourceLinks: [],
    evidence: { sourceId: id, quote, ...span },
  };
}

function titleOf(quote: string): string {
  if (quote.length <= LONGEST_TITLE) return quote;
  const space = quote.lastIndexOf(' ', LONGEST_TITLE);
  return quote.slice(0, space > 0 ? space : LONGEST_TITLE);
}
