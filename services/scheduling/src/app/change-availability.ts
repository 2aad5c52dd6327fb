import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { AvailabilitySlot } from '@waymark/contracts/scheduling/calendar';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkNoOverlap, hoursNotFound, mergeHours, toMinutes, toTimes } from '../domain/hours.ts';
import { AvailabilityRepository } from '../persistence/availability.repository.ts';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';

@Injectable()
export class ChangeAvailability {
  constructor(
    private readonly calendars: CalendarsRepository,
    private readonly availability: AvailabilityRepository,
  ) {}

  /** Returns the window merged with those it touches. */
  @RpcHandler(rpc.ChangeAvailability)
  execute({ id, body }: RpcInput<typeof rpc.ChangeAvailability>, caller: Caller): Promise<AvailabilitySlot> {
    return this.calendars.edit(caller, async (tx, { timezone }) => {
      const { userId } = caller;
      const { dayOfWeek } = body;
      // A calendar with hours has a zone.
      if (timezone === null || !(await this.availability.delete(tx, userId, id))) throw hoursNotFound();
      const changed = { id, ...toMinutes(body) };
      const touching = await this.availability.takeTouching(tx, userId, dayOfWeek, changed);
      checkNoOverlap(changed, touching);
      const merged = { ...mergeHours(changed, touching), id };
      await this.availability.insert(tx, userId, dayOfWeek, merged);
      return { id, dayOfWeek, ...toTimes(merged), timezone };
    });
  }
}
