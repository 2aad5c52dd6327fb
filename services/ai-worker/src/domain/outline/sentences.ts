import { countWords } from '@waymark/kernel/count-words';
import { blocksOf } from './blocks.ts';
import { cueOf, plain } from './cues.ts';
import { isCommon, type Language } from './language.ts';
import { ofMentor } from './mentor.ts';
import { readNoise } from './noise.ts';

/** One sentence of the mentor, or a piece of speech without punctuation. */
export interface Sentence {
  source: number;
  start: number;
  end: number;
  /** Without noise, on one line. */
  text: string;
  block: number;
  heading: string | null;
  bullet: boolean;
  /** Begins inside quotation marks that were opened in an earlier sentence of its paragraph. */
  quoted: boolean;
}

const LONGEST_QUOTE = 600;
const FEWEST_WORDS = 8;
const MOST_WORDS = 35;
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|Dr|Mrs?|Ms|St|Prof|Nr|Sra?|Srta|Mme|Mlle|Dott|Sig|bzw|ca|e\.g|i\.e|z\.\s?B|d\.\s?h|vs|approx|No)\.\s*$/u;

/** Of the mentor; `speaker`: their label in the text, if they have chosen it. */
export function toSentences(
  text: string,
  source: number,
  language: Language | null,
  speaker: string | null = null,
): Sentence[] {
  const reading = readNoise(text);
  const { masked } = reading;
  const segmenter = new Intl.Segmenter(language ?? undefined, { granularity: 'sentence' });
  const blocks = ofMentor(blocksOf(reading, text), masked, language, speaker);
  return blocks.flatMap((block, i) => {
    const said = masked.slice(block.start, block.end).replace(/\n/g, ' ');
    let inQuotes = false;
    return toSpans(said, segmenter, language).map(([from, to]): Sentence => {
      const quoted = inQuotes;
      inQuotes = endsInQuotes(said.slice(from, to), inQuotes);
      return {
        ...{ source, start: block.start + from, end: block.start + to, block: i, quoted },
        ...{ text: said.slice(from, to).replace(/\s+/g, ' '), heading: block.heading, bullet: block.bullet },
      };
    });
  });
}

type Span = [from: number, to: number];

function toSpans(said: string, segmenter: Intl.Segmenter, language: Language | null): Span[] {
  const spans: Span[] = [];
  const hasCapitals = (said.match(/[.!?]\s+\p{Lu}/gu)?.length ?? 0) > 0 || !/[.!?]\s+\p{Ll}/u.test(said);
  for (const { segment, index } of segmenter.segment(said)) {
    const last = spans.at(-1);
    const before = last ? said.slice(Math.max(last[0], last[1] - 12), last[1]) : '';
    if (last && (ABBREVIATION.test(before) || (hasCapitals && /^\p{Ll}/u.test(segment))))
      last[1] = index + segment.length;
    else spans.push([index, index + segment.length]);
  }
  return spans
    .flatMap((span) => pieces(said, span, language))
    .map((span) => trimmed(said, span))
    .filter(([from, to]) => /[\p{L}\d]/u.test(said.slice(from, to)));
}

const trimmed = (said: string, [from, to]: Span): Span => {
  const text = said.slice(from, to);
  return [from + (text.length - text.trimStart().length), to - (text.length - text.trimEnd().length)];
};

/** Speech without punctuation is cut where its speaker goes on to the next thing. */
function pieces(said: string, [from, to]: Span, language: Language | null): Span[] {
  const text = said.slice(from, to);
  const words = countWords(text);
  const marks = text.match(/[,;:—–]/g)?.length ?? 0;
  if (words > MOST_WORDS + 10 && marks < words / 25)
    return spoken(text, language).map(([a, b]) => [from + a, from + b]);
  return text.length > LONGEST_QUOTE ? atMarks(text).map(([a, b]) => [from + a, from + b]) : [[from, to]];
}

/** "because I", "what I": the next clause belongs to the word before it. */
const leadsOn = (before: string, language: Language | null): boolean =>
  isCommon(/(\S+)\s*$/.exec(before.slice(-30))?.[1]?.toLowerCase() ?? '', language);

function spoken(text: string, language: Language | null): Span[] {
  const marker = cueOf('cut', language);
  const pause = cueOf('pause', language);
  const spans: Span[] = [];
  let open = 0;
  let count = 0;
  let weak = -1;
  const close = (at: number): void => {
    spans.push([open, at]);
    count = 0;
    open = at;
    weak = -1;
  };
  for (const { index } of text.matchAll(/\S+/g)) {
    const ahead = plain(text.slice(index, index + 24));
    const begins = (cue: RegExp | null): boolean => cue?.exec(ahead)?.index === 0;
    if (count >= FEWEST_WORDS && (begins(marker) || /\n/.test(text.slice(index - 2, index)))) close(index);
    else if (count >= FEWEST_WORDS * 2 && begins(pause) && !leadsOn(text.slice(0, index), language)) {
      if (count >= 20) close(index);
      else weak = index;
    }
    if (count >= MOST_WORDS) {
      const at = weak > open ? weak : index;
      close(at);
      count = countWords(text.slice(at, index));
    }
    count += 1;
  }
  const rest: Span = [open, text.length];
  const last = spans.at(-1);
  if (last && count < FEWEST_WORDS / 2) last[1] = text.length;
  else spans.push(rest);
  return spans;
}

/** Cuts a sentence that is longer than a quote may be, at its last mark or space before that. */
function atMarks(text: string): Span[] {
  const spans: Span[] = [];
  let open = 0;
  while (text.length - open > LONGEST_QUOTE) {
    const room = text.slice(open, open + LONGEST_QUOTE);
    const mark = Math.max(room.lastIndexOf('; '), room.lastIndexOf('. '), room.lastIndexOf(': '));
    const comma = room.lastIndexOf(', ');
    const at = [mark, comma, room.lastIndexOf(' ')].find((found) => found > LONGEST_QUOTE / 3);
    const size = at === undefined ? LONGEST_QUOTE - (/[\ud800-\udbff]$/.test(room) ? 1 : 0) : at + 1;
    spans.push([open, open + size]);
    open += size;
  }
  return [...spans, [open, text.length]];
}

function endsInQuotes(text: string, inside: boolean): boolean {
  let open = inside;
  for (const [mark] of text.matchAll(/["“”„«»]/g)) {
    if (/["«»]/.test(mark))
      open = !open; // «French», »German«
    else if (mark === '“')
      open = !open; // opens in English, closes in German
    else open = mark === '„';
  }
  return open;
}
