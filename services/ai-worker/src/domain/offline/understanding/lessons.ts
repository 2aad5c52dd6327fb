import type { Sentence, Token } from '../language/token.ts';
import { verbForm } from '../language/verbs.ts';
import { clauseEnd } from './clause-end.ts';
import { presentOf } from './finite.ts';
import { type Perspective, selfAt } from './perspective.ts';
import { nounPhraseAt } from './phrases.ts';
import { mixed, plural, retell, textOf, type Word } from './retell.ts';
import { readVerbGroup, type VerbGroup } from './verb-group.ts';
import { balanced, leftOver, staleTense } from './wording.ts';

/** Something the teller understood, told as a truth for the learner: "recovery is not a door you walk through once". */
export interface Lesson {
  text: string;
  /** Of what it says: about the learner, and whether it denies something. */
  about: 'you' | 'world';
  negated: boolean;
  /** It was so once; whether it is so for the learner is a question. */
  once: boolean;
  from: number;
  end: number;
  /** Said as a lesson ("I learned that"), not just as a statement. */
  learned: boolean;
}

const LEARN =
  /^(?:learn|realize|realise|understand|discover|find|see|conclude|notice|observe|recogni[sz]e|figure|remember)$/;
const HOLD = /^(?:think|believe|know|say|tell)$/;

/** What a sentence says was learned, or holds to be true. */
export function lessonsIn(sentence: Sentence, view: Perspective): Lesson[] {
  const { tokens } = sentence;
  if (tokens[tokens.length - 1]?.text === '?') return [];
  const at = contentStart(tokens, view);
  if (at > 0) return lessonAt(tokens, at, view, true);
  return generalTruth(tokens) ? lessonAt(tokens, firstWord(tokens), view, false) : [];
}

const firstWord = (tokens: Token[]): number => {
  let at = 0;
  while (
    at < 4 &&
    (/^(?:and|but|so|because|well|now|also|yet|still|then|that)$/.test(tokens[at]?.lower ?? '') ||
      tokens[at]?.text === ',')
  )
    at += 1;
  return at;
};

/** Where the content of "I learned that …", "she taught me that …", "the lesson is that …" begins; 0 for none. */
function contentStart(tokens: Token[], view: Perspective): number {
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i]!;
    if (token.quoted) continue;
    const self = selfAt(tokens, i, view);
    const group = self > 0 ? readVerbGroup(tokens, i + self) : null;
    if (group && !group.negated && opensContent(group)) return afterThat(tokens, group.next, view);
    const { base } = verbForm(token.lower);
    const me = /^(?:me|us|her|him)$/.test(tokens[i + 1]?.lower ?? '');
    if (me && token.pos === 'VERB' && /^(?:teach|show)$/.test(base) && tokens[i + 2]?.lower === 'that')
      return i + 3;
    if (
      me &&
      base === 'help' &&
      /^(?:see|understand|realize|realise)$/.test(tokens[i + 2]?.lower ?? '') &&
      tokens[i + 3]?.lower === 'that'
    )
      return i + 4;
    if (/^(?:is|was)$/.test(token.lower) && announcesLesson(tokens, i)) return afterThat(tokens, i + 1, view);
  }
  return 0;
}

const opensContent = (group: VerbGroup): boolean =>
  /^(?:past|present|perfect)$/.test(group.kind) &&
  (LEARN.test(group.base) || (HOLD.test(group.base) && group.kind === 'present'));

