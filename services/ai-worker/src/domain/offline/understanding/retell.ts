import type { Token } from '../language/token.ts';
import { thirdPerson, verbForm } from '../language/verbs.ts';
import { PARTNER, RELATIVE } from '../language/words.ts';
import type { Perspective } from './perspective.ts';

/** A word of ours, with the token it was made from. */
export interface Word {
  text: string;
  spaced: boolean;
  token: Token | null;
}

const FIRST: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourself',
};

/** Whether a stretch speaks of the teller and to somebody: then nobody could tell which "you" is meant. */
export function mixed(tokens: Token[], from: number, to: number): boolean {
  const part = tokens.slice(from, to).filter((token) => !token.quoted);
  return (
    part.some((token) => /^(?:you|your|yours|yourself)$/.test(token.lower)) &&
    part.some((token) => token.lower in FIRST)
  );
}

/** Tells a stretch of a sentence to the learner: "I" becomes "you", and the past, where it is safe, the present. */
export function retell(tokens: Token[], from: number, to: number, view: Perspective): Word[] {
  const words: Word[] = [];
  for (let i = from; i < to; i += 1) {
    const token = tokens[i]!;
    const kin = token.quoted ? null : kinAt(tokens, i, view);
    if (kin) {
      words.push({ text: kin.text, spaced: token.spaced, token });
      i += kin.size - 1;
      continue;
    }
    const text = token.quoted ? token.text : wordFor(tokens, i, from, view);
    const parted = token.text.startsWith("'") && !text.startsWith("'");
    if (text !== '') words.push({ text, spaced: token.spaced || parted, token });
  }
  return words;
}

function wordFor(tokens: Token[], i: number, from: number, view: Perspective): string {
  const token = tokens[i]!;
  const person = personFor(tokens, i, view);
  if (person !== null) return person;
  const shifted = presentFor(tokens, i, from, view);
  return shifted ?? shownText(token, i === 0);
}

const CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)$/;

/** Sentence-initial capitals go, names and the like keep theirs. */
function shownText(token: Token, initial: boolean): string {
  if (token.lower === 'i') return 'I';
  if (CALENDAR.test(token.lower)) return token.lower.charAt(0).toUpperCase() + token.lower.slice(1);
  if (!/^[A-Z][a-z]*$/.test(token.text) || token.text.length === 1)
    return token.text === 'A' ? 'a' : token.text;
  return initial && token.pos !== 'PROPN' ? token.lower : token.text;
}

/** "her" with a noun behind it is a possessive. */
export function possessive(tokens: Token[], i: number): boolean {
  const next = tokens[i + 1];
  if (next?.pos === 'NUM' && tokens[i - 1]?.pos === 'VERB') return false;
  return !!next && /^(?:NOUN|ADJ|NUM|PROPN)$/.test(next.pos);
}

function personFor(tokens: Token[], i: number, view: Perspective): string | null {
  const { lower } = tokens[i]!;
  if (view.person === 'first') {
    const noun =
      lower === 'mine' &&
      (tokens[i]!.pos === 'NOUN' || /^(?:-|a|the|coal|gold|salt)$/.test(tokens[i - 1]?.lower ?? ''));
    return noun ? null : (FIRST[lower] ?? null);
  }
  if (lower === view.pronoun) return 'you';
  if (tokens[i]!.pos === 'PROPN' && view.names.has(tokens[i + 1]?.lower ?? '')) return '';
  if (view.names.has(lower)) return tokens[i + 1]?.lower === "'s" ? 'your' : 'you';
  if (lower === "'s" && view.names.has(tokens[i - 1]?.lower ?? '')) return '';
  if (view.pronoun === 'she') {
    if (lower === 'her') return possessive(tokens, i) ? 'your' : 'you';
    return { herself: 'yourself', hers: 'yours' }[lower] ?? null;
  }
  return { him: 'you', his: 'your', himself: 'yourself' }[lower] ?? null;
}

const isMine = (tokens: Token[], i: number, view: Perspective): boolean => {
  const word = tokens[i]?.lower ?? '';
  return view.person === 'first'
    ? /^(?:my|our)$/.test(word)
    : word === (view.pronoun === 'he' ? 'his' : 'her');
};

