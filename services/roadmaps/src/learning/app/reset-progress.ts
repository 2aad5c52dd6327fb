import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { ProgressMoved } from '@waymark/contracts/roadmaps/events';
import type { ResetProgress as Reset } from '@waymark/contracts/roadmaps/learning';
import * as rpc from '@waymark/contracts/roadmaps/learning.endpoints';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkSelf } from '../../shared/domain/ownership.ts';
import { readLearning } from '../persistence/learning.ts';
import { progressLock, readProgress } from '../persistence/progress.ts';
import { clearTicks } from '../persistence/resets.ts';

@Injectable()
export class ResetProgress {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.ResetProgressRpc)
  async execute(
    { userId, roadmapId }: { userId: number; roadmapId: string },
    caller: Caller,
  ): Promise<Reset> {
    checkSelf(caller, userId);
    return this.db.transaction(
      async (tx) => {
        await readLearning(tx.em, roadmapId, userId);
        const resetId = await clearTicks(tx.em, userId, roadmapId, this.clock.now());
        if (resetId) tx.signal(ProgressMoved, { userId, roadmapId }, [userId]);
        return { resetId, progress: await readProgress(tx.em, roadmapId, userId) };
      },
      { idempotent: true, serializeBy: progressLock(userId, roadmapId) },
    );
  }
}
