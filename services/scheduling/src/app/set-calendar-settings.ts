import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { MentorCalendar, SetCalendarSettingsBody } from '@waymark/contracts/scheduling/calendar';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CalendarsReader } from '../persistence/calendars.reader.ts';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';

@Injectable()
export class SetCalendarSettings {
  constructor(
    private readonly calendars: CalendarsRepository,
    private readonly reader: CalendarsReader,
  ) {}

  @RpcHandler(rpc.SetCalendarSettings)
  async execute(settings: SetCalendarSettingsBody, caller: Caller): Promise<MentorCalendar> {
    await this.calendars.edit(caller, async (tx) => {
      await this.calendars.updateSettings(tx, caller.userId, settings);
      return { success: true };
    });
    return this.reader.own(caller);
  }
}
