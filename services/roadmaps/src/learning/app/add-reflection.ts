import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { CompanionChanged } from '@waymark/contracts/roadmaps/events';
import type { Reflection, ReflectionBody } from '@waymark/contracts/roadmaps/learning';
import * as rpc from '@waymark/contracts/roadmaps/learning.endpoints';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkVisible } from '../../authoring/persistence/visible.ts';
import { checkReflectionCount, reflectionIdTaken, toReflection } from '../domain/reflections.ts';
import { recordActivity } from '../persistence/activity.ts';
import {
  companionLock,
  countReflections,
  insertReflection,
  lockReflection,
  type StoredReflection,
} from '../persistence/companion.ts';

/** Idempotent by the reflection's id; a deleted one is not restored. */
@Injectable()
export class AddReflection {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.AddReflection)
  execute(body: ReflectionBody, { userId }: Caller): Promise<Reflection> {
    const { id, roadmapId } = body;
    return this.db.transaction(
      async (tx) => {
        const now = this.clock.now();
        const reflection = toReflection(body, now);
        await checkVisible(tx.em, roadmapId, userId);
        const stored = await lockReflection(tx.em, id);
        if (stored) return repeated(stored, userId, reflection);
        checkReflectionCount(await countReflections(tx.em, userId, roadmapId));
        if (!(await insertReflection(tx.em, userId, reflection))) throw reflectionIdTaken();
        await recordActivity(tx.em, userId, [new Date(reflection.date)], now);
        tx.signal(CompanionChanged, { userId, roadmapId }, [userId]);
        return reflection;
      },
      { idempotent: true, serializeBy: companionLock(userId, roadmapId) },
    );
  }
}

/** Error: CONFLICT for an id used by another learner or on another roadmap. */
function repeated(
  { userId, date, deletedAt, ...stored }: StoredReflection,
  callerId: number,
  sent: Reflection,
): Reflection {
  if (userId !== callerId || stored.roadmapId !== sent.roadmapId) throw reflectionIdTaken();
  return deletedAt ? sent : { ...stored, date: date.toISOString() };
}
