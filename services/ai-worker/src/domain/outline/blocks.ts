import { hasCue, plain } from './cues.ts';
import type { Language } from './language.ts';
import type { Reading } from './noise.ts';
import { isHost, type Label, STAMP } from './speakers.ts';

/** A paragraph, list item or turn of a conversation; offsets are into the source. */
export interface Block {
  start: number;
  end: number;
  heading: string | null;
  speaker: string | null;
  bullet: boolean;
}

interface Line {
  start: number;
  end: number;
  text: string;
  kind: 'text' | 'empty' | 'heading';
  /** The line begins a paragraph: a list item, an indented line. */
  opens: boolean;
  speaker: string | null;
  mail: boolean;
  bullet: boolean;
  /** As in "Spring 2013:". */
  date: string | null;
}

const BULLET = /^(?:[-*+•·▪◦‣—–]|\(?\d{1,2}[.)]|[a-z]\))[ \t]+/;
const DATED =
  /^(\p{L}{0,9}\.? ?(?:\p{L}{3,9} )?(?:19|20)\d{2}(?: ?[—–-] ?(?:(?:19|20)?\d{2}|\p{L}{3,6}))?)[ \t]*[:.—–-][ \t]+/u;
const FROM = /^(?:From|Von|De|Da)[ \t]?:[ \t]*(.+)$/;

