import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';
import { OverridesRepository } from '../persistence/overrides.repository.ts';

@Injectable()
export class RemoveOverride {
  constructor(
    private readonly calendars: CalendarsRepository,
    private readonly overrides: OverridesRepository,
  ) {}

  /** Error: NOT_FOUND, also for another mentor's. */
  @RpcHandler(rpc.RemoveOverride)
  execute({ id }: RpcInput<typeof rpc.RemoveOverride>, caller: Caller): Promise<{ success: true }> {
    return this.calendars.edit(caller, async (tx) => {
      if (await this.overrides.delete(tx, caller.userId, id)) return { success: true };
      throw new AppError('NOT_FOUND', 'This day is no longer in your calendar.');
    });
  }
}
