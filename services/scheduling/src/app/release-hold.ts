import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { sessionNotFound } from '../domain/session.ts';
import { lockSession } from '../persistence/session-rows.ts';
import { SessionWriter } from '../persistence/session-writer.ts';

@Injectable()
export class ReleaseHold {
  constructor(
    private readonly db: Database,
    private readonly writer: SessionWriter,
  ) {}

  /** Does nothing for an ended hold. Error: NOT_FOUND for anyone but its learner. */
  @RpcHandler(rpc.ReleaseHold)
  execute({ id }: RpcInput<typeof rpc.ReleaseHold>, { userId }: Caller): Promise<{ success: true }> {
    return this.db.transaction(
      async (tx) => {
        const hold = await lockSession(tx, id);
        if (hold.session.partyOf(userId) !== 'learner') throw sessionNotFound();
        hold.session.release();
        await this.writer.update(tx, hold);
        return { success: true as const };
      },
      { idempotent: true },
    );
  }
}
