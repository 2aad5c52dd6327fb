import type { Moment } from '../understanding/candidate.ts';

const EARLIEST = 2;
const LATEST = 0.5;
const AROUND = 7;
/** A turn that scores less is no turn. */
const LEAST = 1.9;
/** In a story that plainly starts in trouble, less is enough. */
const LEAST_TROUBLED = 1.1;

/**
 * The first moment of the way out: index of the moment where a story that starts in trouble turns, 0 when it starts
 * without any. The marks of a turn are weighed with how much brighter and busier it is behind than before.
 */
export function turningPoint(moments: readonly Moment[]): number {
  const opening = moments.slice(0, Math.max(4, Math.floor(moments.length * 0.25)));
  const trouble = opening.filter(troubled).length / opening.length;
  if (moments.length < 6) return 0;
  let best = 0;
  let bestScore = trouble >= 0.15 ? LEAST_TROUBLED : LEAST;
  const latest = Math.floor(moments.length * LATEST);
  for (let i = EARLIEST; i <= latest; i += 1) {
    const score = scoreAt(moments, i);
    if (score > bestScore) {
      best = i;
      bestScore = score;
    }
  }
  return best;
}

export function scoreAt(moments: readonly Moment[], i: number): number {
  const before = moments.slice(Math.max(0, i - AROUND), i);
  const after = moments.slice(i, i + AROUND);
  const lift = average(after, mood) - average(before, mood);
  const busier = average(after, done) - average(before, done);
  return moments[i]!.turn + 1.2 * lift + 0.7 * busier - (1.6 * i) / moments.length;
}

const troubled = (moment: Moment): boolean =>
  moment.mood <= -0.8 || moment.candidates.some((candidate) => candidate.phase === 'before');
const mood = (moment: Moment): number => Math.max(-2, Math.min(2, moment.mood));
/** Whether something was done that is worth doing again. */
const done = (moment: Moment): number =>
  Math.min(
    2,
    Math.max(
      0,
      ...moment.candidates.filter((c) => c.kind === 'act' || c.kind === 'advice').map((c) => c.score / 2.5),
    ),
  );
const average = (moments: readonly Moment[], of: (moment: Moment) => number): number =>
  moments.reduce((sum, moment) => sum + of(moment), 0) / Math.max(1, moments.length);
