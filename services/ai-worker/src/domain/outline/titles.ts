import { cueOf, hasCue, plain, withoutLead } from './cues.ts';
import { insteadOf } from './instead.ts';
import { isCommon, type Language } from './language.ts';

const WANTED = 95;
/** A sentence that is hardly longer stays whole. */
const WHOLE = 106;
const LIMIT = 118;
const SHORTEST = 24;
/** A German clause whose verb is still to come: "Ich habe ihm die Blister". */
const OPEN_BRACKET =
  /(?<!\p{L})(?:hab|habe|hat|haben|hatten?|bin|bist|ist|sind|war|wurden?|werde|wird) [^,;:]*(?<!t|en)$/u;
/** "Dann ging ich": without the first word a German sentence begins with its verb. */
const ADVERB = /(?<!\p{L})(?:dann|so|also|auch|natürlich|jedenfalls|ehrlich gesagt)\s+$/iu;
const VERB_FIRST = /^(?!(?:ich|wir|er|sie|es|man)\s)\p{Ll}/u;
/** "Because I was afraid, I rang her": without the first word it would be two sentences. Speech has no capitals. */
const REASON = /(?:Because|Weil|Porque|Parce qu(?:e\s|['’])|Perché)\s*$/u;
const EDGES = /^[^\p{L}\p{N}"“„«'¿¡(]+|[^\p{L}\p{N}"”“»')?!]+$/gu;

/** The sentence with words left out at its ends and at clause borders; the rest is unchanged. */
export function buildTitle(sentence: string, language: Language | null): string {
  const said = insteadOf(sentence, language) ?? sentence;
  const whole = withoutMarks(withoutOpening(withoutFillers(said, language), language));
  if (whole.length <= WHOLE) return tidy(whole);
  const borders = bordersOf(whole, language);
  const needsVerb = hasVerb(whole, language);
  const isCondition = hasCue(plain(whole), 'condition', language);
  const finished = borders.filter((at) => complete(whole.slice(0, at), language).length === at);
  const sound = finished.filter((at) => {
    const start = whole.slice(0, at);
    return (
      (!needsVerb || hasVerb(start, language)) &&
      (!isCondition || /[,:;—–] /.test(start)) &&
      !endsInCondition(start, language)
    );
  });
  const best = sound.filter((at) => at <= WANTED).at(-1) ?? sound[0];
  if (!best && whole.length <= LIMIT) return tidy(whole);
  // Without room for both, the instruction says more than its condition.
  const instruction = isCondition && !best ? /[,:;—–] (?=.{24})/u.exec(whole) : null;
  if (instruction) return buildTitle(whole.slice(instruction.index + instruction[0].length), language);
  return tidy(complete(whole.slice(0, best ?? finished.at(-1) ?? wordEnd(whole)), language));
}

/** Without the "and then" it begins with, but for a word that the rest depends on. */
function withoutOpening(text: string, language: Language | null): string {
  const rest = withoutLead(text, language);
  const opening = text.slice(0, text.length - rest.length);
  const isVerbFirst = language === 'de' && VERB_FIRST.test(rest) && !hasCue(plain(rest), 'advice', language);
  const needed = REASON.exec(opening) ?? (isVerbFirst ? ADVERB.exec(opening) : null);
  return text.slice(needed?.index ?? opening.length);
}

/** As far as the cues find it. */
const hasVerb = (text: string, language: Language | null): boolean =>
  text
    .split(/[,:;] /)
    .some((clause) => (['do', 'advice'] as const).some((kind) => hasCue(plain(clause), kind, language)));

/** "Let a doctor know, and if you think of the cliff": what to do then is left out. */
function endsInCondition(start: string, language: Language | null): boolean {
  const [, ...later] = start.split(/[,:;—–] /);
  return later.length > 0 && hasCue(plain(withoutLead(later.at(-1)!, language)), 'condition', language);
}

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
    // "Three names in your diary: a doctor, a friend, a neighbour" is whole before the list.
    const [said, listed] = before.split(/: (?!.*: )/u);
    if (listed && !hasVerb(listed, language) && !hasCue(plain(said!), 'condition', language)) continue;
    if (!isMark && OPEN_BRACKET.test(before)) continue;
    // "The woman from the bank and her sister": before its verb, "and" joins two halves of a subject.
    if (
      isMark ||
      (begins(tail) &&
        hasVerb(before.split(/[,:;] /).at(-1)!, language) &&
        !hasCue(plain(before), 'not', language))
    )
      borders.push(index);
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
    // "what I was scared of"
    if (/\b(?:what|who|whom|which|where) (?:\S+ ){1,5}(?:of|about|for|to|from|with|at|on|in|by)$/i.test(rest))
      break;
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
