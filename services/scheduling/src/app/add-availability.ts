import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AddAvailabilityBody, AvailabilitySlot } from '@waymark/contracts/scheduling/calendar';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkWindowCount, checkZone, mergeHours, toMinutes, toTimes } from '../domain/hours.ts';
import { AvailabilityRepository } from '../persistence/availability.repository.ts';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';

@Injectable()
export class AddAvailability {
  constructor(
    private readonly calendars: CalendarsRepository,
    private readonly availability: AvailabilityRepository,
  ) {}

  /** Returns the window merged with those it touches. The first window sets the zone of a new calendar. */
  @RpcHandler(rpc.AddAvailability)
  execute(body: AddAvailabilityBody, caller: Caller): Promise<AvailabilitySlot> {
    return this.calendars.edit(caller, async (tx, { timezone }) => {
      const { userId } = caller;
      const { dayOfWeek } = body;
      if (timezone === null) await this.calendars.updateTimezone(tx, userId, body.timezone);
      else checkZone(timezone, body.timezone);
      const added = { id: newId(), ...toMinutes(body) };
      const merged = mergeHours(added, await this.availability.takeTouching(tx, userId, dayOfWeek, added));
      checkWindowCount(await this.availability.insert(tx, userId, dayOfWeek, merged));
      return { id: merged.id, dayOfWeek, ...toTimes(merged), timezone: timezone ?? body.timezone };
    });
  }
}
