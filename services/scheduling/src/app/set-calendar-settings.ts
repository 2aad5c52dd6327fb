import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { CalendarSettings, MentorCalendar } from '@waymark/contracts/scheduling/calendar';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CalendarsReader } from '../persistence/calendars.reader.ts';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';
import { lockOwnCalendar } from '../persistence/own-calendar.ts';

@Injectable()
export class SetCalendarSettings {
  constructor(
    private readonly db: Database,
    private readonly calendars: CalendarsRepository,
    private readonly reader: CalendarsReader,
  ) {}

  @RpcHandler(rpc.SetCalendarSettings)
  async execute(settings: CalendarSettings, caller: Caller): Promise<MentorCalendar> {
    await this.db.transaction(
      async (tx) => {
        await lockOwnCalendar(tx, caller);
        await this.calendars.updateSettings(tx, caller.userId, settings);
        return { success: true };
      },
      { idempotent: true },
    );
    return this.reader.own(caller);
  }
}
