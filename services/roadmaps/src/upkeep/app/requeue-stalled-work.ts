import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { type JudgedWork, QueuedJobs } from '@waymark/messaging/queued-jobs';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import { CutClips } from '../../authoring/app/cut-clips.ts';
import { lockStalledClips, requeueClip } from '../../authoring/persistence/clips.ts';
import type { RoadmapsEnv } from '../../env.ts';
import { enqueueRun } from '../../runs/app/enqueue-run.ts';
import { RunKinds } from '../../runs/app/run-kinds.ts';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { MAX_ENQUEUES } from '../../shared/domain/limits.ts';
import { SourcesRepository } from '../../sources/persistence/sources.repository.ts';
import { findStalledWork, postponeStalled } from '../persistence/stalled-work.ts';

const UNREADABLE = 'We could not read this file. Upload it again, or paste its text.';

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
    private readonly kinds: RunKinds,
  ) {}

  /** Null while Redis is unavailable. */
  async judge(): Promise<JudgedWork | null> {
    const found = await this.db.read((em) =>
      findStalledWork(em, this.quietBefore(), (kind) => this.kinds.of(kind).job.queue),
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
        const { job, givenUp } = this.kinds.of(run.state.kind);
        if (run.state.enqueueCount < MAX_ENQUEUES) enqueueRun(tx, run, job, now);
        else run.fail(givenUp, now);
      });
    }
  }

  private quietBefore(): Date {
    return new Date(this.clock.now().getTime() - this.env.WORK_QUIET_SECONDS * 1_000);
  }
}
