import { hasCue, plain } from './cues.ts';

/** The name of the next speaker in a transcript; offsets are into the text. */
export interface Label {
  start: number;
  end: number;
  /** The same for all labels of one person. */
  speaker: string;
  /** As written. */
  name: string;
}

export const STAMP = String.raw`\d{1,3}:\d{2}(?::\d{2}){0,2}(?:[.,]\d{1,3})?`;
const TIME = String.raw`[[(]?${STAMP}(?:[ \t]{0,2}(?:-{0,2}>|[-–—→])[ \t]{0,2}${STAMP})?[\])]?`;
const WORD = String.raw`[\p{L}\d][\p{L}\p{M}\d.'’_-]{0,30}`;
const NAME = String.raw`(?=\p{L})${WORD}(?:,?[ \t]{1,3}${WORD}){0,3}`;
/**
 * "Rosa:", "Rosa Delgado (00:09):", "[00:09] Speaker 2:", "**Rosa:**", or a whole line: "Rosa  0:09", "00:09 Rosa", "Rosa". Looser,
 * before words on the same line: "[Rosa Delgado]", "Rosa Delgado -", and with a tab "Rosa Delgado  0:09".
 */
const LABEL = new RegExp(
  [
    String.raw`(?:(?<before>${TIME})[ \t]{0,4}(?:[-–—|][ \t]{1,4})?)?`,
    String.raw`[*_]{0,3}\[?(?<name>${NAME})\]?(?<note>[ \t]{0,3}\((?!\d)[^()\n]{1,40}\))?[*_]{0,3}`,
    String.raw`(?:[ \t]{1,12}(?:[-–—|][ \t]{1,4})?(?<after>${TIME}))?[*_]{0,3}`,
    String.raw`(?:(?<colon>[ \t]{0,12}[:：])[*_]{0,3}(?=[ \t]|$)|$|(?<loose>\t|(?<=\])[ \t]|[ \t]{1,3}[-–—][ \t])(?=[ \t]*\S))`,
  ].join(''),
  'uy',
);
const NAME_TAG = /<v(?:\.[\w.-]{1,40})?[ \t]{1,4}([^<>\n]{1,60})>/g;
const LINE_BEGINNING = /[ \t]*(?:(?:[-+*•·–—]|\(?\d{1,2}[.)])[ \t]+)?/y;
const SENTENCE_END = /[.?!…]["”’»)\]*_]{0,3}[ \t]{1,3}(?=[\p{L}[*_])/gu;
const TIME_BEHIND = new RegExp(String.raw`^[ \t]{0,4}([[(]${STAMP}|${TIME}$)`);
const TIME_ALONE = new RegExp(String.raw`^[ \t]*(${TIME})[ \t]*$`);
const TIME_FIRST = new RegExp(String.raw`^[ \t]*[[(]?${STAMP}`);
const CUE = /^[ \t]*(\d{1,3}:\d{1,2}[\d:.,]{0,10})[ \t]*-->/;
/** With hours or milliseconds: not a time of the day. */
const EXACT = /:\d{1,2}:|[.,]\d/;
const GENERIC =
  /^(?:unknown )?(?:speaker|spk|sprecher(?:in)?|hablante|oradora?|locuteur|intervenant|falante|participante?|parlante|relatore)[ _]?(?:\d{1,3}|[a-z])?$/;
const PARTICLE =
  /^(?:de|del|della|d[aiou]|dos|das|des|la|las|los|le|van|von|der|den|zu|zum|ten|ter|af|bin|ibn|al|el|y|e)$/;

interface Found extends Label {
  isCapital: boolean;
  isColon: boolean;
  /** Words follow on the line without a colon. */
  isLoose: boolean;
  /** Not in the middle of a line. */
  isFirst: boolean;
  /** The time beside the name; null without one. */
  time: string | null;
}

/** The labels that come back, have the time of a recording, or are next to those of an interviewer; in their order. */
export function labelsOf(text: string): Label[] {
  const found = [...inLines(text), ...inTags(text)].sort((a, b) => a.start - b.start);
  const known = speakersIn(found);
  return found
    .filter(({ speaker }) => known.has(speaker))
    .map(({ start, end, speaker, name }) => ({ start, end, speaker, name }));
}

/** The initials of a name are not the "Q:" of an interview. */
export function isHost(speaker: string): boolean {
  const name = speaker.length > 2 ? speaker.replace(/(?<!\p{L})\p{L}(?!\p{L})/gu, '') : speaker;
  return hasCue(name, 'host', null) || hasCue(name, 'question', null);
}

function speakersIn(found: readonly Found[]): Set<string> {
  const short = found.find(({ time }) => time !== null && !EXACT.test(time));
  const fromZero = /^\D?0{1,2}:/.test(short?.time ?? '');
  const isTimed = ({ time }: Found): boolean => time !== null && (fromZero || EXACT.test(time));
  const groups = Map.groupBy(found, ({ speaker }) => speaker);
  const comesBack = (all: readonly Found[]): boolean => all.length > 1 && all.some(({ isFirst }) => isFirst);
  const isTalk = [...groups.values()].filter(comesBack).length > 1;
  const isKnown = (speaker: string, all: readonly Found[]): boolean => {
    if (hasCue(speaker, 'question', null) || hasCue(speaker, 'answer', null)) return isTalk;
    if (all.some(isTimed) || GENERIC.test(speaker)) return true;
    if (all.every(({ isLoose }) => isLoose)) return isTalk && comesBack(all);
    if (!all.some(({ isColon }) => isColon)) return comesBack(all) && speaker.includes(' ');
    if (isHost(speaker) && speaker.length > 2) return true;
    return comesBack(all) && (isTalk || all[0]!.isCapital);
  };
  const known = new Set(
    [...groups].filter(([speaker, all]) => isKnown(speaker, all)).map(([speaker]) => speaker),
  );
  for (const [i, { speaker, isColon, isCapital }] of found.entries()) {
    const before = found[i - 1]?.speaker ?? '';
    const isReply = isHost(before) || found[i + 1]?.speaker === before || groups.get(speaker)!.length > 1;
    if (isColon && isCapital && known.has(before) && isReply) known.add(speaker);
  }
  return known;
}

const inTags = (text: string): Found[] =>
  [...text.matchAll(NAME_TAG)].map(({ 0: tag, 1: name, index }) => ({
    ...{ start: index, end: index + tag.length, speaker: speakerOf(name!), name: name!.trim() },
    ...{ isCapital: true, isColon: false, isLoose: false, isFirst: true, time: '0:00:00' },
  }));

function inLines(text: string): Found[] {
  const whole = text.split('\n');
  const lines = whole.map((line) => line.trimEnd());
  const found: Found[] = [];
  let at = 0;
  for (const [i, line] of lines.entries()) {
    let end = 0;
    for (const [nth, start] of startsOf(line).entries()) {
      const label = start < end ? null : labelAt(lines, i, start);
      if (!label || (nth > 0 && !label.isColon)) continue;
      end = label.end;
      found.push({ ...label, start: at + start, end: at + end, isFirst: nth === 0 });
    }
    at += whole[i]!.length + 1;
  }
  return found;
}

/** Where a label may begin: at the beginning of the line, and after a sentence. */
function startsOf(line: string): number[] {
  LINE_BEGINNING.lastIndex = 0;
  LINE_BEGINNING.exec(line);
  const first = LINE_BEGINNING.lastIndex;
  if (!/[:：]/.test(line)) return [first];
  return [first, ...Array.from(line.matchAll(SENTENCE_END), ({ 0: mark, index }) => index + mark.length)];
}

function labelAt(lines: readonly string[], i: number, start: number): Omit<Found, 'isFirst'> | null {
  const line = lines[i]!;
  LABEL.lastIndex = start;
  const groups = LABEL.exec(line)?.groups as Partial<Record<string, string>> | undefined;
  if (!groups) return null;
  const { name = '', note = '', before, after, colon, loose } = groups;
  const end = LABEL.lastIndex;
  const isColon = colon !== undefined;
  const isLoose = loose !== undefined;
  const time = before ?? after ?? (isColon || isLoose ? timeBehind(lines, i, end) : timeBeside(lines, i));
  const speaker = speakerOf(name + note);
  const isCapital = isName(name);
  const isShort = /^\p{Ll}[^ \t]*(?:[ \t][^ \t]*)?$/u.test(name);
  const isWritten = isColon ? isCapital || isShort : isCapital || GENERIC.test(speaker);
  if (!isWritten || hasCue(speaker, 'notice', null)) return null;
  const found = { start, end, speaker, name, isCapital, isColon, isLoose, time: time ?? null };
  // A person in brackets or before a dash is certain only by a whole name: "[Music]", "Rent - 400".
  if (isLoose) {
    const isWhole = /\s/.test(name) || GENERIC.test(speaker) || isHost(speaker);
    return isWhole || (time && loose === '\t') ? found : null;
  }
  if (!time && (!isColon || name.includes(','))) return null;
  if (!isColon && !speaks(lines, i)) return null;
  return found;
}

/** "Question 2" is by the same speaker as "Question 1". */
function speakerOf(name: string): string {
  const key = plain(name).replace(/\.$/, '');
  const isNumbered = hasCue(key, 'question', null) || hasCue(key, 'answer', null) || /^[qa]\d/.test(key);
  return isNumbered ? key.replace(/[ .]*\d+$/, '') : key;
}

function isName(name: string): boolean {
  const [first = '', ...others] = name.split(/,?[ \t]+/);
  const isYear = /(?<!\d)(?:19|20)\d\d(?!\d)/.test(name);
  return (
    !isYear &&
    /^\p{Lu}/u.test(first) &&
    others.every((word) => /^[\p{Lu}\d]/u.test(word) || PARTICLE.test(word))
  );
}

function timeBehind(lines: readonly string[], i: number, end: number): string | undefined {
  const line = lines[i]!;
  const behind = end < line.length ? line.slice(end, end + 40) : lines[i + 1]?.slice(0, 40);
  return TIME_BEHIND.exec(behind ?? '')?.[1];
}

/** For a name alone on its line: the time on the line behind it, or of the subtitle that it begins. */
function timeBeside(lines: readonly string[], i: number): string | undefined {
  const before = lines[i - 1] ?? '';
  if (TIME_ALONE.test(before)) return undefined;
  return (CUE.exec(before) ?? TIME_ALONE.exec(lines[i + 1] ?? ''))?.[1];
}

/** Whether the next line that is not empty, after a time alone on its line, is text. */
function speaks(lines: readonly string[], i: number): boolean {
  let next = TIME_ALONE.test(lines[i + 1] ?? '') ? i + 2 : i + 1;
  while (next < lines.length && !/\S/.test(lines[next]!)) next += 1;
  return /\p{L}/u.test(lines[next] ?? '') && !TIME_FIRST.test(lines[next]!);
}
