import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Thanks as Given } from '@waymark/contracts/roadmaps/endings';
import * as rpc from '@waymark/contracts/roadmaps/endings.endpoints';
import { ThanksGiven, ThanksRemoved } from '@waymark/contracts/roadmaps/events';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { cannotThank } from '../domain/ending.ts';
import { canThank, readFinished } from '../persistence/finished.ts';
import { progressLock } from '../persistence/progress.ts';
import { clearThanks, hideThanks, insertThanks, listThanks } from '../persistence/thanks.ts';

/** Thanks of learners who finished a roadmap. */
@Injectable()
export class Thanks {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.GiveThanks)
  give({ id: roadmapId, body }: RpcInput<typeof rpc.GiveThanks>, caller: Caller): Promise<Given> {
    const { userId, username } = caller;
    const { line } = body;
    return this.db.transaction(
      async (tx) => {
        const finished = await readFinished(tx.em, userId, roadmapId);
        if (!canThank(finished, userId)) throw cannotThank();
        const { mentorId, title } = finished;
        const now = this.clock.now();
        const { id: thanksId, isFirst } = await insertThanks(tx.em, caller, { roadmapId, line, now });
        const given = { roadmapId, mentorId, title, thanksId, userId, username, line, isFirst };
        tx.emit(ThanksGiven, given, { audience: [mentorId, userId] });
        return { line, createdAt: now.toISOString() };
      },
      { idempotent: true, serializeBy: progressLock(userId, roadmapId) },
    );
  }

  @RpcHandler(rpc.RemoveThanks)
  remove({ id: roadmapId }: RpcInput<typeof rpc.RemoveThanks>, { userId }: Caller) {
    return this.db.transaction(async (tx) => {
      const mentorId = await clearThanks(tx.em, userId, roadmapId, this.clock.now());
      if (mentorId !== undefined)
        tx.emit(ThanksRemoved, { roadmapId, mentorId, userId }, { audience: [mentorId, userId] });
      return { success: true as const };
    });
  }

  @RpcHandler(rpc.ListReceivedThanks)
  received(
    query: RpcInput<typeof rpc.ListReceivedThanks>,
    { userId }: Caller,
  ): Promise<RpcOutput<typeof rpc.ListReceivedThanks>> {
    return listThanks(this.db, userId, query);
  }

  /** The learner is not informed. */
  @RpcHandler(rpc.HideThanks)
  hide({ id }: RpcInput<typeof rpc.HideThanks>, { userId: mentorId }: Caller) {
    return this.db.transaction(async (tx) => {
      const hidden = await hideThanks(tx.em, mentorId, id, this.clock.now());
      if (!hidden) throw new AppError('NOT_FOUND', 'There are no such thanks.');
      tx.emit(ThanksRemoved, { ...hidden, mentorId }, { audience: [mentorId] });
      return { success: true as const };
    });
  }
}
