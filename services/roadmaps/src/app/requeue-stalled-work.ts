import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { type JudgedWork, QueuedJobs } from '@waymark/messaging/queued-jobs';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import { NO_EXTRACTION } from '../domain/artifact.ts';
import { NO_GUIDANCE } from '../domain/coaching.ts';
import { NO_FOLLOW_UP } from '../domain/follow-up.ts';
import { MAX_ENQUEUES } from '../domain/limits.ts';
import type { RunKind } from '../domain/run-state.ts';
import { NO_WORDING } from '../domain/wording.ts';
import type { RoadmapsEnv } from '../env.ts';
import { lockStalledClips, requeueClip } from '../persistence/clips.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { SourcesRepository } from '../persistence/sources.repository.ts';
import { findStalledWork, postponeStalled } from '../persistence/stalled-work.ts';
import { CutClips } from './cut-clips.ts';
import { enqueueRun, queueOf } from './enqueue-run.ts';

const UNREADABLE = 'We could not read this file. Upload it again, or paste its text.';
const NO_DRAFT =
  'We could not finish this after several attempts. Your texts are safe: please try again later.';
const GIVEN_UP: Record<RunKind, string> = {
  'generate-roadmap': NO_DRAFT,
  ghostwrite: NO_DRAFT,
  coaching: NO_GUIDANCE,
  wording: NO_WORDING,
  extraction: NO_EXTRACTION,
  'follow-up': NO_FOLLOW_UP,
};

/** Enqueues work again whose job or worker was lost, and fails it after ten attempts. */
@Injectable()
export class RequeueStalledWork {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: RoadmapsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly db: Database,
    private readonly jobs: QueuedJobs,
    private readonly sources: SourcesRepository,
    private readonly runs: RunsRepository,
    private readonly clips: CutClips,
  ) {}

  /** Null while Redis is unavailable. */
  async judge(): Promise<JudgedWork | null> {
    const found = await this.db.read((em) =>
      findStalledWork(em, this.quietBefore(), (kind) => queueOf(kind as RunKind)),
    );
    return this.jobs.judge(found);
  }

  async execute(tx: Tx, { waiting, lost }: JudgedWork): Promise<void> {
    const now = this.clock.now();
    await postponeStalled(tx.em, waiting, now);
    for (const source of await this.sources.lockStalled(tx, this.quietBefore())) {
      if (!lost.includes(source.id)) continue;
      if (source.enqueueCount < MAX_ENQUEUES) await this.sources.requeue(tx, source, now);
      else await this.sources.setResult(tx, source, { status: 'failed', message: UNREADABLE });
    }
    for (const clip of await lockStalledClips(tx.em, this.quietBefore())) {
      if (!lost.includes(clip.id)) continue;
      if (clip.enqueueCount < MAX_ENQUEUES) await requeueClip(tx, clip.id, now);
      else await this.clips.apply(tx, { outcome: 'failed', clipId: clip.id });
    }
    for (const id of await this.runs.lockStalled(tx, this.quietBefore())) {
      if (!lost.includes(id)) continue;
      await this.runs.changeIn(tx, id, (run) => {
        if (run.state.enqueueCount < MAX_ENQUEUES) enqueueRun(tx, run, now);
        else run.fail(GIVEN_UP[run.state.kind], now);
      });
    }
  }

  private quietBefore(): Date {
    return new Date(this.clock.now().getTime() - this.env.WORK_QUIET_SECONDS * 1_000);
  }
}
