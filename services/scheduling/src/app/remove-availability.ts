import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { RpcHandler } from '@waymark/messaging/decorators';
import { hoursNotFound } from '../domain/hours.ts';
import { AvailabilityRepository } from '../persistence/availability.repository.ts';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';

@Injectable()
export class RemoveAvailability {
  constructor(
    private readonly calendars: CalendarsRepository,
    private readonly availability: AvailabilityRepository,
  ) {}

  /** Error: NOT_FOUND, also for another mentor's. */
  @RpcHandler(rpc.RemoveAvailability)
  execute({ id }: RpcInput<typeof rpc.RemoveAvailability>, caller: Caller): Promise<{ success: true }> {
    return this.calendars.edit(caller, async (tx) => {
      if (await this.availability.delete(tx, caller.userId, id)) return { success: true };
      throw hoursNotFound();
    });
  }
}