const announcesLesson = (tokens: Token[], i: number): boolean =>
  /\b(?:lesson|what (?:i|we|she|he) (?:have |had |'ve )?(?:learned|learnt|know|understood|found)(?: \w+)?)$/.test(
    tokens
      .slice(Math.max(0, i - 6), i)
      .map((t) => t.lower)
      .join(' '),
  );

function afterThat(tokens: Token[], at: number, view: Perspective): number {
  let i = at;
  while (i < at + 3 && (tokens[i]?.text === ',' || /^(?:out|then|now)$/.test(tokens[i]?.lower ?? ''))) i += 1;
  if (tokens[i]?.lower === 'that' && tokens[i + 1] && !/^(?:PUNCT|ADP)$/.test(tokens[i + 1]!.pos))
    return i + 1;
  return selfAt(tokens, i, view) > 0 ||
    /^(?:you|it|people|nobody|everybody|there)$/.test(tokens[i]?.lower ?? '')
    ? i
    : 0;
}

/** A statement in the present tense about "you" or about things in general. */
function generalTruth(tokens: Token[]): boolean {
  if (
    tokens.some(
      (token) => !token.quoted && /^(?:i|me|my|we|us|our|he|she|his|him|they|their|them)$/.test(token.lower),
    )
  )
    return false;
  return tokens.length >= 5 && tokens.length <= 32 && !tokens.some((token) => token.quoted);
}

function lessonAt(tokens: Token[], at: number, view: Perspective, learned: boolean): Lesson[] {
  const subject = subjectAt(tokens, at, view);
  if (!subject) return [];
  const group = readVerbGroup(tokens, subject.to);
  if (!group || group.kind === 'regret') return [];
  const timeless = !group.past || subject.you || group.kind === 'could';
  if (!learned && (group.kind === 'perfect' || been(tokens, group) || particular(tokens, at, subject)))
    return [];
  if (!timeless || (!learned && group.past)) return [];
  if (subject.you && group.kind === 'copula' && /^(?:ADP|DET|NUM)$/.test(tokens[group.next]?.pos ?? ''))
    return [];
  const end = lessonEnd(tokens, group.next, group.negated, view);
  if (mixed(tokens, at, end) || (subject.you && group.negated && group.kind === 'perfect')) return [];
  const rest = retell(tokens, group.next, end, view);
  const verb: Word = {
    text: presentOf(group, tokens, subject.you || subject.plural ? 'you' : 'one'),
    spaced: true,
    token: null,
  };
  const head = subject.you
    ? [{ text: 'you', spaced: true, token: null }]
    : retell(tokens, at, subject.to, view);
  const words = [...head, verb, ...rest];
  if (staleTense(words) || dangling(words)) return [];
  const text = textOf(words).replace(/[,;:.]+$/, '');
  if (leftOver(text) || !balanced(text) || text.length > 180 || rest.length === 0) return [];
  return [
    {
      text,
      about: subject.you ? 'you' : 'world',
      negated: group.negated,
      once: group.past && group.kind !== 'could' && group.kind !== 'copula',
      from: at,
      end,
      learned,
    },
  ];
}

/** "People do not fail because they bake badly; they fail because …": what is denied waits for what is true. */
function lessonEnd(tokens: Token[], from: number, negated: boolean, view: Perspective): number {
  const end = clauseEnd(tokens, from, view);
  const goesOn =
    negated &&
    /^[;,]$/.test(tokens[end]?.text ?? '') &&
    /^(?:it|they|you|but)$/.test(tokens[end + 1]?.lower ?? '');
  return goesOn ? clauseEnd(tokens, end + 1, view) : end;
}

const been = (tokens: Token[], group: VerbGroup): boolean =>
  /^(?:has|have|had|been)$/.test(tokens[group.head]?.lower ?? '') || tokens[group.head - 1]?.lower === 'been';

/** "The average number" is one number; "asking", "people", "a plan" are all there are. */
const particular = (tokens: Token[], at: number, subject: Subject): boolean =>
  !subject.you && /^(?:the|this|that|these|those|today|now)$/.test(tokens[at]!.lower);

interface Subject {
  to: number;
  you: boolean;
  plural: boolean;
}

function subjectAt(tokens: Token[], at: number, view: Perspective): Subject | null {
  const self = selfAt(tokens, at, view);
  if (self > 0) return { to: at + self, you: true, plural: false };
  const token = tokens[at];
  if (!token || token.quoted) return null;
  if (token.lower === 'you') return { to: at + 1, you: true, plural: false };
  if (/^(?:people|everybody|everyone|nobody|something|nothing|somebody|someone)$/.test(token.lower))
    return { to: at + 1, you: false, plural: token.lower === 'people' };
  if (verbForm(token.lower).form === 'gerund') return gerundSubject(tokens, at);
  const phrase = nounPhraseAt(tokens, at, tokens.length);
  if (!phrase || phrase.from !== at || /^(?:PROPN)$/.test(tokens[phrase.head]!.pos)) return null;
  const verb = tokens[phrase.to - 1]!;
  if (
    phrase.to - 1 > at &&
    verbForm(verb.lower).form === 'third' &&
    !/^(?:AUX|VERB)$/.test(tokens[phrase.to]?.pos ?? '')
  ) {
    return { to: phrase.to - 1, you: false, plural: false };
  }
  return { to: phrase.to, you: false, plural: plural(tokens[phrase.head]) };
}

/** "Asking for help is not weakness." */
function gerundSubject(tokens: Token[], at: number): Subject | null {
  for (let i = at + 1; i < Math.min(at + 8, tokens.length); i += 1) {
    if (/^(?:is|are|can|will|takes|makes|feels|helps|means)$/.test(tokens[i]!.lower))
      return { to: i, you: false, plural: false };
    if (/^(?:PUNCT|SCONJ)$/.test(tokens[i]!.pos)) return null;
  }
  return null;
}

/** A pronoun that points out of the lesson. */
function dangling(words: Word[]): boolean {
  return words.some((word, i) => {
    const lower = word.text.toLowerCase();
    if (/^(?:they|them|their|these|those|its)$/.test(lower) && word.token)
      return !words.slice(0, i).some((before) => plural(before.token ?? undefined));
    if (lower === 'it' && word.token)
      return (
        !words
          .slice(0, i)
          .some((before) => before.token?.pos === 'NOUN' || /^(?:what|takes)$/.test(before.text)) &&
        !/^(?:is|takes|helps|may)$/.test(words[i + 1]?.text ?? '')
      );
    if (/^(?:this|that)$/.test(lower) && word.token)
      return !words[i + 1]?.token || /^(?:PUNCT|ADP|CCONJ)$/.test(words[i + 1]!.token!.pos);
    return /^(?:there|here|ones)$/.test(lower) && !/^(?:is|are|will)$/.test(words[i + 1]?.text ?? '');
  });
}
