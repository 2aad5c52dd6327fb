import type { Sentence } from '../language/token.ts';
import { type Act, actOf, isDoable, isHarm } from './act.ts';
import { adviceIn } from './advice.ts';
import { besides } from './advice-forms.ts';
import type { Antecedents } from './antecedents.ts';
import type { Candidate, Detail } from './candidate.ts';
import type { Clause } from './clause.ts';
import { selfClauses } from './clauses.ts';
import { framesOf } from './frames.ts';
import { instruct } from './imperative.ts';
import { candidate } from './make-candidate.ts';
import type { Perspective } from './perspective.ts';
import { worthOf } from './score.ts';

/** Everything that is known while sentences are read one after the other. */
export interface Reader {
  view: Perspective;
  antecedents: Antecedents;
  /** This block may leave the subject out. */
  dropped: boolean;
}

export function adviceCandidates(sentence: Sentence, { view, antecedents }: Reader): Candidate[] {
  return adviceIn(sentence, view).flatMap(({ clause, act, weight }) => {
    const instruction = instruct(clause, act, view, antecedents);
    if (!instruction || instruction.risk > 1) return [];
    const worth = weight / 2 + 1 + worthOf({ base: act.base, ...instruction }, null);
    return [candidate('advice', clause, act.head, act.base, instruction, worth)];
  });
}

/** What was done beside, or in order to do, something else: "making short hints", "By comparing my work". */
export function besideCandidates(sentence: Sentence, { view, antecedents }: Reader): Candidate[] {
  return besides(sentence, view).flatMap(({ clause, act }) => {
    if (!isDoable(act, clause.tokens, clause.end) || isHarm(act.base, clause.tokens, act.from, clause.end))
      return [];
    const instruction = instruct(clause, act, view, antecedents);
    if (!instruction || instruction.risk > 1) return [];
    const found = candidate(
      'act',
      clause,
      act.head,
      act.base,
      instruction,
      1.2 + worthOf({ base: act.base, ...instruction }, null),
    );
    return [{ ...found, start: found.head }];
  });
}

/** What the protagonist did, felt and failed at in a sentence, with the acts worded to follow one another. */
export function clauseCandidates(
  sentence: Sentence,
  reader: Reader,
): { candidates: Candidate[]; details: Detail[] } {
  const { view, antecedents } = reader;
  const details: Detail[] = [];
  const candidates = selfClauses(sentence, view, reader.dropped).flatMap((clause) => {
    const act = actOf(clause);
    if (clause.lead.kind === 'subordinate' && clause.conjunct === 0)
      antecedents.add(clause.tokens, clause.lead.from, clause.lead.to, '', view);
    const found = act ? actCandidates(clause, act, reader) : [];
    details.push(...detailOf(clause, act ?? refused(clause), reader));
    const frames = framesOf(clause, view, antecedents).map(({ kind, phase, verb, instruction, worth }) => ({
      ...candidate(
        kind,
        clause,
        clause.group.head,
        verb,
        instruction,
        worth + worthOf({ base: verb, ...instruction }, null) / 3,
      ),
      phase,
    }));
    antecedents.add(
      clause.tokens,
      act?.from ?? clause.group.next,
      clause.end,
      act?.base ?? clause.group.base,
      view,
    );
    return [...found, ...frames];
  });
  return { candidates, details };
}

function actCandidates(clause: Clause, act: Act, { view, antecedents }: Reader): Candidate[] {
  const { tokens } = clause;
  if (!isDoable(act, tokens, clause.end)) return [];
  if (!act.negated && isHarm(act.base, tokens, act.from, clause.end)) return [];
  const instruction = instruct(clause, act, view, antecedents);
  if (!instruction) return [];
  const worth =
    2.2 +
    worthOf({ base: act.base, ...instruction }, clause.group) -
    (act.aim === 'wanted' ? 1.5 : 0) -
    (act.negated ? 0.7 : 0);
  const found = candidate(
    act.aim === 'wanted' ? 'hope' : 'act',
    clause,
    act.head,
    act.base,
    instruction,
    worth,
  );
  return [clause.group.kind === 'used-to' ? { ...found, phase: 'after' } : found];
}

/** "We never skipped that": what was not done, as something not to do. */
function refused({ group }: Clause): Act | null {
  const plain =
    group.negated &&
    group.kind === 'past' &&
    !/^(?:do|tell|ask|answer|open|call|speak|eat|sleep|leave|talk|get|want|try|stop|help|work|have)$/.test(
      group.base,
    );
  return plain ? { base: group.base, negated: true, from: group.next, head: group.head, aim: 'done' } : null;
}

/** The act in words that may lean on the sentence before. */
function detailOf(clause: Clause, act: Act | null, { view, antecedents }: Reader): Detail[] {
  const { tokens } = clause;
  if (
    !act ||
    !isDoable(act, tokens, clause.end) ||
    act.aim === 'wanted' ||
    isHarm(act.base, tokens, act.from, clause.end)
  )
    return [];
  if (/^(?:could|future|used-to)$/.test(clause.group.kind)) return [];
  const instruction = instruct(clause, act, view, antecedents, true);
  if (!instruction || worthOf({ base: act.base, ...instruction }, clause.group) < -0.5) return [];
  const text = instruction.full && instruction.full.length <= 150 ? instruction.full : instruction.title;
  return [
    { text, start: tokens[act.head]!.start, end: tokens[clause.end - 1]!.end, points: instruction.points },
  ];
}
