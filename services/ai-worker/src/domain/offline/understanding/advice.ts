import type { Sentence, Token } from '../language/token.ts';
import { fromGerund, verbForm } from '../language/verbs.ts';
import { PARTNER, PEOPLE } from '../language/words.ts';
import type { Act } from './act.ts';
import { type Clause, clauseEnd, splitConjuncts } from './clauses.ts';
import { type Perspective, selfAt } from './perspective.ts';
import { baseAt, readVerbGroup, type VerbGroup } from './verb-group.ts';

/** Something the story tells others to do: what a helper advised, what helped, what the teller would say today. */
export interface Advice {
  clause: Clause;
  act: Act;
  /** How plainly it is meant for the reader. */
  weight: number;
}

const TOLD = /^(?:tell|advise|teach|encourage|urge|remind|warn|recommend|show|help|beg|ask|invite)$/;
const NEVER_ADVICE =
  /^(?:come|thank|forget|picture|rewind|pull|grab|welcome|wait|guess|click|subscribe|seem|know|guess|mean|believe|suppose|imagine|see|say|hear|quit|die|tell_)$/;

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

function make(
  tokens: Token[],
  head: number,
  base: string,
  negated: boolean,
  weight: number,
  view: Perspective | null = null,
): Advice[] {
  if (
    NEVER_ADVICE.test(base) ||
    (base === 'be' && !/^(?:ADV|ADJ|VERB|PART|ADP)$/.test(tokens[head + 1]?.pos ?? ''))
  )
    return [];
  const group: VerbGroup = { kind: 'present', negated, past: false, base, head, next: head + 1, adverbs: [] };
  const whole = clauseEnd(tokens, head + 1, view);
  const more = tokens.findIndex(
    (token, i) =>
      i > head &&
      i < whole &&
      /^(?:and|or)$/.test(token.lower) &&
      tokens[i + 1]?.lower === 'to' &&
      baseAt(tokens, i + 2) !== null,
  );
  const end = more === -1 ? whole : more;
  const clause: Clause = {
    tokens,
    lead: { kind: 'none', from: head, to: head },
    subject: -1,
    group,
    end,
    conjunct: 0,
    implied: true,
  };
  const advice: Advice = { clause, act: { base, negated, from: head + 1, head, aim: 'done' }, weight };
  return more === -1
    ? [advice]
    : [advice, ...make(tokens, more + 2, baseAt(tokens, more + 2)!, false, weight, view)];
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

const STARTER = /^(?:and|so|but|then|please|just|also|first|second|third|finally|instead|now|or)$/;

/** "Ask early. Ask for small things." and "do not start from zero" behind a colon. */
function imperatives(tokens: Token[]): Advice[] {
  const starts = [
    0,
    ...tokens.flatMap((token, i) => (!token.quoted && /^[;:—]$/.test(token.text) ? [i + 1] : [])),
  ];
  const found = starts.flatMap((start) => imperativeAt(tokens, start));
  const lists = found.flatMap(({ clause }) => commaImperatives(tokens, clause));
  return [...found, ...lists];
}

function imperativeAt(tokens: Token[], start: number): Advice[] {
  let at = start;
  let negated = false;
  while (
    at < start + 3 &&
    (STARTER.test(tokens[at]?.lower ?? '') || tokens[at]?.text === ',' || tokens[at]?.text === '"')
  )
    at += 1;
  if (/^(?:do|does)$/.test(tokens[at]?.lower ?? '') && /^(?:not|n't)$/.test(tokens[at + 1]?.lower ?? '')) {
    negated = true;
    at += 2;
  } else if (tokens[at]?.lower === 'never') {
    negated = true;
    at += 1;
  }
  const always = tokens[at]?.lower === 'always';
  if (always) at += 1;
  const token = tokens[at];
  if (!token || token.quoted || !/^(?:VERB|AUX)$/.test(token.pos) || verbForm(token.lower).form === 'past')
    return [];
  const base = baseAt(tokens, at);
  const next = tokens[at + 1];
  if (
    !base ||
    !next ||
    /^(?:AUX|PUNCT|CCONJ)$/.test(next.pos) ||
    /^(?:i|we|he|she|they|you)$/.test(next.lower)
  )
    return [];
  if (next.pos === 'VERB' && verbForm(next.lower).form === 'past') return [];
  if (token.pos === 'AUX' && !/^(?:be|have|do)$/.test(base)) return [];
  const promised = tokens
    .slice(0, start)
    .some((before) =>
      /^(?:advice|say|said|tell|told|rules?|lesson|simple|remember|assignment|thing)$/.test(before.lower),
    );
  if (
    tokens[start - 1]?.text === ':' &&
    !negated &&
    !promised &&
    !/^(?:DET|PRON|ADP|ADV|PART|NUM)$/.test(next.pos)
  )
    return [];
  return make(tokens, at, base, negated, 8).map((advice) => ({ ...advice, act: { ...advice.act, always } }));
}

/** "…, start from what you know": one more instruction behind a comma. */
function commaImperatives(tokens: Token[], clause: Clause): Advice[] {
  for (let i = clause.group.next; i < clause.end; i += 1) {
    if (tokens[i]!.text !== ',' || tokens[i]!.quoted) continue;
    const next = imperativeAt(tokens, i + 1);
    if (next.length === 0 || tokens[i + 1]?.pos !== 'VERB') continue;
    clause.end = i;
    return next;
  }
  return [];
}

/** "It helped to walk." / "I judged it would be well not to …, but to fix it on one at a time." */
function better(tokens: Token[]): Advice[] {
  return tokens.flatMap((token, i) => {
    if (token.lower !== 'to' || token.quoted) return [];
    const before = tokens
      .slice(Math.max(0, i - 6), i)
      .map((t) => t.lower)
      .join(' ');
    const good =
      /\bit (?:\w+ )?(?:helped|helps)(?: me| us)?$/.test(before) ||
      /\bit(?:'s| is| was| would be| to be)? (?:\w+ )?(?:better|best|well|wise|wiser|useful|important|necessary|worth)(?: for \w+)?( not)?$/.test(
        before,
      );
    if (!good) return [];
    const base = baseAt(tokens, i + 1);
    return base ? make(tokens, i + 1, base, / not$/.test(before), 6) : [];
  });
}

const CUSTOM = /^(?:practice|habit|custom|rule|plan|routine|method|way|aim)$/;

/** "It was my practice to be at my table …, and to require from myself …" */
function customs(tokens: Token[], view: Perspective): Advice[] {
  const owner = view.person === 'first' ? /^(?:my|our)$/ : /^(?:his|her)$/;
  const noun = tokens.findIndex(
    (token, i) => CUSTOM.test(token.lower) && owner.test(tokens[i - 1]?.lower ?? '') && !token.quoted,
  );
  if (
    noun === -1 ||
    !tokens
      .slice(Math.max(0, noun - 7), noun + 3)
      .some((token) => /^(?:was|is|been|become|became)$/.test(token.lower))
  )
    return [];
  const found: Advice[] = [];
  for (let i = noun + 1; i < Math.min(tokens.length, noun + 45); i += 1) {
    const opens = tokens[i]!.lower === 'to' && (found.length === 0 || tokens[i - 1]!.lower === 'and');
    const base = opens ? baseAt(tokens, i + 1) : null;
    if (base) found.push(...make(tokens, i + 1, base, tokens[i - 1]!.lower === 'not', 6, view));
  }
  return found;
}

/** "I should have saved a little first." / "If I did it again I would have sold the car first." */
function regrets(tokens: Token[], view: Perspective): Advice[] {
  return tokens.flatMap((_, i) => {
    const self = selfAt(tokens, i, view);
    const group = self > 0 ? readVerbGroup(tokens, i + self) : null;
    if (
      group?.kind !== 'regret' ||
      group.negated ||
      /^(?:thought|think|which|that|if|as|than)$/.test(tokens[i - 1]?.lower ?? '')
    )
      return [];
    const again = tokens
      .slice(0, i)
      .map((t) => t.lower)
      .join(' ');
    const meant = tokens[i + self]?.lower === 'should' || /\b(?:again|over|back|today|knew)\b/.test(again);
    return meant ? make(tokens, group.head, group.base, false, 6, view) : [];
  });
}

/** Acts told in -ing, of the one who acts in the sentence: "…, making short hints of each", "By comparing my work …, I". */
export function besides(sentence: Sentence, view: Perspective): Advice[] {
  const { tokens } = sentence;
  if (tokens[tokens.length - 1]?.text === '?' || !tokens.some((_, i) => selfAt(tokens, i, view) > 0))
    return [];
  return tokens.flatMap((token, i) => {
    const before = tokens[i - 1];
    const opens =
      before?.text === ',' ||
      before?.lower === 'by' ||
      (before?.lower === 'and' && tokens[i - 2]?.text === ',');
    if (!opens || token.quoted || token.pos !== 'VERB' || verbForm(token.lower).form !== 'gerund') return [];
    if (!/^(?:DET|PRON|NOUN|ADJ|NUM)$/.test(tokens[i + 1]?.pos ?? '') || ownedByOther(tokens, i, view))
      return [];
    return make(tokens, i, fromGerund(token.lower), false, 3, view);
  });
}

/** The nearest subject before the -ing word is somebody else. */
function ownedByOther(tokens: Token[], at: number, view: Perspective): boolean {
  for (let i = at - 1; i >= 0; i -= 1) {
    if (selfAt(tokens, i, view) > 0) return false;
    if (/^(?:he|she|they|it|which|who)$/.test(tokens[i]!.lower)) return true;
  }
  return tokens[at - 1]?.lower !== 'by' || !tokens.slice(at).some((_, k) => selfAt(tokens, at + k, view) > 0);
}
