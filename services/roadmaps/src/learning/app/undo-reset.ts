import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { ProgressMoved } from '@waymark/contracts/roadmaps/events';
import * as rpc from '@waymark/contracts/roadmaps/learning.endpoints';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkUndoable } from '../domain/progress-reset.ts';
import { progressLock, readProgress } from '../persistence/progress.ts';
import { findResetRoadmap, lockReset, restoreTicks } from '../persistence/resets.ts';

/** Steps changed since the reset are not restored. */
@Injectable()
export class UndoReset {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.UndoReset)
  async execute({ id }: { id: string }, { userId }: Caller): Promise<Progress> {
    const roadmapId = await findResetRoadmap(this.db, id, userId);
    return this.db.transaction(
      async (tx) => {
        await this.undo(tx, userId, id);
        return readProgress(tx.em, roadmapId, userId);
      },
      { idempotent: true, serializeBy: progressLock(userId, roadmapId) },
    );
  }

  private async undo(tx: Tx, userId: number, id: string): Promise<void> {
    const now = this.clock.now();
    const reset = await lockReset(tx.em, id);
    checkUndoable(reset?.resetAt, now);
    if (!reset || reset.undoneAt) return;
    const { roadmapId } = reset;
    const restored = await restoreTicks(tx.em, userId, id, reset, now);
    if (restored > 0) tx.signal(ProgressMoved, { userId, roadmapId }, [userId]);
  }
}