export const countWords = (text: string): number => text.match(/[\p{L}\d]+(?:['’-]\p{L}+)*/gu)?.length ?? 0;

/** The paragraphs that the mentor said or wrote, without an interviewer and without other writers. */
export function blocksOf({ masked, labels }: Reading, raw: string, language: Language | null): Block[] {
  const captioned = isCaptioned(raw);
  const lines = linesOf(masked, raw, labels);
  return ofMentor(joined(captioned ? lines : withHeadings(lines), captioned), masked, language);
}

/** A line that names several speakers is one line for each. */
function linesOf(masked: string, raw: string, labels: readonly Label[]): Line[] {
  const lines: Line[] = [];
  let at = 0;
  let next = 0;
  for (const whole of masked.split('\n')) {
    const end = at + whole.length;
    let from = at;
    let label: Label | null = null;
    while (labels[next] && labels[next]!.start < end) {
      const named = labels[next]!;
      const before = masked.slice(from, named.start);
      if (label || before.trim()) lines.push(lineOf(before, from, label, raw));
      from = named.start;
      label = named;
      next += 1;
    }
    lines.push(lineOf(masked.slice(from, end), from, label, raw));
    at = end + 1;
  }
  return lines;
}

function lineOf(whole: string, from: number, label: Label | null, raw: string): Line {
  const start = from + (whole.length - whole.trimStart().length);
  const text = whole.trim();
  const line: Line = {
    ...{ start, end: start + text.length, text, kind: 'text' },
    ...{ opens: /^[ \t]{3,}\S/.test(raw.slice(from, start + 1)), speaker: label?.speaker ?? null },
    ...{ mail: false, bullet: false, date: null },
  };
  if (!/[\p{L}\d]/u.test(text)) return { ...line, kind: 'empty' };
  const sender = FROM.exec(text);
  if (sender) return { ...line, kind: 'empty', speaker: sender[1]!.trim(), mail: true };
  const hashes = /^#{1,6}[ \t]+/.exec(text);
  if (hashes) return cut({ ...line, kind: 'heading' }, hashes[0].length);
  const bullet = BULLET.exec(text);
  const item = bullet ? cut({ ...line, bullet: true, opens: true }, bullet[0].length) : line;
  const dated = DATED.exec(item.text);
  return dated ? { ...cut({ ...item, opens: true }, dated[0].length), date: dated[1]! } : item;
}

const cut = (line: Line, length: number): Line => {
  const rest = line.text.slice(length);
  const text = rest.trimStart();
  return { ...line, text, start: line.end - text.length };
};

/** A short line on its own that begins with a capital and does not end like a sentence. */
function withHeadings(lines: Line[]): Line[] {
  if (lines.length < 3) return lines;
  return lines.map((line, i) => {
    const alone = [lines[i - 1], lines[i + 1]].every((near) => (near?.kind ?? 'empty') === 'empty');
    const words = countWords(line.text);
    const looksIt =
      words >= 2 && words <= 9 && /^[\p{Lu}\p{Lo}\d]/u.test(line.text) && !/[.,;!?…。:"”—-]$/.test(line.text);
    const isHeading = line.kind === 'text' && !line.bullet && !line.speaker && alone && looksIt;
    return isHeading ? { ...line, kind: 'heading' } : line;
  });
}

/** Subtitles: stamped with times, and sentences run on from one line to the next. */
const isCaptioned = (raw: string): boolean =>
  (raw.slice(0, 40_000).match(new RegExp(String.raw`^[ \t]*[[(]?${STAMP}`, 'gm'))?.length ?? 0) >= 3 &&
  countWords(raw.slice(0, 40_000)) <
    14 *
      raw
        .slice(0, 40_000)
        .split('\n')
        .filter((line) => line.trim()).length;

const LONGEST = 6_000;

function joined(lines: Line[], captioned: boolean): Block[] {
  const blocks: Block[] = [];
  const width = wrapWidth(lines);
  /** Only the host has labels; the replies have none. */
  const isHosted = lines.every(({ speaker }) => speaker === null || isHost(speaker));
  let heading: string | null = null;
  let speaker: string | null = null;
  let isNamed = false;
  let open: Block | null = null;
  lines.forEach((line, i) => {
    const named = line.mail ? `mail ${line.speaker}` : line.speaker;
    if (named !== null && (!captioned || named !== speaker)) open = null;
    speaker = named ?? speaker;
    isNamed ||= named !== null;
    if (line.kind === 'heading') heading = line.text;
    if (line.kind !== 'text') {
      if (!captioned) open = null;
      return;
    }
    if (line.date) heading = line.date;
    const before = lines[i - 1];
    const wraps = captioned || (before && (before.end - before.start >= width || /^\p{Ll}/u.test(line.text)));
    if (open && wraps && !line.opens && line.end - open.start < LONGEST) open.end = line.end;
    else {
      if (isHosted && !isNamed) speaker = null;
      isNamed = false;
      open = { start: line.start, end: line.end, heading, speaker, bullet: line.bullet };
      blocks.push(open);
    }
  });
  return blocks.filter((block) => block.end > block.start);
}

/** The width at which the text seems to be wrapped: a shorter line ended where its writer ended it. */
function wrapWidth(lines: Line[]): number {
  const lengths = lines.filter((line) => line.kind === 'text').map((line) => line.end - line.start);
  const long = lengths.sort((a, b) => a - b)[Math.floor(lengths.length * 0.9)] ?? 0;
  return long > 120 ? 100_000 : Math.max(30, Math.floor(long * 0.6));
}

const MOST_QUESTIONS = 0.4;
const LEAST_SHARE = 0.35;

/**
 * Without hosts and those who mostly pose questions, the speakers with the most first-person acts; of mails one writer is
 * the mentor. Text before the first label counts as one more speaker.
 */
function ofMentor(blocks: Block[], masked: string, language: Language | null): Block[] {
  const all = [...Map.groupBy(blocks, ({ speaker }) => speaker)].map(([speaker, own]) => {
    const texts = own.map(({ start, end }) => masked.slice(start, end));
    const isAsking = texts.filter(asks).length >= texts.length * MOST_QUESTIONS;
    const acts = sumOf(texts, (text) => actsIn(text, language));
    return { speaker, isAsking, acts, words: sumOf(texts, countWords) };
  });
  const guests = all.filter(({ speaker }) => speaker === null || !isHost(speaker));
  const isAlone = guests.filter(({ speaker }) => speaker !== null).length < 2 && guests.length === all.length;
  if (isAlone || guests.length === 0) return blocks;
  const acting = guests.filter(({ isAsking }) => !isAsking);
  const pool = acting.length > 0 ? acting : guests;
  const by = pool.some(({ acts }) => acts > 0) ? 'acts' : 'words';
  const most = Math.max(...pool.map((one) => one[by]));
  const least = ({ speaker }: (typeof pool)[number]): number =>
    speaker?.startsWith('mail ') ? most : most * LEAST_SHARE;
  const mentors = new Set(pool.filter((one) => one[by] >= least(one)).map(({ speaker }) => speaker));
  return blocks.filter(({ speaker }) => mentors.has(speaker));
}

const sumOf = (texts: readonly string[], measure: (text: string) => number): number =>
  texts.reduce((sum, text) => sum + measure(text), 0);

/** The number of clauses in the first person with an act. */
const actsIn = (text: string, language: Language | null): number =>
  (text.match(/[^.!?…]{1,120}/g) ?? [])
    .map(plain)
    .filter((part) => hasCue(part, 'me', language) && hasCue(part, 'do', language)).length;

/** Ends with a question, or half of it is questions. */
function asks(text: string): boolean {
  const sentences = text.match(/[^.!?？…]+[.!?？…]*/g) ?? [];
  const questions = sentences.filter((one) => /[?？]$/.test(one)).length;
  return questions * 2 >= Math.max(1, sentences.length) || /[?？]["”»’)\s]*$/.test(text);
}
