import type { Sentence, Token } from '../language/token.ts';
import { fromGerund, verbForm } from '../language/verbs.ts';
import { PARTNER, PEOPLE } from '../language/words.ts';
import { better, customs, regrets } from './advice-forms.ts';
import { type Advice, make } from './advice-make.ts';
import type { Clause } from './clause.ts';
import { clauseEnd } from './clause-end.ts';
import { splitConjuncts } from './conjuncts.ts';
import { imperatives } from './imperatives.ts';
import { type Perspective, selfAt } from './perspective.ts';
import { baseAt, readVerbGroup, type VerbGroup } from './verb-group.ts';

const TOLD = /^(?:tell|advise|teach|encourage|urge|remind|warn|recommend|show|help|beg|ask|invite)$/;

/** All the advice in a sentence, in order. Questions give none. */
export function adviceIn(sentence: Sentence, view: Perspective): Advice[] {
  const { tokens } = sentence;
  if (tokens[tokens.length - 1]?.text === '?') return [];
  const found = [
    ...told(tokens, view),
    ...should(tokens),
    ...helped(tokens, view),
    ...imperatives(tokens),
    ...better(tokens),
    ...customs(tokens, view),
    ...regrets(tokens, view),
  ];
  const seen = new Set<number>();
  return found.filter(({ act }) => !seen.has(act.head) && seen.add(act.head));
}

const isMe = (token: Token | undefined, view: Perspective): boolean =>
  !!token &&
  (view.person === 'first'
    ? /^(?:me|us)$/.test(token.lower)
    : token.lower === (view.pronoun === 'she' ? 'her' : 'him'));

/** "The nurse told me not to stop all at once." */
function told(tokens: Token[], view: Perspective): Advice[] {
  return tokens.flatMap((token, i) => {
    const { base } = verbForm(token.lower);
    if (token.quoted || token.pos !== 'VERB' || !TOLD.test(base) || !isMe(tokens[i + 1], view)) return [];
    const strange = base === 'ask' && !helper(tokens, i);
    let at = i + 2;
    if (tokens[at]?.lower === 'how') at += 1;
    const negated = tokens[at]?.lower === 'not';
    if (negated) at += 1;
    const to = tokens[at]?.lower === 'to';
    if (!to && base !== 'help') return [];
    const verb = baseAt(tokens, to ? at + 1 : at);
    if (strange && !/^(?:write|keep|list|count|record|note|name|draw|describe|track|make)$/.test(verb ?? ''))
      return [];
    return verb &&
      !/^(?:see|understand|realize|realise|give|go|leave|think|believe|hope|feel|know)$/.test(verb)
      ? make(tokens, to ? at + 1 : at, verb, negated, base === 'ask' ? 4 : 6, view)
      : [];
  });
}

/** Only what somebody asks who means to help is advice. */
const helper = (tokens: Token[], verb: number): boolean =>
  tokens
    .slice(Math.max(0, verb - 5), verb)
    .some(
      (token) =>
        (PEOPLE.test(token.lower) && !/^(?:child|kid|baby)/.test(token.lower)) || PARTNER.test(token.lower),
    );

/** "You must have one thing that is yours." */
function should(tokens: Token[]): Advice[] {
  return tokens.flatMap((token, i) => {
    if (
      token.lower !== 'you' ||
      token.quoted ||
      /^(?:if|when|what|that|because|than|as|which|while)$/.test(tokens[i - 1]?.lower ?? '')
    )
      return [];
    const group = readVerbGroup(tokens, i + 1);
    const need =
      group?.base === 'need' && tokens[group.next]?.lower === 'to' ? baseAt(tokens, group.next + 1) : null;
    if (group && need) return make(tokens, group.next + 1, need, group.negated, 7);
    return group?.kind === 'must' ? make(tokens, group.head, group.base, group.negated, 7) : [];
  });
}

/** "What helped was that I stopped watching." / "The first thing I did was to call." / "What I did was I took …" */
function helped(tokens: Token[], view: Perspective): Advice[] {
  return tokens.flatMap((token, i) => {
    const be = /^(?:was|is)$/.test(token.lower) || (token.lower === 'be' && tokens[i - 1]?.lower === 'would');
    if (
      !be ||
      token.quoted ||
      !(token.lower === 'be'
        ? /\b(?:thing|advice)\b/.test(
            tokens
              .slice(0, i)
              .map((t) => t.lower)
              .join(' '),
          )
        : announces(tokens, i))
    )
      return [];
    let at = i + 1;
    if (tokens[at]?.lower === 'that') at += tokens[at + 1]?.lower === 'of' ? 2 : 1;
    const self = selfAt(tokens, at, view);
    const group = self > 0 ? readVerbGroup(tokens, at + self) : null;
    if (group && !group.negated && group.kind === 'past') return thingsDone(tokens, group, view);
    if (tokens[at]?.lower === 'to') at += 1;
    const word = tokens[at];
    if (!word) return [];
    if (verbForm(word.lower).form === 'gerund' && word.pos !== 'NOUN')
      return make(tokens, at, fromGerund(word.lower), false, 7, view);
    const base = word.pos === 'VERB' ? baseAt(tokens, at) : null;
    return base ? make(tokens, at, base, false, 7, view) : [];
  });
}

/** "that I stopped watching and started typing": two pieces of advice. */
function thingsDone(tokens: Token[], group: VerbGroup, view: Perspective): Advice[] {
  const lead = { kind: 'none' as const, from: group.head, to: group.head };
  const end = clauseEnd(tokens, group.next, view);
  const whole: Clause = { tokens, lead, subject: -1, group, end, conjunct: 0, implied: true };
  return splitConjuncts(whole).map((clause) => ({
    clause,
    act: {
      base: clause.group.base,
      negated: false,
      from: clause.group.next,
      head: clause.group.head,
      aim: 'done',
    },
    weight: 7,
  }));
}

const PLAN =
  /^(?:the|my|our) (?:\w+ )?(?:plan|method|way|trick|secret|thing|key|answer|idea|remedy|cure|rule)\b/;

function announces(tokens: Token[], verb: number): boolean {
  if (
    verb > 2 &&
    PLAN.test(
      tokens
        .slice(0, 5)
        .map((token) => token.lower)
        .join(' '),
    ) &&
    /^(?:that|to|VERB)$/.test(tokens[verb + 1]?.pos === 'VERB' ? 'VERB' : (tokens[verb + 1]?.lower ?? ''))
  )
    return true;
  const before = tokens
    .slice(Math.max(0, verb - 9), verb)
    .map((token) => token.lower)
    .join(' ');
  if (/\bwhat (?:really |finally |also )?(?:helped|worked|saved|changed)\b/.test(before)) return true;
  if (/\bwhat (?:i|we|she|he) did(?: \w+)?$/.test(before)) return true;
  return (
    /\b(?:first|best|next|smartest|only|important|useful) (?:thing|step|decision|advice|move)\b/.test(
      before,
    ) || /\b(?:trick|secret|key|answer|rule|turning point|way out)(?: \w+){0,3}$/.test(before)
  );
}
