import type { Candidate, Moment } from '../understanding/candidate.ts';
import { isStrong } from '../understanding/score.ts';
import type { Segment } from './segments.ts';

/** A candidate that is in the draft, with the moment it was found in. */
export interface Chosen {
  candidate: Candidate;
  moment: number;
}

export const FEWEST_STEPS = 3;
export const MOST_STEPS = 5;
/** Good enough to be a step without need. */
export const GOOD = 2.4;
const USABLE = 0.5;
const VERY_GOOD = 4.6;

/** The candidates that fit the part of the story they stand in, best first in each moment. */
export function eligible(moments: readonly Moment[], turn: number): Candidate[][] {
  return moments.map((moment, i) =>
    moment.candidates
      .filter((candidate) => candidate.phase === 'any' || candidate.phase === (i < turn ? 'before' : 'after'))
      .map((candidate) =>
        candidate.kind === 'act'
          ? {
              ...candidate,
              score: candidate.score - gloom(moments, i, turn) * (isStrong(candidate.verb) ? 1 : 1.6),
            }
          : candidate,
      )
      .filter((candidate) => candidate.score >= (i < turn && candidate.kind === 'act' ? 2 : USABLE))
      .sort((a, b) => b.score - a.score || a.start - b.start),
  );
}

/** What was done in the time of trouble, or in the middle of a setback, is rarely what helped. */
function gloom(moments: readonly Moment[], i: number, turn: number): number {
  const around = [moments[i - 1], moments[i], moments[i + 1]].filter(
    (moment) => moment !== undefined && moment.block === moments[i]!.block,
  );
  const mood = around.reduce((sum, moment) => sum + Math.min(1, moment!.mood), 0) / around.length;
  return (i < turn ? 2.2 : 0) + Math.max(0, -mood) * 0.8;
}

/** Chooses the steps of all stages; what one stage has said no other says again. */
export function chooseSteps(pool: readonly Candidate[][], segments: readonly Segment[]): Chosen[][] {
  const taken: Chosen[] = [];
  const stages = segments.map((segment) => {
    const chosen: Chosen[] = [];
    const all: Chosen[] = [];
    for (let i = segment.from; i < segment.to; i += 1)
      for (const candidate of pool[i]!) all.push({ candidate, moment: i });
    all.sort((a, b) => b.candidate.score - a.candidate.score || a.candidate.start - b.candidate.start);
    for (const pass of PASSES) {
      for (const one of all) {
        const enough = chosen.length >= (one.candidate.score >= VERY_GOOD ? MOST_STEPS : pass.upTo);
        if (enough || one.candidate.score < pass.least || chosen.includes(one)) continue;
        if (pass.onePerMoment && chosen.some((other) => other.moment === one.moment)) continue;
        if (clashes(one, chosen, taken, pass.strict)) continue;
        chosen.push(one);
        taken.push(one);
      }
    }
    return chosen;
  });
  return stages.map((chosen) =>
    chosen.sort((a, b) => a.moment - b.moment || a.candidate.head - b.candidate.head),
  );
}

interface Pass {
  least: number;
  upTo: number;
  onePerMoment: boolean;
  strict: boolean;
}

/** First the best from different sentences, then more from the same ones, then what is left, until there is enough. */
const PASSES: Pass[] = [
  { least: GOOD, upTo: 4, onePerMoment: true, strict: true },
  { least: GOOD, upTo: 4, onePerMoment: false, strict: true },
  { least: USABLE, upTo: FEWEST_STEPS, onePerMoment: false, strict: true },
  { least: USABLE, upTo: FEWEST_STEPS, onePerMoment: false, strict: false },
];

const FRAMED = /^(?:notice|expect|prepare|lesson|truth|hope)$/;

function clashes(one: Chosen, stage: readonly Chosen[], draft: readonly Chosen[], strict: boolean): boolean {
  const { candidate } = one;
  const same = (other: Chosen): boolean =>
    overlap(candidate, other.candidate) ||
    alike(candidate, other.candidate) > (strict ? 0.5 : 0.75) ||
    candidate.title.toLowerCase() === other.candidate.title.toLowerCase();
  if (draft.some(same)) return true;
  if (!FRAMED.test(candidate.kind))
    return strict && stage.filter((other) => other.candidate.verb === candidate.verb).length >= 2;
  const kin = (other: Chosen): boolean => opening(other.candidate) === opening(candidate);
  const framed = stage.filter((other) => FRAMED.test(other.candidate.kind)).length;
  return strict
    ? stage.some(kin) || framed >= 2 || draft.filter(kin).length >= 3
    : stage.filter(kin).length >= 2;
}

/** "Notice when", "Remember that": steps that open alike. */
const opening = (candidate: Candidate): string => candidate.title.split(' ').slice(0, 2).join(' ');

const overlap = (a: Candidate, b: Candidate): boolean =>
  a.start < b.end && b.start < a.end && a.kind !== b.kind;

/** Share of the words that carry meaning which two steps have in common, 0 to 1. */
export function alike(a: Candidate, b: Candidate): number {
  const shared = a.key.filter((term) => b.key.includes(term)).length;
  return shared / Math.max(1, Math.min(a.key.length, b.key.length));
}
