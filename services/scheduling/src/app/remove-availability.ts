import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { AvailabilityRepository } from '../persistence/availability.repository.ts';
import { lockOwnCalendar } from '../persistence/own-calendar.ts';

@Injectable()
export class RemoveAvailability {
  constructor(
    private readonly db: Database,
    private readonly availability: AvailabilityRepository,
  ) {}

  /** Error: NOT_FOUND, also for another mentor's. */
  @RpcHandler(rpc.RemoveAvailability)
  execute({ id }: RpcInput<typeof rpc.RemoveAvailability>, caller: Caller): Promise<{ success: true }> {
    return this.db.transaction(
      async (tx) => {
        await lockOwnCalendar(tx, caller);
        const deleted = await this.availability.delete(tx, caller.userId, id);
        if (!deleted) throw new AppError('NOT_FOUND', 'These hours are not in your calendar any more.');
        return { success: true as const };
      },
      { idempotent: true },
    );
  }
}
