import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { CompanionChanged } from '@waymark/contracts/roadmaps/events';
import type { MoodCheckIn } from '@waymark/contracts/roadmaps/learning';
import * as rpc from '@waymark/contracts/roadmaps/learning.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkVisible } from '../../authoring/persistence/visible.ts';
import { clampTimestamp } from '../domain/tick-merge.ts';
import { recordActivity } from '../persistence/activity.ts';
import { companionLock, readMood, upsertMood } from '../persistence/companion.ts';

/** Returns the mood of the latest check-in, which may be another one. */
@Injectable()
export class CheckIn {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.CheckIn)
  execute({ roadmapId, body }: RpcInput<typeof rpc.CheckIn>, { userId }: Caller): Promise<MoodCheckIn> {
    return this.db.transaction(
      async (tx) => {
        await checkVisible(tx.em, roadmapId, userId);
        const now = this.clock.now();
        const at = body.at === undefined ? now : clampTimestamp(body.at, now);
        if (await upsertMood(tx.em, userId, roadmapId, { mood: body.mood, at })) {
          await recordActivity(tx.em, userId, [at], now);
          tx.signal(CompanionChanged, { userId, roadmapId }, [userId]);
        }
        return readMood(tx.em, userId, roadmapId);
      },
      { idempotent: true, serializeBy: companionLock(userId, roadmapId) },
    );
  }
}
