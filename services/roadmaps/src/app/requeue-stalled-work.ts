import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import { NO_GUIDANCE } from '../domain/coaching.ts';
import type { RunKind } from '../domain/run-state.ts';
import { NO_WORDING } from '../domain/wording.ts';
import type { RoadmapsEnv } from '../env.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { SourcesRepository } from '../persistence/sources.repository.ts';
import { enqueueRun } from './enqueue-run.ts';

const MAX_ENQUEUES = 10;
const UNREADABLE = 'We could not read this file. Upload it again, or paste its text.';
const GIVEN_UP: Record<RunKind, string> = {
  'generate-roadmap':
    'We could not finish this after several attempts. Your texts are safe: please try again later.',
  coaching: NO_GUIDANCE,
  wording: NO_WORDING,
};

/** Enqueues work again whose job or worker was lost, and fails it after ten attempts. */
@Injectable()
export class RequeueStalledWork {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: RoadmapsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly sources: SourcesRepository,
    private readonly runs: RunsRepository,
  ) {}

  async execute(tx: Tx): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - this.env.WORK_QUIET_SECONDS * 1_000);
    for (const source of await this.sources.lockStalled(tx, before)) {
      if (source.enqueueCount < MAX_ENQUEUES) await this.sources.requeue(tx, source, now);
      else await this.sources.setResult(tx, source, { status: 'failed', message: UNREADABLE });
    }
    for (const id of await this.runs.lockStalled(tx, before)) {
      await this.runs.changeIn(tx, id, (run) => {
        if (run.state.enqueueCount < MAX_ENQUEUES) enqueueRun(tx, run, now);
        else run.fail(GIVEN_UP[run.state.kind], now);
      });
    }
  }
}
