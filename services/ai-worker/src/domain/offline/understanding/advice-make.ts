import type { Token } from '../language/token.ts';
import type { Act } from './act.ts';
import { clauseEnd } from './clause-end.ts';
import type { Clause } from './clauses.ts';
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
