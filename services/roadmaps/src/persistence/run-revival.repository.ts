import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { IsNull, LessThan, Not } from 'typeorm';
import { CLOCK } from '../clock.ts';
import { NO_GUIDANCE } from '../domain/coaching.ts';
import { AiRunRow } from './ai-run.row.ts';
import { enqueueRun } from './enqueue-run.ts';
import type { RequeueLimits } from './reading.repository.ts';
import { RunsRepository } from './runs.repository.ts';

const GAVE_UP = 'This did not get done, however often we tried. Your texts are safe: please try again later.';
const BATCH = 100;

/** Runs that have gone quiet: their worker died, or the queue lost their job. */
@Injectable()
export class RunRevivalRepository {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Puts them in the queue again, and gives up on those that were there often enough. Answers how many it touched. */
  async revive(tx: Tx, { quietMs, maxEnqueues }: RequeueLimits): Promise<number> {
    const now = this.clock.now();
    const quiet = await tx.em.find(AiRunRow, {
      select: { id: true },
      where: {
        finishedAt: IsNull(),
        result: IsNull(),
        quietSince: LessThan(new Date(now.getTime() - quietMs)),
      },
      order: { quietSince: 'ASC' },
      take: BATCH,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    for (const { id } of quiet) {
      await this.runs.changeIn(tx, id, (run) => {
        if (run.state.enqueueCount < maxEnqueues) enqueueRun(tx, run, now);
        else run.fail(run.coachingRequest ? NO_GUIDANCE : GAVE_UP, now);
      });
    }
    return quiet.length;
  }

  /** Runs whose draft is stored since at least `graceMs` and not applied. */
  async unsettled(tx: Tx, graceMs: number): Promise<string[]> {
    const rows = await tx.em.find(AiRunRow, {
      select: { id: true },
      where: {
        finishedAt: IsNull(),
        result: Not(IsNull()),
        quietSince: LessThan(new Date(this.clock.now().getTime() - graceMs)),
      },
      take: BATCH,
    });
    return rows.map(({ id }) => id);
  }
}
