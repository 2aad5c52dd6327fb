import { type Chosen, FEWEST_STEPS, MOST_STEPS } from './choose.ts';
import type { Segment } from './segments.ts';

/** A stage to be: a part of the story and what is to be done in it. */
export interface Part {
  segment: Segment;
  chosen: Chosen[];
}

const FEWEST_STAGES = 4;

/**
 * Gives every part at least three steps, or two where one suggestion may be added: parts that have too few borrow from
 * their neighbours, then parts are joined. What is left too small is left so, for the caller to refuse.
 */
export function balance(parts: readonly Part[]): Part[] {
  const balanced = parts.map((part) => ({ segment: { ...part.segment }, chosen: [...part.chosen] }));
  for (const i of balanced.keys()) borrow(balanced, i);
  for (;;) {
    const poor = balanced.findIndex((part) => part.chosen.length < FEWEST_STEPS - 1);
    const rich = poor === -1 ? balanced.findIndex((part) => part.chosen.length < FEWEST_STEPS) : poor;
    if (rich === -1 || balanced.length <= FEWEST_STAGES) return balanced;
    join(balanced, rich);
  }
}

/** As a last resort all steps are shared out evenly, in their order; an empty list when there are too few. */
export function shareOut(parts: readonly Part[], moments: number): Part[] {
  const all = parts.flatMap((part) => part.chosen);
  if (all.length < FEWEST_STAGES * (FEWEST_STEPS - 1)) return [];
  const cuts = Array.from({ length: FEWEST_STAGES + 1 }, (_, i) =>
    Math.round((i * all.length) / FEWEST_STAGES),
  );
  return cuts.slice(1).map((to, i) => {
    const chosen = all.slice(cuts[i]!, to).slice(0, MOST_STEPS);
    const from = i === 0 ? 0 : chosen[0]!.moment;
    const end = to === all.length ? moments : Math.max(from + 1, all[to]!.moment);
    return { segment: { from, to: end }, chosen };
  });
}

function borrow(parts: Part[], i: number): void {
  const part = parts[i]!;
  while (part.chosen.length < FEWEST_STEPS) {
    const [before, after] = [parts[i - 1], parts[i + 1]];
    if (after && after.chosen.length > FEWEST_STEPS) {
      const moved = after.chosen.shift()!;
      part.chosen.push(moved);
      part.segment.to = Math.max(part.segment.to, moved.moment + 1);
      after.segment.from = Math.min(part.segment.to, after.segment.to - 1);
    } else if (before && before.chosen.length > FEWEST_STEPS) {
      const moved = before.chosen.pop()!;
      part.chosen.unshift(moved);
      part.segment.from = Math.min(part.segment.from, moved.moment);
      before.segment.to = Math.max(part.segment.from, before.segment.from + 1);
    } else return;
  }
}

/** Joins a part with its smaller neighbour and keeps the best of both. */
function join(parts: Part[], i: number): void {
  const before = parts[i - 1]?.chosen.length ?? Number.POSITIVE_INFINITY;
  const after = parts[i + 1]?.chosen.length ?? Number.POSITIVE_INFINITY;
  const first = before <= after ? i - 1 : i;
  const [a, b] = [parts[first]!, parts[first + 1]!];
  const all = [...a.chosen, ...b.chosen];
  const best = [...all].sort((x, y) => y.candidate.score - x.candidate.score).slice(0, MOST_STEPS);
  parts.splice(first, 2, {
    segment: { from: a.segment.from, to: b.segment.to },
    chosen: all.filter((one) => best.includes(one)),
  });
}
