import { Inject, Injectable, Logger } from '@nestjs/common';
import { Wording, type WordingMaterial } from '@waymark/contracts/ai/wording';
import type { JobInfo } from '@waymark/messaging/decorators';
import { WORDING_ENGINE, type WordingEngine } from './engine.ts';
import { failedRun } from './failed-run.ts';
import { Results, Roadmaps, type WordingResult } from './ports.ts';
import { retryTransient } from './retry-transient.ts';
import { RunWatch } from './run-watch.ts';

const WENT_WRONG = 'Something went wrong on our side. The step itself has not changed. Please try again.';
const INTERRUPTED = 'This was interrupted. The step itself has not changed. Please try again.';

type Outcome = WordingResult extends infer R
  ? R extends unknown
    ? Omit<R, 'runId' | 'engine'>
    : never
  : never;

/** Publishes one wording of a step; a repeated job publishes the same event. */
@Injectable()
export class WordStep {
  private readonly logger = new Logger(WordStep.name);

  constructor(
    private readonly roadmaps: Roadmaps,
    private readonly results: Results,
    @Inject(WORDING_ENGINE) private readonly engine: WordingEngine,
  ) {}

  /** Throws when the job should be retried. */
  async execute(runId: string, job: JobInfo): Promise<void> {
    const start = await retryTransient(() => this.roadmaps.beginWording(runId), job.signal);
    if (start.next === 'skip') return;
    const outcome = await this.outcomeOf(runId, start.material, job);
    if (!outcome) return;
    const result = { ...outcome, runId, engine: this.engine.name } as WordingResult;
    await retryTransient(() => this.results.wordingFinished(result), job.signal);
    this.logger.log({ msg: 'wording finished', runId, outcome: result.outcome, engine: this.engine.name });
  }

  /** Null when the run was cancelled. */
  private async outcomeOf(runId: string, material: WordingMaterial, job: JobInfo): Promise<Outcome | null> {
    // An earlier start may have made its calls; the mentor can request another with one click.
    if (job.attempt > 1) return { outcome: 'failed', message: INTERRUPTED };
    const watch = new RunWatch(this.roadmaps, runId, this.engine.name, job.signal);
    try {
      watch.onPhase('drafting', 0);
      const { wording, usage } = await this.engine.word(material, watch);
      watch.signal.throwIfAborted();
      return { outcome: 'worded', wording: Wording.parse(wording), usage };
    } catch (error) {
      if (watch.isCancelled) return null;
      const { logger } = this;
      return failedRun(error, { runId, job, logger, work: 'wording', wentWrong: WENT_WRONG });
    } finally {
      await watch.close();
    }
  }
}
