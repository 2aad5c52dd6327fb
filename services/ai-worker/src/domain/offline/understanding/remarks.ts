import type { Sentence, Token } from '../language/token.ts';
import { verbForm } from '../language/verbs.ts';
import { TIME_NOUN } from '../language/words.ts';
import { Antecedents } from './antecedents.ts';
import type { Remark } from './candidate.ts';
import { clauseEnd } from './clauses.ts';
import { mayOf, presentOf } from './finite.ts';
import { type Perspective, selfAt } from './perspective.ts';
import { nounPhraseAt, onceOnly, type Phrase } from './phrases.ts';
import { mixed, plural, retell, textOf, type Word } from './retell.ts';
import { naming } from './score.ts';
import { type Points, settle } from './settle.ts';
import { readVerbGroup, type VerbGroup } from './verb-group.ts';
import { balanced, capital, leftOver, staleTense } from './wording.ts';

const SKIP = /^(?:and|but|so|then|well|now|also|yet|still|because|again|too|even|though)$/;
const NOBODY = new Antecedents();

/** What a sentence says that can be told as something that may happen to the learner too: "It may take three months." */
export function remarksOf(sentence: Sentence, view: Perspective): Remark[] {
  const { tokens } = sentence;
  if (mixed(tokens, 0, tokens.length)) return [];
  if (tokens.length < 4 || tokens.length > 70 || tokens[tokens.length - 1]?.text === '?') return [];
  const habit = habitOf(sentence, view);
  if (habit) return [habit];
  const found: Remark[] = [];
  let from = 0;
  for (let clause = 0; clause < 4 && from < tokens.length; clause += 1) {
    const at = start(tokens, from);
    const { remark, end } = remarkAt(tokens, at, view);
    if (remark) found.push(remark);
    from = Math.max(end, at) + 1;
  }
  return found;
}

/** "If I wanted to buy something I had to wait": what comes again is told whole, in the present. */
function habitOf({ tokens, start: from, end }: Sentence, view: Perspective): Remark | null {
  const at = start(tokens, 0);
  if (wishful(tokens, at)) return null;
  if (tokens.some((token, i) => token.lower === 'would' && tokens[i + 1]?.lower === 'have')) return null;
  const body = tokens.slice(at);
  if (
    !body.some((token) => /^(?:if|whenever|when|once|until)$/.test(token.lower)) ||
    body.some((token) => token.quoted)
  )
    return null;
  if (!/^(?:if|whenever|when|once|by|the|every|you|it)$/.test(tokens[at]?.lower ?? '') || tokens.length > 34)
    return null;
  let stop = tokens.length;
  while (stop > at && /^[.!?]$/.test(tokens[stop - 1]!.text)) stop -= 1;
  const settled = settle(retell(tokens, at, stop, view), '', NOBODY, { lenient: true });
  if (!settled || staleTense(settled.words) || unshifted(settled.words)) return null;
  const text = textOf(settled.words);
  if (leftOver(text) || !balanced(text) || text.length > 150 || !/\byou\b/.test(text)) return null;
  return { kind: 'may', text: `${capital(text)}.`, start: from, end, points: settled.points };
}

/** "If I could tell my younger self one thing" is no habit. */
const wishful = (tokens: Token[], at: number): boolean =>
  /^if (?:i|we) (?:could|had|were)\b/.test(
    tokens
      .slice(at, at + 4)
      .map((token) => token.lower)
      .join(' '),
  );

/** Some verb is still in the past. */
const unshifted = (words: Word[]): boolean =>
  words.some(
    ({ token, text }, i) =>
      token !== null &&
      /^(?:VERB|AUX)$/.test(token.pos) &&
      text.toLowerCase() === token.lower &&
      verbForm(token.lower).form === 'past' &&
      verbForm(token.lower).base !== token.lower &&
      !/^(?:are|is|be|have|has|been|get|gets)$/.test(words[i - 1]?.text ?? ''),
  );

function remarkAt(tokens: Token[], at: number, view: Perspective): { remark: Remark | null; end: number } {
  const subject = subjectAt(tokens, at, view);
  const group = subject && readVerbGroup(tokens, subject.to);
  if (!subject || !group) return { remark: null, end: clauseEnd(tokens, at, view) };
  const end = clauseEnd(tokens, group.next, view);
  return {
    remark: tellable(group, subject, tokens) ? remarkFrom(tokens, subject, group, end, view) : null,
    end,
  };
}

