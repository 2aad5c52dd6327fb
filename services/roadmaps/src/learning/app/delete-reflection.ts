import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { CompanionChanged } from '@waymark/contracts/roadmaps/events';
import * as rpc from '@waymark/contracts/roadmaps/learning.endpoints';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { clearReflection } from '../persistence/companion.ts';

/** Succeeds without effect for an unknown id or another learner's. */
@Injectable()
export class DeleteReflection {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.DeleteReflection)
  async execute({ id }: { id: string }, { userId }: Caller): Promise<{ success: true }> {
    await this.db.transaction(async (tx) => {
      const roadmapId = await clearReflection(tx.em, userId, id, this.clock.now());
      if (roadmapId) tx.signal(CompanionChanged, { userId, roadmapId }, [userId]);
    });
    return { success: true };
  }
}