/** A learner may have another family: "my sister" is told as "someone in your family", "my wife" as "your partner". */
function kinAt(tokens: Token[], i: number, view: Perspective): { text: string; size: number } | null {
  if (!isMine(tokens, i, view)) return null;
  for (let k = i + 1; k <= i + 2; k += 1) {
    const noun = (tokens[k]?.lower ?? '').replace(/'s$/, '');
    const owns = (tokens[k]?.lower ?? '').endsWith("'s") ? "'s" : '';
    if (PARTNER.test(noun)) return { text: `your partner${owns}`, size: k - i + 1 };
    if (RELATIVE.test(noun)) return { text: `someone in your family${owns}`, size: k - i + 1 };
    if (RELATIVE.test(noun.replace(/s$/, ''))) return { text: 'your family', size: k - i + 1 };
    if (!/^(?:ADJ|NUM)$/.test(tokens[k]?.pos ?? '')) return null;
  }
  return null;
}

const PRESENT_MODAL: Record<string, string> = { would: 'will', could: 'can', might: 'may', "'d": 'will' };
type Agreement = 'plural' | 'singular' | null;

/** The present form of a finite past verb whose subject is plain to see, or null to leave the word as it is. */
function presentFor(tokens: Token[], i: number, from: number, view: Perspective): string | null {
  const token = tokens[i]!;
  if (!/^(?:VERB|AUX)$/.test(token.pos)) return null;
  if (token.lower === 'used' && tokens[i + 1]?.lower === 'to') return null;
  const { form, base } = verbForm(token.lower);
  const isModal = token.pos === 'AUX' && token.lower in PRESENT_MODAL;
  if (form !== 'past' && !isModal) return agree(tokens, i, view);
  const agreement = subjectOf(tokens, i, from, view);
  if (agreement === null) return null;
  if (isModal)
    return token.lower === "'d" && verbForm(tokens[i + 1]?.lower ?? '').form === 'past'
      ? 'have'
      : PRESENT_MODAL[token.lower]!;
  if (base === 'be') return agreement === 'plural' ? 'are' : 'is';
  return agreement === 'plural' ? base : thirdPerson(base);
}

/** Present verbs after "I" agree with "you"; those of a protagonist in the third person lose their -s. */
function agree(tokens: Token[], i: number, view: Perspective): string | null {
  const word = tokens[i]!.lower;
  const before = tokens[i - 1]?.lower ?? '';
  if (view.person === 'first' && word === 'am') return tokens[i]!.text === "'m" ? "'re" : 'are';
  if (view.person === 'third' && before === view.pronoun) {
    if (word === 'is' || word === "'s") return tokens[i]!.text === "'s" ? "'re" : 'are';
    const { form, base } = verbForm(word);
    if (form === 'third' || word === 'has' || word === 'does')
      return word === 'has' ? 'have' : word === 'does' ? 'do' : base;
  }
  return null;
}

/** The number of the subject of a finite past verb, or null when the word is no finite verb or one cannot tell. */
function subjectOf(tokens: Token[], i: number, from: number, view: Perspective): Agreement {
  let k = i - 1;
  while (
    k >= from &&
    (/^(?:ADV|PART)$/.test(tokens[k]!.pos) || /^(?:not|n't|never|also|just)$/.test(tokens[k]!.lower))
  )
    k -= 1;
  const before = tokens[k];
  if (!before || k < from || before.quoted) return null;
  if (
    /^(?:am|is|are|was|were|be|been|being|have|has|had|'ve|'s|to|will|would|can|could|did|do|does|get|got)$/.test(
      before.lower,
    )
  )
    return null;
  if (
    personFor(tokens, k, view) === 'you' ||
    /^(?:you|they|we|these|those|both|many|few)$/.test(before.lower)
  ) {
    return /^(?:me|us|him|her)$/.test(before.lower) && before.lower !== view.pronoun ? null : 'plural';
  }
  const leftover = /^(?:nothing|something|anything|much|little|money|time|energy)$/.test(before.lower);
  if (tokens[i]!.lower === 'left' && leftover) return null;
  if (
    /^(?:he|she|it|this|nobody|everybody|everyone|somebody|someone|nothing|everything|something|what)$/.test(
      before.lower,
    )
  )
    return 'singular';
  if (before.lower === 'there') return plural(tokens[i + 1]) || plural(tokens[i + 2]) ? 'plural' : 'singular';
  if (/^(?:who|which|that)$/.test(before.lower)) return relativeNumber(tokens, k);
  if (/^(?:NOUN|PROPN)$/.test(before.pos) && clauseOpens(tokens, k, from))
    return plural(before) ? 'plural' : 'singular';
  return null;
}

function relativeNumber(tokens: Token[], k: number): Agreement {
  let at = k - 1;
  if (tokens[at]?.text === ',' || tokens[at]?.pos === 'ADP') at -= 1;
  const noun = tokens[at];
  if (!noun || !/^(?:NOUN|PROPN|PRON|DET|NUM)$/.test(noun.pos)) return null;
  return plural(noun) || /^(?:people|those|they|we|us|them)$/.test(noun.lower) ? 'plural' : 'singular';
}

export function plural(token: Token | undefined): boolean {
  if (!token) return false;
  if (/^(?:people|men|women|children|feet|teeth|folk|police)$/.test(token.lower)) return true;
  return (
    token.pos === 'NOUN' &&
    /s$/.test(token.lower) &&
    !/(?:ss|us|is|news)$/.test(token.lower) &&
    token.lemma !== token.lower
  );
}

/** A noun directly behind "because", "when", "that" and so on, with nothing but its own words between, is a subject. */
function clauseOpens(tokens: Token[], noun: number, from: number): boolean {
  for (let k = noun - 1; k >= Math.max(from - 1, noun - 5); k -= 1) {
    const token = tokens[k];
    if (!token) return false;
    if (
      /^(?:because|when|whenever|while|if|until|till|that|what|how|where|why|whether|before|after|once|since|although|though|as|which)$/.test(
        token.lower,
      )
    )
      return true;
    if (!/^(?:DET|ADJ|NOUN|PROPN|NUM|PRON)$/.test(token.pos)) return false;
  }
  return false;
}

/** Joins words to text: the source's spacing, no space before closing marks, none doubled. */
export function textOf(words: Word[]): string {
  let text = '';
  for (const word of words) text += (word.spaced && text !== '' ? ' ' : '') + word.text;
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .replace(/\( /g, '(')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/\bcan not\b/g, 'cannot')
    .replace(/\bcann't\b/g, "can't")
    .replace(/\bwilln't\b/g, "won't")
    .replace(/\s*—\s*/g, ' — ')
    .trim();
}
