import { cueOf, hasCue, plain, withoutLead } from './cues.ts';
import { isCommon, type Language } from './language.ts';

const WANTED = 95;
/** A sentence that is hardly longer stays whole. */
const WHOLE = 106;
const LIMIT = 118;
const SHORTEST = 24;
const EDGES = /^[^\p{L}\p{N}"“„«'¿¡(]+|[^\p{L}\p{N}"”“»')?!]+$/gu;

/** The sentence with words left out at its ends and at clause borders; the rest is unchanged. */
export function titleOf(sentence: string, language: Language | null): string {
  const whole = withoutMarks(withoutLead(withoutFillers(sentence, language), language));
  if (whole.length <= WHOLE) return tidy(whole);
  const borders = bordersOf(whole, language);
  const needsVerb = hasVerb(whole, language);
  const sound = borders.filter((at) => {
    const start = whole.slice(0, at);
    return complete(start, language).length === at && (!needsVerb || hasVerb(start, language));
  });
  const best = sound.filter((at) => at <= WANTED).at(-1) ?? sound[0];
  if (!best && whole.length <= LIMIT) return tidy(whole);
  return tidy(complete(whole.slice(0, best ?? borders.at(-1) ?? wordEnd(whole)), language));
}

/** As far as the cues find it. */
const hasVerb = (text: string, language: Language | null): boolean =>
  (['do', 'advice'] as const).some((kind) => hasCue(plain(text), kind, language));

function withoutFillers(text: string, language: Language | null): string {
  const filler = cueOf('filler', language);
  if (!filler) return text;
  const words = text.split(/\s+/).filter((word) => !filler.test(plain(word)) || /\p{L}{4}/u.test(word));
  return words.join(' ');
}

/** Where the sentence can end early: at a mark or before "because", not before "that" nor inside quotation marks. */
function bordersOf(text: string, language: Language | null): number[] {
  // Speech without marks also ends where its speaker takes a breath.
  const tail = cueOf(/[,;.]/.test(text) ? 'tail' : 'pause', language);
  const hold = cueOf('hold', language);
  const borders: number[] = [];
  for (const { index, 0: gap } of text.matchAll(/(?:[,;:…]|\s[—–-])?\s+|[。，、；！？]/gu)) {
    if (index < SHORTEST || index > LIMIT) continue;
    const rest = plain(text.slice(index + gap.length, index + gap.length + 30));
    const begins = (cue: RegExp | null): boolean => cue?.exec(rest)?.index === 0;
    const before = text.slice(0, index);
    const isMark = gap.trim() !== '';
    if ((before.match(/["“”„«»]/g)?.length ?? 0) % 2 === 1 || begins(hold)) continue;
    if (isMark || (begins(tail) && !hasCue(plain(before), 'not', language))) borders.push(index);
  }
  return borders;
}

const wordEnd = (text: string): number => {
  const space = text.slice(0, LIMIT).lastIndexOf(' ');
  return space > SHORTEST ? space : LIMIT - (/[\ud800-\udbff]/.test(text[LIMIT - 1]!) ? 1 : 0);
};

/** Without the small words at the end that lead on to what was left out. */
export function complete(text: string, language: Language | null): string {
  let rest = text;
  for (let round = 0; round < 4; round += 1) {
    const last = /\s(\S+)$/u.exec(rest);
    if (!last || !isCommon(plain(last[1]!), language) || hasCue(plain(last[1]!), 'me', language)) break;
    if (/^(?:it|them|him|her|me|us|not|out|up|off|down|again|back|es|ihn|nicht|lo|la|le|les)$/.test(last[1]!))
      break;
    rest = rest.slice(0, last.index);
  }
  return rest;
}

const withoutMarks = (text: string): string => text.replace(EDGES, '');

/** Without marks at the ends and without quotation marks and brackets that have lost their other half. */
function tidy(text: string): string {
  let title = withoutMarks(text);
  if ((title.match(/["“”„«»]/g)?.length ?? 0) % 2 === 1) title = title.replace(/["“”„«»]/g, '');
  if (title.split('(').length !== title.split(')').length) title = title.replace(/[()]/g, '');
  title = withoutMarks(title.replace(/\s+/g, ' ').trim());
  return title.charAt(0).toLocaleUpperCase() + title.slice(1);
}
