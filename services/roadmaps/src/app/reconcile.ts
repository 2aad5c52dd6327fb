import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import { ENV, type RoadmapsEnv } from '../env.ts';
import { MentorsRepository } from '../persistence/mentors.repository.ts';
import { ReadingRepository, type RequeueLimits } from '../persistence/reading.repository.ts';
import { RunRevivalRepository } from '../persistence/run-revival.repository.ts';
import { ApplyDraft } from './apply-draft.ts';

const MAX_ENQUEUES = 10;
/** Applying a stored draft takes milliseconds; after this long, whoever was at it is gone. */
const SETTLE_GRACE_MS = 5_000;

/** Finds work that was lost on the way, from the tables alone: an emptied queue or a killed process loses nothing. */
@Injectable()
export class Reconcile {
  private readonly patience: RequeueLimits;

  constructor(
    @Inject(ENV) env: RoadmapsEnv,
    private readonly db: Database,
    private readonly reading: ReadingRepository,
    private readonly runs: RunRevivalRepository,
    private readonly mentors: MentorsRepository,
    private readonly settle: ApplyDraft,
  ) {
    this.patience = { quietMs: env.WORK_QUIET_SECONDS * 1_000, maxEnqueues: MAX_ENQUEUES };
  }

  async execute(): Promise<void> {
    const unsettled = await this.db.transaction(async (tx) => {
      // One process at a time; the others find the work done.
      const [lock] = await tx.em.query<{ mine: boolean }[]>(
        "SELECT pg_try_advisory_xact_lock(hashtextextended('roadmaps: reconcile', 0)) AS mine",
      );
      if (!lock?.mine) return [];
      await this.reading.revive(tx, this.patience);
      await this.runs.revive(tx, this.patience);
      await this.mentors.refreshBehind(tx);
      return this.runs.unsettled(tx, SETTLE_GRACE_MS);
    });
    for (const runId of unsettled) await this.settle.execute(runId);
  }
}
