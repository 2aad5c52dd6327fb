import { Inject, Injectable, Logger } from '@nestjs/common';
import { Extraction } from '@waymark/contracts/ai/extraction';
import { AppError } from '@waymark/kernel/app-error';
import type { JobInfo } from '@waymark/messaging/decorators';
import { NOT_SENT } from '../domain/extraction/notes.ts';
import { EXTRACTION_ENGINE, type ExtractionEngine, LOCAL_EXTRACTION_ENGINE } from './engine.ts';
import { failedRun } from './failed-run.ts';
import * as messages from './messages.ts';
import { type ExtractionResult, type ExtractionStart, Results, Roadmaps } from './ports.ts';
import { ReadContent } from './read-content.ts';
import { retryTransient } from './retry-transient.ts';
import { RunWatch } from './run-watch.ts';
import { UnreadableFile } from './unreadable-file.ts';

const WENT_WRONG = 'Something went wrong on our side. Your file is safe. Please try again.';

type Start = ExtractionStart & { next: 'extract' };
type Outcome = ExtractionResult extends infer R
  ? R extends unknown
    ? Omit<R, 'runId' | 'engine'>
    : never
  : never;

/** Publishes what a picture, a video or a document shows; a repeated job publishes the same event. */
@Injectable()
export class ExtractContent {
  private readonly logger = new Logger(ExtractContent.name);

  constructor(
    private readonly roadmaps: Roadmaps,
    private readonly results: Results,
    private readonly content: ReadContent,
    @Inject(EXTRACTION_ENGINE) private readonly engine: ExtractionEngine,
    @Inject(LOCAL_EXTRACTION_ENGINE) private readonly local: ExtractionEngine,
  ) {}

  /** Throws when the job should be retried. */
  async execute(runId: string, job: JobInfo): Promise<void> {
    const start = await retryTransient(() => this.roadmaps.beginExtraction(runId), job.signal);
    if (start.next === 'skip') return;
    const outcome = await this.outcomeOf(runId, start, job);
    if (!outcome) return;
    const { name: engine } = this.engineFor(start);
    const result = { ...outcome, runId, engine } as ExtractionResult;
    await retryTransient(() => this.results.extractionFinished(result), job.signal);
    this.logger.log({ msg: 'extraction finished', runId, outcome: result.outcome });
  }

  private engineFor({ maySend }: Start): ExtractionEngine {
    return maySend ? this.engine : this.local;
  }

  /** Null when the run was cancelled. */
  private async outcomeOf(runId: string, start: Start, job: JobInfo): Promise<Outcome | null> {
    const { file, paidCalls } = start;
    const engine = this.engineFor(start);
    const watch = new RunWatch(this.roadmaps, runId, engine.name, job.signal, { paidCalls, most: 2 });
    try {
      const content = await this.content.execute(file, watch.signal);
      watch.onPhase('understanding', 0);
      const { extraction, usage } = await engine.extract(content, watch);
      watch.signal.throwIfAborted();
      const found = start.maySend ? extraction : unsent(extraction);
      return { outcome: 'extracted', extraction: Extraction.parse(found), usage };
    } catch (error) {
      if (watch.isCancelled) return null;
      if (error instanceof UnreadableFile) return { outcome: 'refused', message: error.message };
      if (error instanceof AppError && error.code === 'NOT_FOUND')
        return { outcome: 'refused', message: messages.MISSING };
      const { logger } = this;
      return failedRun(error, { runId, job, logger, work: 'extraction', wentWrong: WENT_WRONG });
    } finally {
      await watch.close();
    }
  }
}

const unsent = (extraction: Extraction): Extraction => ({
  ...extraction,
  note: NOT_SENT[extraction.basis === 'text' ? 'text' : 'facts'],
});
