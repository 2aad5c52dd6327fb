import { Inject, Injectable, Logger } from '@nestjs/common';
import { Draft } from '@waymark/contracts/ai/draft';
import { sampleOfId, sampleSources } from '@waymark/contracts/roadmaps/ghostwriter-samples';
import type { SpeakersOfSource } from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';
import type { JobInfo } from '@waymark/messaging/decorators';
import { verifyDraft } from '../domain/evidence.ts';
import { inputsOf } from '../domain/outline/ghostwrite.ts';
import { speakersOf } from '../domain/outline/mentor.ts';
import { TooLittleMaterial } from '../domain/too-little-material.ts';
import { AllHeldBack, DRAFT_ENGINE, type DraftEngine, LOCAL_DRAFT_ENGINE, type Material } from './engine.ts';
import { failedRun } from './failed-run.ts';
import { DelayedRuns, Results, Roadmaps, type RunResult, type RunStart } from './ports.ts';
import { ReadTexts } from './read-texts.ts';
import { retryTransient } from './retry-transient.ts';
import { RunWatch } from './run-watch.ts';

const STILL_READING = 'One of your files is still being read. Please try again when it is done.';
const WENT_WRONG = 'Something went wrong while drafting. Your material is safe. Please try again.';
const TOO_MUCH =
  'This is more text than we send to a model (2,400,000 characters), so nothing was sent. Your material is safe. Leave out some of it, in the permissions of a source.';
/** More starts mean that the run crashes its worker. */
const MAX_STARTS = 20;
const MAX_WAITS = 150;
const LONGEST_WAIT_MS = 5_000;
/** Some five hours of speech; speakers that only come later are not listed. */
const LONGEST_TALK = 300_000;

type Outcome = RunResult extends infer R ? (R extends unknown ? Omit<R, 'runId' | 'engine'> : never) : never;

/** Publishes a draft of a run's material; a repeated job publishes the same event. */
@Injectable()
export class DraftRoadmap {
  private readonly logger = new Logger(DraftRoadmap.name);

  constructor(
    private readonly roadmaps: Roadmaps,
    private readonly results: Results,
    private readonly delayed: DelayedRuns,
    private readonly texts: ReadTexts,
    @Inject(DRAFT_ENGINE) private readonly usual: DraftEngine,
    @Inject(LOCAL_DRAFT_ENGINE) private readonly local: DraftEngine,
  ) {}

  /** Throws when the job should be retried. */
  async execute(runId: string, job: JobInfo): Promise<void> {
    const start = await retryTransient(() => this.roadmaps.beginRun(runId), job.signal);
    if (start.next === 'skip') return;
    const engine = start.next === 'draft' && start.withoutAi ? this.local : this.usual;
    const outcome =
      start.next === 'wait'
        ? await this.wait(runId, job)
        : await this.outcomeOf(runId, start, { job, engine });
    if (!outcome) return;
    const result = { ...outcome, runId, engine: engine.name } as RunResult;
    await retryTransient(() => this.results.runFinished(result), job.signal);
    this.logger.log({ msg: 'run finished', runId, outcome: result.outcome, engine: engine.name });
  }

  /** Null when the run was cancelled. */
  private async outcomeOf(
    runId: string,
    start: RunStart & { next: 'draft' },
    { job, engine }: { job: JobInfo; engine: DraftEngine },
  ): Promise<Outcome | null> {
    if (job.attempt > MAX_STARTS) return { outcome: 'failed', message: WENT_WRONG };
    const { paidCalls, reading } = start;
    const watch = new RunWatch(this.roadmaps, runId, engine.name, job.signal, { paidCalls, reading });
    try {
      return await this.draft(start, watch, engine);
    } catch (error) {
      if (watch.isCancelled) return null;
      if (error instanceof TooLittleMaterial) return { outcome: 'refused', message: error.message };
      const { logger } = this;
      const failed = failedRun(error, { runId, job, logger, work: 'draft', wentWrong: WENT_WRONG });
      if (!(error instanceof AllHeldBack)) return failed;
      const { heldBack, crisis } = error.draft;
      return { ...failed, heldBack, crisis };
    } finally {
      await watch.close();
    }
  }

  private async draft(
    start: RunStart & { next: 'draft' },
    watch: RunWatch,
    engine: DraftEngine,
  ): Promise<Outcome> {
    const { title, description, category } = start.roadmap;
    const sample = start.sampleId === null ? undefined : sampleOfId(start.sampleId);
    const { texts, isCut } = sample
      ? { texts: sampleSources(sample), isCut: false }
      : await this.texts.execute(start.sources, watch.signal);
    if (isCut && engine.name === 'openai') throw new AppError('AI_UNAVAILABLE', TOO_MUCH);
    const isGhostwriter = start.kind === 'ghostwrite';
    const ghostwriter = isGhostwriter ? { ghostwriter: { about: start.about } } : {};
    const material = { title, description, category, sources: texts, ...ghostwriter };
    const drafted = await engine.draft(material, watch);
    watch.onPhase('checking', 0.5);
    const draft = Draft.parse(verifyDraft(drafted.draft, texts));
    watch.onPhase('checking', 1);
    watch.signal.throwIfAborted();
    const inputs = isGhostwriter ? { inputs: inputsOf(texts) } : {};
    const speakers = sample ? [] : speakersIn(texts);
    return { outcome: 'drafted', draft, usage: drafted.usage, speakers, ...inputs };
  }

  /** Retries with a new job while a source is being read: BullMQ drops a repeated job id. */
  private async wait(runId: string, job: JobInfo): Promise<Outcome | null> {
    const [, first = job.id, count = '0'] = /^(.*)-w(\d+)$/.exec(job.id) ?? [];
    const waits = Number(count) + 1;
    if (waits > MAX_WAITS) return { outcome: 'failed', message: STILL_READING };
    const delayMs = Math.min(LONGEST_WAIT_MS, 250 * 1.5 ** waits);
    await this.delayed.enqueue(runId, `${first}-w${waits}`, delayMs);
    return null;
  }
}

/** Sources with several speakers; what the mentor wrote in the forms has one. */
const speakersIn = (texts: Material['sources']): SpeakersOfSource[] =>
  texts.flatMap(({ id, kind, text }) => {
    const speakers = kind === 'file' || kind === 'transcript' ? speakersOf(text.slice(0, LONGEST_TALK)) : [];
    return speakers.length > 0 ? [{ sourceId: id, speakers }] : [];
  });
