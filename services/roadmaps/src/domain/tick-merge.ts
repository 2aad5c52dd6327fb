import type { TimedTick } from '@waymark/contracts/roadmaps/learning';

/** What was last said about a step, and when. */
export interface StepTick {
  completed: boolean;
  at: Date;
}

export interface Merge {
  /** By step: what is to be written, because it is later than what is known. */
  news: Map<string, StepTick>;
  /** Steps that are not on the roadmap (any more), each once. */
  ignored: string[];
}

/**
 * Step by step the later word wins; of two at the same moment the one that says done. So merging gives the same in any
 * order, in pieces and twice. Moments ahead of `now` count as now.
 */
export function mergeTicks(
  known: ReadonlyMap<string, StepTick>,
  ticks: readonly TimedTick[],
  onRoadmap: ReadonlySet<string>,
  now: Date,
): Merge {
  const news = new Map<string, StepTick>();
  const ignored = new Set<string>();
  for (const { stepId, completed, at } of ticks) {
    const word = { completed, at: clampTimestamp(at, now) };
    if (!onRoadmap.has(stepId)) ignored.add(stepId);
    else if (isLater(word, news.get(stepId) ?? known.get(stepId))) news.set(stepId, word);
  }
  return { news, ignored: [...ignored] };
}

/** Nothing here is older; PostgreSQL has no year 0. */
const EARLIEST = new Date('2000-01-01T00:00:00.000Z');

/** A moment a device tells, within what can be true. */
export function clampTimestamp(told: string, now: Date): Date {
  const at = new Date(told);
  if (at > now) return now;
  return at < EARLIEST ? EARLIEST : at;
}

function isLater(word: StepTick, known: StepTick | undefined): boolean {
  if (!known) return true;
  const ahead = word.at.getTime() - known.at.getTime();
  return ahead > 0 || (ahead === 0 && word.completed && !known.completed);
}
