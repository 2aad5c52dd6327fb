import type { Sentence, Token } from '../language/token.ts';
import { verbForm } from '../language/verbs.ts';
import type { Remark } from './candidate.ts';
import { clauseEnd } from './clause-end.ts';
import { mayOf, presentOf } from './finite.ts';
import { habitOf, remarkStart } from './habits.ts';
import { onceOnly } from './once-only.ts';
import type { Perspective } from './perspective.ts';
import { NOBODY, type Subject, subjectAt } from './remark-subject.ts';
import { mixed, retell, textOf, type Word } from './retell.ts';
import { naming } from './score.ts';
import { settle } from './settle.ts';
import { readVerbGroup, type VerbGroup } from './verb-group.ts';
import { balanced, capital, leftOver, staleTense } from './wording.ts';

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
    const at = remarkStart(tokens, from);
    const { remark, end } = remarkAt(tokens, at, view);
    if (remark) found.push(remark);
    from = Math.max(end, at) + 1;
  }
  return found;
}

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
    runsOn(settled.words) ||
    / years old/.test(text)
  )
    return null;
  if (subject.points && settled.points && subject.points !== settled.points) return null;
  const place = { start: tokens[subject.at]!.start, end: tokens[end - 1]!.end };
  return { kind: 'may', text: `${capital(text)}.`, ...place, points: subject.points ?? settled.points };
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

/** Speech without a full stop: "you are dying you call". */
const runsOn = (words: Word[]): boolean =>
  words.some(
    ({ text }, i) => text === 'you' && words[i - 1]?.token?.pos === 'VERB' && /ing$/.test(words[i - 1]!.text),
  );

/** "so ashamed" is said of one day; of any day it is "ashamed". */
function simplified(words: Word[]): Word[] {
  const first = words[0]?.text.toLowerCase() ?? '';
  const follows = words[1]?.token?.pos === 'ADJ' && !words.some((w) => /^(?:that|as)$/.test(w.text));
  return /^(?:so|very)$/.test(first) && follows ? words.slice(1) : words;
}
