import type { Moment } from '../understanding/candidate.ts';

/** A run of moments that hang together: [from, to). */
export interface Segment {
  from: number;
  to: number;
}

const WINDOW = 5;
/** A story is cut between units, of which there are never more than this: long stories have longer units. */
const MOST_UNITS = 160;
const FEWEST_STEPS = 3;

/** What a place between two moments has going for it as the end of one topic and the start of the next. */
export function breakAt(moments: readonly Moment[], i: number): number {
  const [before, here] = [moments[i - 1]!, moments[i]!];
  let strength = here.fresh + (1 - cohesion(moments, i)) * 1.4;
  if (here.block !== before.block) strength += 0.9;
  if (here.source !== before.source) strength += 3;
  return strength;
}

/** Likeness of the words before and behind a place, 0 to 1. */
function cohesion(moments: readonly Moment[], i: number): number {
  const left = counts(moments.slice(Math.max(0, i - WINDOW), i));
  const right = counts(moments.slice(i, i + WINDOW));
  let shared = 0;
  for (const [term, n] of left) shared += Math.min(n, right.get(term) ?? 0);
  const smaller = Math.min(total(left), total(right));
  return smaller === 0 ? 0 : Math.min(1, (2.5 * shared) / smaller);
}

function counts(moments: readonly Moment[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const moment of moments) for (const term of moment.terms) found.set(term, (found.get(term) ?? 0) + 1);
  return found;
}

const total = (found: Map<string, number>): number => [...found.values()].reduce((sum, n) => sum + n, 0);

/** `supply[i]`: how many good steps moment i can give. */
export function segment(moments: readonly Moment[], supply: readonly number[], turn: number): Segment[] {
  const cuts = unitStarts(moments, turn);
  const terrain = survey(moments, supply, cuts, turn);
  const plans = [4, 5, 6].flatMap((stages) => {
    const plan = divide(terrain, stages);
    return plan ? [plan] : [];
  });
  plans.sort((a, b) => b.score - a.score);
  return plans[0]?.segments ?? [];
}

/** The places where a cut is allowed: everywhere in a short story, at its strongest breaks in a long one. */
function unitStarts(moments: readonly Moment[], turn: number): number[] {
  const all = Array.from({ length: Math.max(0, moments.length - 1) }, (_, i) => i + 1);
  if (all.length <= MOST_UNITS) return [0, ...all, moments.length];
  const per = all.length / MOST_UNITS;
  const chosen: number[] = [];
  for (let unit = 0; unit < MOST_UNITS; unit += 1) {
    const range = all.slice(Math.floor(unit * per), Math.floor((unit + 1) * per));
    if (range.length > 0)
      chosen.push(range.reduce((a, b) => (breakAt(moments, b) > breakAt(moments, a) ? b : a)));
  }
  if (turn > 0) chosen.push(turn);
  return [0, ...[...new Set(chosen)].sort((a, b) => a - b), moments.length];
}

interface Plan {
  segments: Segment[];
  score: number;
}

/** All that the divisions into different numbers of stages have in common. */
interface Terrain {
  cuts: readonly number[];
  /** What a cut at each place gains. */
  gain: readonly number[];
  /** Steps that can be had before each moment. */
  sums: readonly number[];
}

function survey(
  moments: readonly Moment[],
  supply: readonly number[],
  cuts: readonly number[],
  turn: number,
): Terrain {
  const sums = [0];
  for (const n of supply) sums.push(sums[sums.length - 1]! + n);
  const inner = (i: number): boolean => i > 0 && i < cuts.length - 1;
  const gain = cuts.map((cut, i) => (inner(i) ? breakAt(moments, cut) + (cut === turn ? 1.5 : 0) : 0));
  return { cuts, gain, sums };
}

/** What speaks against a stage from one cut to another: an odd length, an odd number of steps, too few of them. */
function costOf({ cuts, sums }: Terrain, stages: number, a: number, b: number): number {
  const ideal = cuts[cuts.length - 1]! / stages;
  const each = sums[sums.length - 1]! / stages;
  const steps = sums[cuts[b]!]! - sums[cuts[a]!]!;
  const lacking = Math.max(0, FEWEST_STEPS - steps);
  const length = (cuts[b]! - cuts[a]! - ideal) / ideal;
  return length ** 2 * 0.8 + ((steps - each) / Math.max(1, each)) ** 2 * 0.8 + lacking * lacking * 2.5;
}

/** The best division into a number of stages, by dynamic programming over the allowed cuts; null when there is none. */
function divide(terrain: Terrain, stages: number): Plan | null {
  const { cuts, gain, sums } = terrain;
  let best: (Plan | null)[] = cuts.map((cut, b) =>
    b === 0 ? null : { segments: [{ from: 0, to: cut }], score: -costOf(terrain, stages, 0, b) },
  );
  for (let stage = 2; stage <= stages; stage += 1) {
    const shorter = best;
    best = cuts.map((cut, b) => {
      let found: Plan | null = null;
      for (let a = stage - 1; a < b; a += 1) {
        const before = shorter[a];
        const score = before
          ? before.score + gain[a]! - costOf(terrain, stages, a, b)
          : Number.NEGATIVE_INFINITY;
        if (before && (!found || score > found.score))
          found = { segments: [...before.segments, { from: cuts[a]!, to: cut }], score };
      }
      return found;
    });
  }
  const plan = best[cuts.length - 1];
  return plan ? { ...plan, score: plan.score / stages + preference(stages, sums[sums.length - 1]!) } : null;
}

/** More material carries more stages. */
function preference(stages: number, steps: number): number {
  const wanted = steps >= 22 ? 6 : steps >= 16 ? 5 : 4;
  return -0.35 * Math.abs(stages - wanted);
}
