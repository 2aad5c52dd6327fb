/** One line of a source with what its beginning says about it; offsets are into the source. */
export interface Line {
  start: number;
  end: number;
  kind: 'text' | 'empty' | 'heading' | 'question' | 'greeting';
  /** The line opens a new paragraph: a bullet, a date, a speaker. */
  opens: boolean;
  speaker: string | null;
  /** Where the line's own words start if what looked like a speaker is none. */
  withoutSpeaker: number;
  /** The date or day the line is filed under, as in "March 8" or "2013:". */
  label: string | null;
  bullet: boolean;
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const SEASON = '(?:(?:early|late|mid|spring|summer|autumn|fall|winter)[ ,-]+)*';
const DATES = [
  `${SEASON}(?:${MONTH}[ ,]+)?(?:19|20)\\d{2}(?:[ ]?[—/-][ ]?(?:(?:19|20)?\\d{2}|now|today))?`,
  `${MONTH}[ ]+\\d{1,2}(?:st|nd|rd|th)?(?:,?[ ]+\\d{4})?`,
  `\\d{1,2}(?:st|nd|rd|th)?[ ]+${MONTH}(?:[ ,]+\\d{4})?`,
  '\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}',
  '(?:day|week|month|year|age|chapter|part|step|phase)[ ]+(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:,?[ ]+[a-z]+[ ]+\\d{1,2})?',
  'today|now',
];
const DATE_LABEL = new RegExp(`^(${DATES.join('|')})[ \\t]*(?:[:.,—-][ \\t]*|$)`, 'i');
const BULLET = /^(?:[-*+•·▪◦‣—]|\(?\d{1,2}[.)]|[a-z]\))[ \t]+/;
const SPEAKER = /^(\p{L}[\p{L}\d.'’-]{0,30}(?:[ \t]{1,3}[\p{L}\d.'’-]{1,30}){0,2})[ \t]{0,3}:(?=[ \t]|$)/u;
const GREETING = /^(?:dear|hi|hello|hey|my dear)\b[^.!?]{0,40}[,:]?$/i;
const CLOSING =
  /^(?:with (?:all )?(?:my |much )?love|love|yours|best|kind|warm|sincerely|regards|all the best|take care)\b[^.!?]{0,30},?$/i;

interface Opening {
  length: number;
  label: string | null;
  bullet: boolean;
}

/** What stands before the sentence: bullets and dates, in any order, at most two of each. */
function opening(text: string): Opening {
  const found: Opening = { length: 0, label: null, bullet: false };
  for (let round = 0; round < 3; round += 1) {
    const rest = text.slice(found.length);
    const bullet = BULLET.exec(rest);
    const date = bullet ? null : DATE_LABEL.exec(rest);
    if (bullet) found.bullet = true;
    if (date) found.label ??= date[1]!.trim();
    if (!bullet && !date) break;
    found.length += (bullet ?? date)![0].length;
  }
  return found;
}

/** Splits masked text into lines and erases nothing: labels are left out by moving `start` behind them. */
export function readLines(masked: string, original: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  while (at <= masked.length) {
    const next = masked.indexOf('\n', at);
    const end = next === -1 ? masked.length : next;
    lines.push(readLine(masked, original, at, end));
    if (next === -1) break;
    at = next + 1;
  }
  return lines;
}

function readLine(masked: string, original: string, from: number, to: number): Line {
  const raw = masked.slice(from, to);
  const start = from + (raw.length - raw.trimStart().length);
  const text = raw.trim();
  const line: Line = {
    start,
    end: start + text.length,
    kind: 'text',
    opens: false,
    speaker: null,
    withoutSpeaker: start,
    label: null,
    bullet: false,
  };
  if (!/[\p{L}\d]/u.test(text)) return { ...line, kind: 'empty' };
  const hashes = /^#{1,6}[ \t]+/.exec(text);
  if (hashes) return { ...line, start: start + hashes[0].length, kind: 'heading', opens: true };
  const opened = opening(text);
  const spoken = SPEAKER.exec(text.slice(opened.length));
  const skip = opened.length + (spoken && plausibleSpeaker(spoken[1]!) ? spoken[0].length : 0);
  line.speaker = spoken && skip > opened.length ? spoken[1]!.toLowerCase() : null;
  line.label = opened.label;
  line.bullet = opened.bullet;
  line.withoutSpeaker = start + opened.length;
  line.opens = skip > 0 || /^[ \t]{3,}\S/.test(original.slice(from, to));
  const body = text.slice(skip);
  line.start = start + skip + (body.length - body.trimStart().length);
  if (GREETING.test(text) || CLOSING.test(text)) line.kind = 'greeting';
  else if (body.trim() === '') line.kind = skip > 0 ? 'text' : 'empty';
  return line;
}

/** "Interviewer", "Q", "Speaker 2", "Dr. Khan"; not "The first thing was this". */
function plausibleSpeaker(name: string): boolean {
  const words = name.split(/[ \t]+/);
  return words.length <= 3 && name.length <= 30 && words.every((word) => /^[\p{Lu}\d]/u.test(word));
}
