import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { AvailabilitySlot, MentorCalendar, Pricing } from '@waymark/contracts/scheduling/calendar';
import type * as rpc from '@waymark/contracts/scheduling/rpc';
import { CalendarsReader } from '../persistence/calendars.reader.ts';

@Injectable()
export class CalendarQueries {
  constructor(private readonly reader: CalendarsReader) {}

  async pricing({ mentorId }: RpcInput<typeof rpc.GetPricing>): Promise<Pricing> {
    return this.reader.pricing(mentorId);
  }

  async availability({ mentorId }: RpcInput<typeof rpc.ListAvailability>): Promise<AvailabilitySlot[]> {
    return this.reader.availability(mentorId);
  }

  async calendar(_: RpcInput<typeof rpc.GetCalendar>, caller: Caller): Promise<MentorCalendar> {
    return this.reader.own(caller);
  }
}
