import { hasCue, plain } from './cues.ts';

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
  /** The line begins a paragraph: a list item, a new speaker, an indented line. */
  opens: boolean;
  speaker: string | null;
  mail: boolean;
  bullet: boolean;
  /** As in "Spring 2013:". */
  date: string | null;
}

const STAMP = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`;
/** Not speech: time stamps, links, tags, sound notes, mail headers and quoted mails, table rows, marks of Markdown. */
const NOISE: RegExp[] = [
  new RegExp(String.raw`^(?:\d{1,6}[ \t]*\n)?[ \t]*${STAMP}[ \t]*-->.*$`, 'gm'),
  new RegExp(String.raw`(?<=^[ \t]*)[[(]?${STAMP}[\])]?(?=[ \t\n—–-]|$)[ \t]*[—–-]?|[[(]${STAMP}[\])]`, 'gm'),
  /https?:\/\/[^\s<>"]{1,2000}|<[^<>\n]{1,80}>|\[[^[\]\n]{0,80}\]/g,
  /\((?:laugh|chuckl|paus|cry|sigh|inaudible|music|applause|silence|cough|lach|rires?|risa|risos|ride)[^()\n]{0,40}\)/gi,
  /^[ \t]*(?:WEBVTT|NOTE|STYLE)\b.*$|^[ \t]*(?:>|\|).*$|^[ \t]*[-=_*]{3,}[ \t]*$/gm,
  /^(?:To|Cc|Bcc|Date|Subject|Sent|Betreff|Datum|An|Para|Asunto|Fecha|À|Objet|Assunto|Data|Oggetto|Enviado|Gesendet):.*$/gm,
  /^(?:On|Am|El|Le|Em|Il) .{5,90}(?:wrote|schrieb.{0,40}|escribió|a écrit|escreveu|ha scritto) ?:[ \t]*$/gm,
  /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{So}]|[*_~`]{1,3}(?=[\p{L}\d"'(])|(?<=[\p{L}\d"'.,;:!?)])[*_~`]{1,3}/gu,
];
const BULLET = /^(?:[-*+•·▪◦‣—–]|\(?\d{1,2}[.)]|[a-z]\))[ \t]+/;
const DATED =
  /^(\p{L}{0,9}\.? ?(?:\p{L}{3,9} )?(?:19|20)\d{2}(?: ?[—–-] ?(?:(?:19|20)?\d{2}|\p{L}{3,6}))?)[ \t]*[:.—–-][ \t]+/u;
const SPEAKER =
  /^((?:\p{Lu}|Q\b|A\b)[\p{L}\d.'’-]{0,30}(?:[ \t]{1,3}[\p{Lu}\d][\p{L}\d.'’-]{0,30}){0,2})[ \t]{0,12}[:：](?=[ \t]|$)/u;
const FROM = /^(?:From|Von|De|Da):[ \t]*(.+)$/;

/** The text with everything but speech replaced by spaces: every offset stays. */
export const withoutNoise = (text: string): string =>
  NOISE.reduce(
    (masked, noise) => masked.replace(noise, (found) => found.replace(/[^\n]/g, ' ')),
    text.replace(/[\r\u2028\u2029]/g, '\n'),
  );

export const countWords = (text: string): number => text.match(/[\p{L}\d]+(?:['’-]\p{L}+)*/gu)?.length ?? 0;

/** The paragraphs that the mentor said or wrote, without an interviewer and without other writers. */
export function blocksOf(masked: string, raw: string): Block[] {
  const lines = withHeadings(withSpeakers(linesOf(masked)));
  return ofMentor(joined(lines, isCaptioned(raw)), masked);
}

function linesOf(masked: string): Line[] {
  let at = 0;
  return masked.split('\n').map((raw) => {
    const start = at + (raw.length - raw.trimStart().length);
    at += raw.length + 1;
    const text = raw.trim();
    const line: Line = {
      ...{ start, end: start + text.length, text, kind: 'text', opens: /^[ \t]{3,}\S/.test(raw) },
      ...{ speaker: null, mail: false, bullet: false, date: null },
    };
    if (!/[\p{L}\d]/u.test(text)) return { ...line, kind: 'empty' };
    const from = FROM.exec(text);
    if (from) return { ...line, kind: 'empty', speaker: from[1]!.trim(), mail: true };
    const hashes = /^#{1,6}[ \t]+/.exec(text);
    if (hashes) return cut({ ...line, kind: 'heading' }, hashes[0].length);
    const bullet = BULLET.exec(text);
    const item = bullet ? cut({ ...line, bullet: true, opens: true }, bullet[0].length) : line;
    const dated = DATED.exec(item.text);
    return dated ? { ...cut({ ...item, opens: true }, dated[0].length), date: dated[1]! } : item;
  });
}

const cut = (line: Line, length: number): Line => {
  const rest = line.text.slice(length);
  const text = rest.trimStart();
  return { ...line, text, start: line.end - text.length };
};

/** "Name:" is a speaker when at least two names come back, or when it is one of the names of an interviewer. */
function withSpeakers(lines: Line[]): Line[] {
  const found = lines.map((line) => (line.kind === 'text' ? SPEAKER.exec(line.text) : null));
  const counts = new Map<string, number>();
  for (const match of found) if (match) counts.set(match[1]!, (counts.get(match[1]!) ?? 0) + 1);
  const known = [...counts].filter(([name, count]) => count > 1 || isHost(name)).map(([name]) => name);
  if (known.length < 2) return lines;
  return lines.map((line, i) => {
    const match = found[i];
    if (!match || !known.includes(match[1]!)) return line;
    return { ...cut(line, match[0].length), speaker: match[1]!, opens: true };
  });
}

const isHost = (name: string): boolean => hasCue(plain(name), 'host', null);

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
  let heading: string | null = null;
  let speaker: string | null = null;
  let open: Block | null = null;
  lines.forEach((line, i) => {
    if (line.mail) speaker = `mail ${line.speaker}`;
    if (line.kind === 'heading') heading = line.text;
    if (line.kind !== 'text') {
      if (!captioned) open = null;
      return;
    }
    if (line.speaker) speaker = line.speaker;
    if (line.date) heading = line.date;
    const before = lines[i - 1];
    const wraps = captioned || (before && (before.end - before.start >= width || /^\p{Ll}/u.test(line.text)));
    if (open && wraps && !line.opens && line.end - open.start < LONGEST) open.end = line.end;
    else {
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

/** The mentor has the most words; an interviewer has mostly questions or far fewer words. Of mails one writer is the mentor. */
function ofMentor(blocks: Block[], masked: string): Block[] {
  const speakers = new Map<string, { count: number; asked: number; words: number }>();
  for (const { speaker, start, end } of blocks) {
    if (speaker === null) continue;
    const text = masked.slice(start, end);
    const sum = speakers.get(speaker) ?? { count: 0, asked: 0, words: 0 };
    const asked = sum.asked + (/[?？]/.test(text) ? 1 : 0);
    speakers.set(speaker, { count: sum.count + 1, asked, words: sum.words + countWords(text) });
  }
  const most = Math.max(0, ...[...speakers.values()].map(({ words }) => words));
  const isMentor = (speaker: string | null): boolean => {
    const sum = speaker === null ? undefined : speakers.get(speaker);
    if (speaker === null || !sum || sum.words === most) return speakers.size < 2 || speaker !== null;
    if (speaker.startsWith('mail ') || isHost(speaker)) return false;
    return sum.asked / sum.count < 0.4 && sum.words >= most * 0.35;
  };
  return blocks.filter(({ speaker }) => isMentor(speaker));
}
