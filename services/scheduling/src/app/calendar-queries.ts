import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { AvailabilitySlot, MentorCalendar, Pricing } from '@waymark/contracts/scheduling/calendar';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CalendarsReader } from '../persistence/calendars.reader.ts';

@Injectable()
export class CalendarQueries {
  constructor(private readonly reader: CalendarsReader) {}

  @RpcHandler(rpc.GetPricing)
  async pricing({ mentorId }: RpcInput<typeof rpc.GetPricing>): Promise<Pricing> {
    return this.reader.pricing(mentorId);
  }

  @RpcHandler(rpc.ListAvailability)
  async availability({ mentorId }: RpcInput<typeof rpc.ListAvailability>): Promise<AvailabilitySlot[]> {
    return this.reader.availability(mentorId);
  }

  @RpcHandler(rpc.GetCalendar)
  async calendar(_: RpcInput<typeof rpc.GetCalendar>, caller: Caller): Promise<MentorCalendar> {
    return this.reader.own(caller);
  }
}
