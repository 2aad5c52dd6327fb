import type { Token } from '../language/token.ts';
import { verbForm } from '../language/verbs.ts';
import type { Act } from './act.ts';
import type { Clause } from './clause.ts';
import { clauseEnd } from './clause-end.ts';
import type { Perspective } from './perspective.ts';
import { baseAt, type VerbGroup } from './verb-group.ts';

/** Something the story tells others to do: what a helper advised, what helped, what the teller would say today. */
export interface Advice {
  clause: Clause;
  act: Act;
  /** How plainly it is meant for the reader. */
  weight: number;
}

const NEVER_ADVICE =
  /^(?:come|thank|forget|picture|rewind|pull|grab|welcome|wait|guess|click|subscribe|seem|know|guess|mean|believe|suppose|imagine|see|say|hear|quit|die)$/;

/** Advice whose verb stands at `head`; "and to …" behind it makes one more. None when the verb is never advice. */
export function make(
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
  const more = nextInfinitive(tokens, head, whole);
  const end = Math.min(whole, more ?? whole, nextGerund(tokens, head, whole));
  const lead = { kind: 'none' as const, from: head, to: head };
  const clause: Clause = { tokens, lead, subject: -1, group, end, conjunct: 0, implied: true };
  const advice: Advice = { clause, act: { base, negated, from: head + 1, head, aim: 'done' }, weight };
  if (more === null) return [advice];
  return [advice, ...make(tokens, more + 2, baseAt(tokens, more + 2)!, false, weight, view)];
}

/** "(told me to open an account) and to put away ten dollars": where the "and" stands, or null. */
function nextInfinitive(tokens: Token[], head: number, end: number): number | null {
  for (let i = head + 1; i < end; i += 1) {
    const link = /^(?:and|or)$/.test(tokens[i]!.lower) && tokens[i + 1]?.lower === 'to';
    if (link && baseAt(tokens, i + 2) !== null) return i;
  }
  return null;
}

/** "(What worked was asking) and shutting up": where the next -ing begins, or the end. */
function nextGerund(tokens: Token[], head: number, end: number): number {
  const gerund = (i: number): boolean => verbForm(tokens[i]?.lower ?? '').form === 'gerund';
  for (let i = head + 1; i < end && gerund(head); i += 1) {
    if (tokens[i]!.lower === 'and' && gerund(i + 1)) return i;
  }
  return end;
}
