import { countWords } from '@waymark/kernel/count-words';
import { isDateLine } from './date-line.ts';
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
  /** It is nothing but a date. */
  isDate: boolean;
}

const BULLET = /^(?:[-*+•·▪◦‣—–]|\(?\d{1,2}[.)]|[a-z]\))[ \t]+/;
const DATED =
  /^(\p{L}{0,9}\.? ?(?:\p{L}{3,9} )?(?:19|20)\d{2}(?: ?[—–-] ?(?:(?:19|20)?\d{2}|\p{L}{3,6}))?)[ \t]*[:.—–-][ \t]+/u;
/** Before the name of the writer of a mail. */
export const MAIL = 'mail ';
const FROM = /^(?:From|Von|De|Da)[ \t]?:[ \t]*(.+)$/;

/** The paragraphs of all speakers and writers. */
export function blocksOf({ masked, labels }: Reading, raw: string): Block[] {
  const captioned = isCaptioned(raw);
  const lines = toLines(masked, raw, labels);
  return joined(captioned ? lines : withHeadings(lines), captioned);
}

/** A line that names several speakers is one line for each. */
function toLines(masked: string, raw: string, labels: readonly Label[]): Line[] {
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
      if (label || before.trim()) lines.push(toLine(before, from, label, raw));
      from = named.start;
      label = named;
      next += 1;
    }
    lines.push(toLine(masked.slice(from, end), from, label, raw));
    at = end + 1;
  }
  return lines;
}

function toLine(whole: string, from: number, label: Label | null, raw: string): Line {
  const start = from + (whole.length - whole.trimStart().length);
  const text = whole.trim();
  const line: Line = {
    ...{ start, end: start + text.length, text, kind: 'text' },
    ...{ opens: /^[ \t]{3,}\S/.test(raw.slice(from, start + 1)), speaker: label?.speaker ?? null },
    ...{ mail: false, bullet: false, date: null, isDate: false },
  };
  if (!/[\p{L}\d]/u.test(text)) return { ...line, kind: 'empty' };
  const sender = FROM.exec(text);
  if (sender) return { ...line, kind: 'empty', speaker: sender[1]!.trim(), mail: true };
  const hashes = /^#{1,6}[ \t]+/.exec(text);
  if (hashes) return cut({ ...line, kind: 'heading' }, hashes[0].length);
  const bullet = BULLET.exec(text);
  const item = bullet ? cut({ ...line, bullet: true, opens: true }, bullet[0].length) : line;
  if (isDateLine(text)) return { ...item, opens: true, date: text, isDate: true };
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
    if (line.isDate && runsOn(lines[i - 1])) return { ...line, opens: false, date: null, isDate: false };
    const alone = [lines[i - 1], lines[i + 1]].every((near) => (near?.kind ?? 'empty') === 'empty');
    const words = countWords(line.text);
    const looksIt =
      words >= 2 && words <= 9 && /^[\p{Lu}\p{Lo}\d]/u.test(line.text) && !/[.,;!?…。:"”—-]$/.test(line.text);
    const isHeading = line.kind === 'text' && !line.bullet && !line.speaker && alone && looksIt;
    return isHeading ? { ...line, kind: 'heading' } : line;
  });
}

/** Its sentence goes on in the next line. */
const runsOn = (line: Line | undefined): boolean =>
  line?.kind === 'text' && !line.isDate && !/[.!?…:][^\p{L}\p{N}]*$/u.test(line.text);

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
    const named = line.mail ? `${MAIL}${line.speaker}` : line.speaker;
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
      if (line.isDate) open = null;
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
