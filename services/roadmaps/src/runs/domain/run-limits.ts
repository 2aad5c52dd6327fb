import type { RunKind } from '@waymark/contracts/roadmaps/runs';
import { AppError } from '@waymark/kernel/app-error';
import type { RunState } from './run-state.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Per user; all kinds of runs count together. */
export interface RunLimits {
  atOnce: number;
  perHour: number;
  perDay: number;
  tokensPerDay: number;
}

/** What a run works on. `stepId` null: the whole roadmap. */
export type RunSubject = Pick<RunState, 'kind' | 'roadmapId' | 'stepId'> &
  Partial<Pick<RunState, 'artifactId' | 'question'>>;

/** Which runs exclude each other. */
export interface ExclusiveWork {
  /** What a run of the kind works on, as the person would call it. */
  readonly subject: 'roadmap' | 'step' | 'file' | 'answer';
  /** Kinds of which one run at a time works on a subject; without it, each kind for itself. */
  readonly exclusive?: readonly RunKind[];
}

/** `tokens`: 0 until the run has ended. */
export interface RunStart {
  at: Date;
  tokens: number;
}

/** One user's runs. */
export interface RunUsage {
  active: (RunSubject & { id: string })[];
  /** Of the last 24 hours, ascending, without runs refused at the start. */
  starts: RunStart[];
}

export interface Window {
  used: number;
  limit: number;
  /** When it has less used, and is below its limit; null if nothing is used. */
  freeAt: Date | null;
}

export interface RunAllowance {
  atOnce: { used: number; limit: number };
  hour: Window;
  day: Window;
  tokens: Window;
}

export function allowanceOf({ active, starts }: RunUsage, limits: RunLimits, now: Date): RunAllowance {
  const runs = () => 1;
  return {
    atOnce: { used: active.length, limit: limits.atOnce },
    hour: windowOf(since(starts, now, HOUR_MS), { weigh: runs, limit: limits.perHour, lengthMs: HOUR_MS }),
    day: windowOf(starts, { weigh: runs, limit: limits.perDay, lengthMs: DAY_MS }),
    tokens: windowOf(starts, {
      weigh: ({ tokens }) => tokens,
      limit: limits.tokensPerDay,
      lengthMs: DAY_MS,
    }),
  };
}

/** Error: RUN_ACTIVE (details.runId). */
export function checkNotActive({ active }: RunUsage, work: RunSubject, kind: ExclusiveWork): void {
  const { subject, exclusive = [work.kind] } = kind;
  const same = active.find((run) => exclusive.includes(run.kind) && isSameSubject(run, work));
  if (!same) return;
  throw new AppError('RUN_ACTIVE', `We are already working on this ${subject}.`, {
    details: { runId: same.id },
  });
}

/** Error: TOO_MANY. */
export function checkMayStart(usage: RunUsage, limits: RunLimits, now: Date): void {
  const { atOnce, hour, day, tokens } = allowanceOf(usage, limits, now);
  if (atOnce.used >= atOnce.limit) {
    const message = `We can work on at most ${atOnce.limit} things for you at once. Wait for one to finish, or cancel it.`;
    throw new AppError('TOO_MANY', message, { retryAfter: 30 });
  }
  checkWindow(tokens, now, 'Your AI runs have used up today’s allowance.');
  checkWindow(day, now, `You have started ${day.used} AI runs in the last 24 hours.`);
  checkWindow(hour, now, `You have started ${hour.used} AI runs in the last hour.`);
}

const since = (starts: RunStart[], now: Date, lengthMs: number): RunStart[] =>
  starts.filter(({ at }) => at.getTime() > now.getTime() - lengthMs);

interface Weighing {
  weigh: (start: RunStart) => number;
  limit: number;
  lengthMs: number;
}

function windowOf(starts: RunStart[], { weigh, limit, lengthMs }: Weighing): Window {
  const used = starts.reduce((sum, start) => sum + weigh(start), 0);
  let left = used;
  const freeing = starts.find((start) => {
    left -= weigh(start);
    return weigh(start) > 0 && left < limit;
  });
  return { used, limit, freeAt: freeing ? new Date(freeing.at.getTime() + lengthMs) : null };
}

function checkWindow({ used, limit, freeAt }: Window, now: Date, reached: string): void {
  if (used < limit || !freeAt) return;
  const waitMs = Math.max(1_000, freeAt.getTime() - now.getTime());
  throw new AppError('TOO_MANY', `${reached} You can start the next one in ${inWords(waitMs)}.`, {
    retryAfter: Math.ceil(waitMs / 1_000),
  });
}

/** Rounded up, so that the time is never too early. */
function inWords(ms: number): string {
  const [count, unit] =
    ms > 90 * MINUTE_MS ? [Math.ceil(ms / HOUR_MS), 'hour'] : [Math.ceil(ms / MINUTE_MS), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const isSameSubject = (one: RunSubject, other: RunSubject): boolean =>
  one.roadmapId === other.roadmapId &&
  one.stepId === other.stepId &&
  (one.artifactId ?? null) === (other.artifactId ?? null) &&
  (one.question ?? null) === (other.question ?? null);
