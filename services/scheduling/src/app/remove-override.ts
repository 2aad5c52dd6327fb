import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { OverridesRepository } from '../persistence/overrides.repository.ts';
import { lockOwnCalendar } from '../persistence/own-calendar.ts';

@Injectable()
export class RemoveOverride {
  constructor(
    private readonly db: Database,
    private readonly overrides: OverridesRepository,
  ) {}

  /** Error: NOT_FOUND, also for another mentor's. */
  @RpcHandler(rpc.RemoveOverride)
  execute({ id }: RpcInput<typeof rpc.RemoveOverride>, caller: Caller): Promise<{ success: true }> {
    return this.db.transaction(
      async (tx) => {
        await lockOwnCalendar(tx, caller);
        const deleted = await this.overrides.delete(tx, caller.userId, id);
        if (!deleted) throw new AppError('NOT_FOUND', 'This day is not in your calendar any more.');
        return { success: true as const };
      },
      { idempotent: true },
    );
  }
}
