import { AppError } from '@waymark/kernel/app-error';
import { DRAFTING_KINDS, type RunKind, type RunState } from './run-state.ts';

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

/** Errors: RUN_ACTIVE (details.runId), TOO_MANY. */
export function checkMayStart(usage: RunUsage, limits: RunLimits, subject: RunSubject, now: Date): void {
  const same = usage.active.find((run) => isSameWork(run, subject));
  if (same) {
    const worked = subject.artifactId
      ? 'file'
      : subject.stepId
        ? 'step'
        : subject.question
          ? 'answer'
          : 'roadmap';
    const message = `We are already working on this ${worked}.`;
    throw new AppError('RUN_ACTIVE', message, { details: { runId: same.id } });
  }
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

const isSameWork = (one: RunSubject, other: RunSubject): boolean =>
  isSameKind(one.kind, other.kind) &&
  one.roadmapId === other.roadmapId &&
  one.stepId === other.stepId &&
  (one.artifactId ?? null) === (other.artifactId ?? null) &&
  (one.question ?? null) === (other.question ?? null);

/** One draft of a roadmap at a time, whichever way it is made. */
const isSameKind = (one: RunKind, other: RunKind): boolean =>
  one === other || (DRAFTING_KINDS.includes(one) && DRAFTING_KINDS.includes(other));