function remarkFrom(
  tokens: Token[],
  subject: Subject,
  group: VerbGroup,
  end: number,
  view: Perspective,
): Remark | null {
  const dropped = onceOnly(tokens, group.next, end);
  const rest = retell(tokens, group.next, end, view).filter(
    (word) => !dropped.has(tokens.indexOf(word.token!)),
  );
  const settled = settle(rest, '', NOBODY, { before: subject.words, lenient: true });
  if (!settled || staleTense(settled.words) || settled.words.length === 0) return null;
  const may = group.past || (subject.you && !subject.generic);
  const verb = may ? mayOf(group, tokens) : presentOf(group, tokens, subject.many ? 'you' : 'one');
  const ours: Word = { text: verb, spaced: true, token: null };
  const text = textOf([...subject.words, ours, ...simplified(settled.words)]).replace(/[,;:.—]+$/, '');
  if (
    leftOver(text) ||
    !balanced(text) ||
    text.length > 170 ||
    text.length < 12 ||
    naming(settled.words) ||
    / years old/.test(text)
  )
    return null;
  if (subject.points && settled.points && subject.points !== settled.points) return null;
  const place = { start: tokens[subject.at]!.start, end: tokens[end - 1]!.end };
  return { kind: 'may', text: `${capital(text)}.`, ...place, points: subject.points ?? settled.points };
}

function start(tokens: Token[], from: number): number {
  let at = from;
  while (at < from + 4 && (SKIP.test(tokens[at]?.lower ?? '') || /^[,;:—]$/.test(tokens[at]?.text ?? '')))
    at += 1;
  return at;
}

interface Subject {
  at: number;
  words: Word[];
  to: number;
  you: boolean;
  /** The teller said "you" and meant anybody. */
  generic?: boolean;
  many: boolean;
  points: Points;
}

const word = (text: string, token: Token | null = null): Word => ({ text, spaced: true, token });

function subjectAt(tokens: Token[], at: number, view: Perspective): Subject | null {
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

/** "It took", "it helped", "that was the hardest part": what is said of the act itself. */
function tellsOfIt(group: VerbGroup, tokens: Token[]): boolean {
  if (group.kind === 'copula') {
    const rest = tokens.slice(group.next, group.next + 4);
    return (
      rest[0]?.pos === 'ADJ' ||
      (rest[0]?.pos === 'ADV' && rest[1]?.pos === 'ADJ') ||
      rest.some((token) => /^(?:hardest|worst|best|easiest|scariest|longest)$/.test(token.lower))
    );
  }
  return (
    group.kind !== 'progressive' &&
    /^(?:take|help|hurt|change|work|feel|sound|cost|become|save|keep|grow|give|seem)$/.test(group.base)
  );
}

/** What one does not do but feels, or what happens to one. */
const BEFALLS =
  /^(?:feel|think|want|need|forget|miss|cry|laugh|fear|doubt|hate|love|like|wish|hope|believe|expect|remember|struggle|panic|worry|shake|tremble|lose|fail|fall|suffer|regret|hear|notice|sweat|relapse|wonder|dread|sleep)$/;

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

/** Of the learner only what befalls them is told; what they do is a step, not a remark. */
function tellable(group: VerbGroup, subject: Subject, tokens: Token[]): boolean {
  if (group.kind === 'regret' || group.kind === 'used-to' || group.kind === 'future') return false;
  if (/^(?:it|that|this)$/.test(tokens[subject.at]!.lower)) return tellsOfIt(group, tokens);
  if (subject.you) {
    if (!group.past) return subject.generic === true && verbForm(group.base).form === 'base';
    if (/^(?:AUX)$/.test(tokens[group.next]?.pos ?? '')) return false;
    if (group.kind === 'progressive' || group.kind === 'perfect') return false;
    if (group.base === 'think' && tokens[group.next]?.lower === 'okay') return false;
    if (group.kind === 'copula')
      return (
        tokens[group.next]?.pos !== 'NUM' &&
        tokens[group.next]?.pos !== 'DET' &&
        !/^(?:in|at|on|from)$/.test(tokens[group.next]?.lower ?? '')
      );
    return (
      (group.kind === 'could' && group.negated) ||
      group.kind === 'passive' ||
      group.kind === 'must' ||
      BEFALLS.test(group.base)
    );
  }
  if (group.kind === 'progressive' && group.past) return false;
  if (
    group.kind === 'copula' &&
    subject.points === null &&
    tokens[subject.at]?.lower !== 'there' &&
    /^(?:ADP|NUM)$/.test(tokens[group.next]?.pos ?? '')
  )
    return false;
  return group.past || group.kind === 'present' || group.kind === 'copula';
}

/** "so ashamed" is said of one day; of any day it is "ashamed". */
function simplified(words: Word[]): Word[] {
  const first = words[0]?.text.toLowerCase() ?? '';
  const follows = words[1]?.token?.pos === 'ADJ' && !words.some((w) => /^(?:that|as)$/.test(w.text));
  return /^(?:so|very)$/.test(first) && follows ? words.slice(1) : words;
}
