import type { Sentence, Token } from '../language/token.ts';
import { verbForm } from '../language/verbs.ts';
import { SUBJECT_PRONOUN, TIME_NOUN } from '../language/words.ts';
import type { Clause } from './clause.ts';
import { CONNECTIVE, clauseEnd } from './clause-end.ts';
import { findLead } from './clause-leads.ts';
import { splitConjuncts } from './conjuncts.ts';
import { type Perspective, selfAt } from './perspective.ts';
import { readVerbGroup } from './verb-group.ts';

/** All main clauses of a sentence whose subject is the protagonist, in order. */
export function selfClauses(sentence: Sentence, view: Perspective, dropped: boolean): Clause[] {
  const { tokens } = sentence;
  const clauses: Clause[] = [];
  let from = 0;
  if (dropped) {
    const implied = impliedClause(tokens);
    if (implied) {
      clauses.push(...splitConjuncts(implied));
      from = implied.end;
    }
  }
  for (let p = from; p < tokens.length; p += 1) {
    const size = selfAt(tokens, p, view);
    if (size === 0) continue;
    const lead = findLead(tokens, from, p, view);
    const group = lead && readVerbGroup(tokens, p + size);
    if (!lead || !group) continue;
    const clause: Clause = {
      tokens,
      lead,
      subject: p,
      group,
      end: clauseEnd(tokens, group.next, view),
      conjunct: 0,
      implied: false,
    };
    if (isThought(clauses[clauses.length - 1], clause)) continue;
    clauses.push(...splitConjuncts(clause));
    from = clause.end;
    p = Math.max(p, clause.end - 1);
  }
  return clauses;
}

/** "I thought, I've thrown away my whole life": what was thought was not done. */
function isThought(before: Clause | undefined, { tokens, lead, group }: Clause): boolean {
  if (
    !before ||
    !/^(?:think|say|wonder|ask|know|believe|tell)$/.test(before.group.base) ||
    group.kind === 'must'
  )
    return false;
  return (
    before.end === before.group.next &&
    /^[,:]$/.test(tokens[before.end]?.text ?? '') &&
    lead.from <= before.end + 2
  );
}

/** "Called the clinic." / "Next day rode two stops." */
function impliedClause(tokens: Token[]): Clause | null {
  let at = 0;
  while (
    at < 5 &&
    tokens[at] &&
    (CONNECTIVE.test(tokens[at]!.lower) ||
      /^(?:ADV|ADJ|DET|NUM)$/.test(tokens[at]!.pos) ||
      TIME_NOUN.test(tokens[at]!.lower) ||
      tokens[at]!.text === ',')
  )
    at += 1;
  const token = tokens[at];
  if (!token || token.quoted || token.pos !== 'VERB' || verbForm(token.lower).form !== 'past') return null;
  const group = readVerbGroup(tokens, at);
  if (!group || group.head !== at || SUBJECT_PRONOUN.test(tokens[at + 1]?.lower ?? '')) return null;
  const end = clauseEnd(tokens, group.next, null);
  return {
    tokens,
    lead: { kind: 'none', from: 0, to: 0 },
    subject: -1,
    group,
    end,
    conjunct: 0,
    implied: true,
  };
}
