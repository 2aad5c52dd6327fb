import { Inject, Injectable, Logger } from '@nestjs/common';
import { type FollowUpMaterial, FollowUpQuestion } from '@waymark/contracts/ai/follow-up';
import type { JobInfo } from '@waymark/messaging/decorators';
import { assessSafety } from '@waymark/safety/assess';
import { FOLLOW_UP_ENGINE, type FollowUpEngine } from './engine.ts';
import { failedRun } from './failed-run.ts';
import { type FollowUpResult, Results, Roadmaps } from './ports.ts';
import { retryTransient } from './retry-transient.ts';
import { RunWatch } from './run-watch.ts';

const WENT_WRONG = 'Something went wrong on our side. Your answer is saved. Please try again.';
const INTERRUPTED = 'This was interrupted. Your answer is saved. Please try again.';
const IN_DANGER =
  'Some of what you wrote is very hard, so we ask nothing more about it. Your answer is saved.';

type Outcome = FollowUpResult extends infer R
  ? R extends unknown
    ? Omit<R, 'runId' | 'engine'>
    : never
  : never;

/** Publishes one question about an interview answer; a repeated job publishes the same event. */
@Injectable()
export class FindFollowUp {
  private readonly logger = new Logger(FindFollowUp.name);

  constructor(
    private readonly roadmaps: Roadmaps,
    private readonly results: Results,
    @Inject(FOLLOW_UP_ENGINE) private readonly engine: FollowUpEngine,
  ) {}

  /** Throws when the job should be retried. */
  async execute(runId: string, job: JobInfo): Promise<void> {
    const start = await retryTransient(() => this.roadmaps.beginFollowUp(runId), job.signal);
    if (start.next === 'skip') return;
    const outcome = await this.outcomeOf(runId, start.material, job);
    if (!outcome) return;
    const result = { ...outcome, runId, engine: this.engine.name } as FollowUpResult;
    await retryTransient(() => this.results.followUpFinished(result), job.signal);
    this.logger.log({ msg: 'follow-up finished', runId, outcome: result.outcome, engine: this.engine.name });
  }

  /** Null when the run was cancelled. */
  private async outcomeOf(runId: string, material: FollowUpMaterial, job: JobInfo): Promise<Outcome | null> {
    // An earlier start may have made its calls; the mentor can request another with one click.
    if (job.attempt > 1) return { outcome: 'failed', message: INTERRUPTED };
    if (assessSafety(material.answer)?.level === 'strong') return { outcome: 'refused', message: IN_DANGER };
    const watch = new RunWatch(this.roadmaps, runId, this.engine.name, job.signal);
    try {
      watch.onPhase('drafting', 0);
      const { question, usage } = await this.engine.ask(material, watch);
      watch.signal.throwIfAborted();
      if (question === null) return { outcome: 'refused', message: IN_DANGER, usage };
      return { outcome: 'asked', question: FollowUpQuestion.parse(question), usage };
    } catch (error) {
      if (watch.isCancelled) return null;
      const { logger } = this;
      return failedRun(error, { runId, job, logger, work: 'follow-up', wentWrong: WENT_WRONG });
    } finally {
      await watch.close();
    }
  }
}
