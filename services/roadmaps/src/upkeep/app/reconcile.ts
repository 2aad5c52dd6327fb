import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { MentorsRepository } from '../../authoring/persistence/mentors.repository.ts';
import { RunKinds } from '../../runs/app/run-kinds.ts';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { tryLock } from '../persistence/try-lock.ts';
import { RequeueStalledWork } from './requeue-stalled-work.ts';

/** Applying a stored result takes milliseconds; after this time its process is assumed to have died. */
const APPLY_GRACE_MS = 5_000;

/** Resumes work that was lost with a queue or a process, from the tables alone. */
@Injectable()
export class Reconcile {
  constructor(
    private readonly db: Database,
    private readonly requeue: RequeueStalledWork,
    private readonly mentors: MentorsRepository,
    private readonly runs: RunsRepository,
    private readonly kinds: RunKinds,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const judged = await this.requeue.judge();
    const unapplied = await this.db.transaction(async (tx) => {
      // One process at a time.
      if (!(await tryLock(tx.em, 'roadmaps: reconcile'))) return [];
      if (judged) await this.requeue.execute(tx, judged);
      await this.mentors.refreshOutdatedCards(tx);
      return this.runs.findUnapplied(tx, new Date(this.clock.now().getTime() - APPLY_GRACE_MS));
    });
    for (const { id, kind } of unapplied) await this.kinds.of(kind).applyStored?.(id);
  }
}
