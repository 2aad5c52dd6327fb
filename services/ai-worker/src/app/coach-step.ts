import { Inject, Injectable, Logger } from '@nestjs/common';
import { Coaching, type CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import type { JobInfo } from '@waymark/messaging/decorators';
import { exactQuote } from '../domain/coaching/mentor-quote.ts';
import { helpAlone, raisedSafety, withoutSigns } from './coach-safety.ts';
import { COACH_ENGINE, type CoachEngine, type Coached, type CoachHooks } from './engine.ts';
import { failedRun } from './failed-run.ts';
import { type CoachingResult, type CoachingStart, Results, Roadmaps } from './ports.ts';
import { retryTransient } from './retry-transient.ts';
import { RunWatch } from './run-watch.ts';

const WENT_WRONG = 'Something went wrong on our side. The step itself has not changed. Please try again.';
const TOO_SLOW = 'This took longer than it should. The step itself has not changed. Please try again.';
const TIMEOUT_MS = 150_000;
/** More starts mean that the run crashes its worker. */
const MAX_STARTS = 20;

type Outcome = CoachingResult extends infer R
  ? R extends unknown
    ? Omit<R, 'runId' | 'engine'>
    : never
  : never;

/** Publishes a coaching on one step; a repeated job publishes the same event. */
@Injectable()
export class CoachStep {
  private readonly logger = new Logger(CoachStep.name);

  constructor(
    private readonly roadmaps: Roadmaps,
    private readonly results: Results,
    @Inject(COACH_ENGINE) private readonly engine: CoachEngine,
  ) {}

  /** Throws when the job should be retried. */
  async execute(runId: string, job: JobInfo, timeoutMs = TIMEOUT_MS): Promise<void> {
    const start = await retryTransient(() => this.roadmaps.beginCoaching(runId), job.signal);
    if (start.next === 'skip') return;
    const outcome = await this.outcomeOf(runId, start, job, timeoutMs);
    if (!outcome) return;
    const result = { ...outcome, runId, engine: this.engine.name } as CoachingResult;
    await retryTransient(() => this.results.coachingFinished(result), job.signal);
    this.logger.log({ msg: 'coaching finished', runId, outcome: result.outcome, engine: this.engine.name });
  }

  /** Null when the run was cancelled. */
  private async outcomeOf(
    runId: string,
    { material, paidCalls }: CoachingStart & { next: 'coach' },
    job: JobInfo,
    timeoutMs: number,
  ): Promise<Outcome | null> {
    if (job.attempt > MAX_STARTS) return { outcome: 'failed', message: WENT_WRONG };
    const watch = new RunWatch(this.roadmaps, runId, this.engine.name, job.signal, { paidCalls });
    const late = AbortSignal.timeout(timeoutMs);
    try {
      watch.onPhase('drafting', 0);
      const coached = await this.coach(material, {
        signal: AbortSignal.any([watch.signal, late]),
        beginCall: () => watch.beginCall(),
        onPhase: (phase, fraction) => watch.onPhase(phase, fraction),
      });
      watch.signal.throwIfAborted();
      return { outcome: 'coached', ...coached };
    } catch (error) {
      if (watch.isCancelled) return null;
      if (late.aborted && !job.signal.aborted) return { outcome: 'failed', message: TOO_SLOW };
      const { logger } = this;
      return failedRun(error, { runId, job, logger, work: 'coaching', wentWrong: WENT_WRONG });
    } finally {
      await watch.close();
    }
  }

  private async coach(given: CoachingMaterial, hooks: CoachHooks): Promise<Omit<Coached, 'raised'>> {
    const { material, safety } = withoutSigns(given);
    if (safety) return { coaching: helpAlone(safety), passages: [], usage: null };
    const { coaching, passages, raised, usage } = await this.engine.coach(material, hooks);
    const needed = raised ? raisedSafety(raised, material.userContext) : coaching.safety;
    if (needed) return { coaching: helpAlone(needed), passages: [], usage };
    const quote = exactQuote(coaching.quote, material);
    return { coaching: Coaching.parse({ ...coaching, quote }), passages, usage };
  }
}
