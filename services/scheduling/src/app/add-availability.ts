import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AddAvailabilityBody, AvailabilitySlot } from '@waymark/contracts/scheduling/calendar';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { Database } from '@waymark/database/database';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkWindowCount, checkZone, mergeHours, toMinute, toTime } from '../domain/hours.ts';
import { AvailabilityRepository } from '../persistence/availability.repository.ts';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';
import { lockOwnCalendar } from '../persistence/own-calendar.ts';

@Injectable()
export class AddAvailability {
  constructor(
    private readonly db: Database,
    private readonly calendars: CalendarsRepository,
    private readonly availability: AvailabilityRepository,
  ) {}

  /** Returns the window merged with those it touches. The first one sets the zone of a new calendar. */
  @RpcHandler(rpc.AddAvailability)
  execute(body: AddAvailabilityBody, caller: Caller): Promise<AvailabilitySlot> {
    return this.db.transaction(
      async (tx) => {
        const { userId } = caller;
        const { dayOfWeek } = body;
        const { timezone } = await lockOwnCalendar(tx, caller);
        if (timezone === null) await this.calendars.updateTimezone(tx, userId, body.timezone);
        else checkZone(timezone, body.timezone);
        const added = { start: toMinute(body.startTime), end: toMinute(body.endTime) };
        const touching = await this.availability.takeTouching(tx, userId, { dayOfWeek, ...added });
        const { start, end } = mergeHours([added, ...touching]);
        const id = touching[0]?.id ?? newId();
        checkWindowCount(await this.availability.insert(tx, userId, { id, dayOfWeek, start, end }));
        const [startTime, endTime] = [toTime(start), toTime(end)];
        return { id, dayOfWeek, startTime, endTime, timezone: timezone ?? body.timezone };
      },
      { idempotent: true },
    );
  }
}
