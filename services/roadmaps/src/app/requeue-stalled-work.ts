import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { QueuedJobs } from '@waymark/messaging/queued-jobs';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import { NO_EXTRACTION } from '../domain/artifact.ts';
import { NO_GUIDANCE } from '../domain/coaching.ts';
import { MAX_ENQUEUES } from '../domain/limits.ts';
import type { RunKind } from '../domain/run-state.ts';
import { NO_WORDING } from '../domain/wording.ts';
import type { RoadmapsEnv } from '../env.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { SourcesRepository } from '../persistence/sources.repository.ts';
import { findStalledWork, postponeStalled, type StalledWork } from '../persistence/stalled-work.ts';
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
};

/** What the queues contain of the work that had no report for too long. */
interface Judged {
  /** To be taken by a worker, or just taken. */
  waiting: string[];
  lost: ReadonlySet<string>;
}

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
  ) {}

  /** A long queue loses nothing: work whose job still waits is left alone. Error: UNAVAILABLE while Redis is. */
  async judge(): Promise<Judged> {
    const found = await this.db.read((em) =>
      findStalledWork(em, this.quietBefore(), (kind) => queueOf(kind as RunKind)),
    );
    const states = await this.jobs.statesOf(found);
    const isWaiting = ({ hasBegun }: StalledWork, index: number) =>
      states[index] === 'waiting' || (states[index] === 'active' && !hasBegun);
    const waiting = found.filter(isWaiting).map(({ id }) => id);
    return { waiting, lost: new Set(found.map(({ id }) => id).filter((id) => !waiting.includes(id))) };
  }

  async execute(tx: Tx, { waiting, lost }: Judged): Promise<void> {
    const now = this.clock.now();
    await postponeStalled(tx.em, waiting, now);
    for (const source of await this.sources.lockStalled(tx, this.quietBefore())) {
      if (!lost.has(source.id)) continue;
      if (source.enqueueCount < MAX_ENQUEUES) await this.sources.requeue(tx, source, now);
      else await this.sources.setResult(tx, source, { status: 'failed', message: UNREADABLE });
    }
    for (const id of await this.runs.lockStalled(tx, this.quietBefore())) {
      if (!lost.has(id)) continue;
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
