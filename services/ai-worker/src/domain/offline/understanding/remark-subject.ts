import type { Token } from '../language/token.ts';
import { verbForm } from '../language/verbs.ts';
import { TIME_NOUN } from '../language/words.ts';
import { Antecedents } from './antecedents.ts';
import { type Perspective, selfAt } from './perspective.ts';
import { nounPhraseAt, type Phrase } from './phrases.ts';
import { plural, retell, type Word } from './retell.ts';
import { type Points, settle } from './settle.ts';

/** Who or what a remark is about. */
export interface Subject {
  at: number;
  words: Word[];
  to: number;
  you: boolean;
  /** The teller said "you" and meant anybody. */
  generic?: boolean;
  many: boolean;
  points: Points;
}

/** Nobody was named before. */
export const NOBODY = new Antecedents();

const word = (text: string, token: Token | null = null): Word => ({ text, spaced: true, token });

/** The subject that stands at an index, told to the learner; null when it cannot be told. */
export function subjectAt(tokens: Token[], at: number, view: Perspective): Subject | null {
  const self = selfAt(tokens, at, view);
  if (self > 0) return { at, words: [word('you')], to: at + self, you: true, many: true, points: null };
  const token = tokens[at];
  if (!token || token.quoted) return null;
  if (token.lower === 'you')
    return { at, words: [word('you')], to: at + 1, you: true, generic: true, many: true, points: null };
  if (/^(?:it|that|this)$/.test(token.lower) && /^(?:VERB|AUX|ADV)$/.test(tokens[at + 1]?.pos ?? ''))
    return { at, words: [word(token.lower)], to: at + 1, you: false, many: false, points: 'one' };
  const share = partOf(tokens, at);
  if (share) return share;
  if (token.lower === 'there')
    return { at, words: [word('there')], to: at + 1, you: false, many: false, points: null };
  if (/^(?:some|many|most|others|people|nobody|everybody|everyone|more)$/.test(token.lower))
    return { at, words: [word(token.lower)], to: at + 1, you: false, many: true, points: null };
  if (verbForm(token.lower).form === 'gerund') return null;
  const phrase = nounPhraseAt(tokens, at, tokens.length);
  if (
    !phrase ||
    joined(tokens, at) ||
    tokens[phrase.head]!.pos === 'PROPN' ||
    NOT_TOLD.test(tokens[phrase.head]!.lower) ||
    TIME_NOUN.test(tokens[phrase.head]!.lower) ||
    !definiteSubject(tokens, at, phrase)
  )
    return null;
  const settled = settle(retell(tokens, at, phrase.to, view), '', NOBODY, { lenient: true });
  return settled
    ? {
        at,
        words: settled.words,
        to: phrase.to,
        you: false,
        many: plural(tokens[phrase.head]),
        points: settled.points,
      }
    : null;
}

/** "half of them", "two of them" */
function partOf(tokens: Token[], at: number): Subject | null {
  const [token, of, them] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
  const share = token.pos === 'NUM' || /^(?:half|some|most|many|all|none|one|several|few)$/.test(token.lower);
  if (!share || of?.lower !== 'of' || them?.lower !== 'them') return null;
  return {
    at,
    words: [word(token.lower), word('of'), word('them')],
    to: at + 3,
    you: false,
    many: true,
    points: 'many',
  };
}

/** Behind a bare "and" a noun may belong to the one before it. */
const joined = (tokens: Token[], at: number): boolean =>
  /^(?:and|or)$/.test(tokens[at - 1]?.lower ?? '') && at > 1 && tokens[at - 2]?.text !== ',';

const NOT_TOLD =
  /^(?:thing|things|way|one|advice|name|story|point|question|answer|age|birthday|job|mother|father)$/;

/** A bare singular noun before a verb in -ed may be no subject at all. */
function definiteSubject(tokens: Token[], at: number, phrase: Phrase): boolean {
  if (/^(?:DET|PRON|NUM)$/.test(tokens[at]!.pos) || phrase.plural) return true;
  return !/ed$/.test(tokens[phrase.to]?.lower ?? 'ed');
}
