import { Inject, Injectable, Logger } from '@nestjs/common';
import { ModelReply } from '@waymark/contracts/ai/reply';
import type { JobInfo } from '@waymark/messaging/decorators';
import { assessSafety } from '@waymark/safety/assess';
import { raisedSafety } from './coach-safety.ts';
import { failedRun } from './failed-run.ts';
import { type ReplyResult, type ReplyStart, Results, Roadmaps } from './ports.ts';
import { REPLY_ENGINE, type ReplyEngine } from './reply-engine.ts';
import { retryTransient } from './retry-transient.ts';
import { RunWatch } from './run-watch.ts';

const WENT_WRONG = 'Something went wrong on our side. Please try again.';
/** More starts mean that the run crashes its worker. */
const MAX_STARTS = 20;

type Outcome = ReplyResult extends infer R
  ? R extends unknown
    ? Omit<R, 'runId' | 'engine'>
    : never
  : never;

/** Publishes a model's reply to a question about a mentor's life; a repeated job publishes the same event. */
@Injectable()
export class ReplyToQuestion {
  private readonly logger = new Logger(ReplyToQuestion.name);

  constructor(
    private readonly roadmaps: Roadmaps,
    private readonly results: Results,
    @Inject(REPLY_ENGINE) private readonly engine: ReplyEngine,
  ) {}

  /** Throws when the job should be retried. */
  async execute(runId: string, job: JobInfo): Promise<void> {
    const start = await retryTransient(() => this.roadmaps.beginReply(runId), job.signal);
    if (start.next === 'skip') return;
    const outcome = await this.outcomeOf(runId, start, job);
    if (!outcome) return;
    const result = { ...outcome, runId, engine: this.engine.name } as ReplyResult;
    await retryTransient(() => this.results.replyFinished(result), job.signal);
    this.logger.log({ msg: 'reply finished', runId, outcome: result.outcome, engine: this.engine.name });
  }

  /** Null when the run was cancelled. */
  private async outcomeOf(
    runId: string,
    { material, paidCalls }: ReplyStart & { next: 'reply' },
    job: JobInfo,
  ): Promise<Outcome | null> {
    if (job.attempt > MAX_STARTS) return { outcome: 'failed', message: WENT_WRONG };
    const safety = assessSafety(material.question);
    if (safety) return { outcome: 'replied', reply: { claims: [], safety }, usage: null };
    if (material.passages.length === 0) return { outcome: 'replied', reply: { claims: [] }, usage: null };
    const watch = new RunWatch(this.roadmaps, runId, this.engine.name, job.signal, { paidCalls });
    try {
      watch.onPhase('drafting', 0);
      const { claims, raised, usage } = await this.engine.reply(material, watch);
      watch.signal.throwIfAborted();
      const reply = raised ? { claims: [], safety: raisedSafety(raised, material.question) } : { claims };
      return { outcome: 'replied', reply: ModelReply.parse(reply), usage };
    } catch (error) {
      if (watch.isCancelled) return null;
      const { logger } = this;
      return failedRun(error, { runId, job, logger, work: 'reply', wentWrong: WENT_WRONG });
    } finally {
      await watch.close();
    }
  }
}
