import { Body, Controller, Param, Query } from '@nestjs/common';
import { PageQuery } from '@waymark/contracts/paging';
import { Id } from '@waymark/contracts/roadmaps/id';
import {
  AddAvailabilityBody,
  AddOverrideBody,
  AvailabilitySlot,
  CalendarSettings,
  DateOverride,
  FreeSlots,
  MentorCalendar,
  Pricing,
  SetPricingBody,
  SlotsQuery,
} from '@waymark/contracts/scheduling/calendar';
import * as routes from '@waymark/contracts/scheduling/routes';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { Review } from '@waymark/contracts/scheduling/sessions';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { z } from 'zod';
import { Endpoint } from '../http/endpoint.ts';
import { everybody } from '../http/sharing.ts';
import { Success } from '../http/success.ts';
import { UserId } from './user-id.ts';

@Controller()
export class CalendarsController {
  constructor(private readonly services: RpcClient) {}

  @Endpoint(routes.getPricing, {
    answer: Pricing,
    access: 'none',
    shared: { for: 'a-second', with: everybody },
    summary: 'What 30 minutes with a mentor cost',
  })
  pricing(@Param('userId', { schema: UserId }) mentorId: number) {
    return this.services.call(rpc.GetPricing, { mentorId });
  }

  @Endpoint(routes.setPricing, { answer: Pricing, summary: "Sets the caller's own price" })
  setPricing(@Body({ schema: SetPricingBody }) body: SetPricingBody) {
    return this.services.call(rpc.SetPricing, body);
  }

  @Endpoint(routes.listAvailability, {
    answer: z.array(AvailabilitySlot),
    access: 'none',
    shared: { for: 'a-second', with: everybody },
    summary: "A mentor's open hours that come back every week, in their own wall time",
  })
  availability(@Param('userId', { schema: UserId }) mentorId: number) {
    return this.services.call(rpc.ListAvailability, { mentorId });
  }

  @Endpoint(routes.addAvailability, {
    answer: AvailabilitySlot,
    status: 201,
    summary: 'Opens hours of a weekday; what touches or overlaps becomes one',
  })
  addAvailability(@Body({ schema: AddAvailabilityBody }) body: AddAvailabilityBody) {
    return this.services.call(rpc.AddAvailability, body);
  }

  @Endpoint(routes.removeAvailability, { answer: Success, summary: "Closes hours of the caller's own week" })
  removeAvailability(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.RemoveAvailability, { id });
  }

  @Endpoint(routes.getCalendar, { answer: MentorCalendar, summary: "The caller's own calendar" })
  calendar() {
    return this.services.call(rpc.GetCalendar, {});
  }

  @Endpoint(routes.setCalendarSettings, {
    answer: MentorCalendar,
    summary: "Sets the calendar's zone, notice and how far ahead it can be booked",
  })
  setCalendar(@Body({ schema: CalendarSettings }) body: CalendarSettings) {
    return this.services.call(rpc.SetCalendarSettings, body);
  }

  @Endpoint(routes.addOverride, {
    answer: DateOverride,
    status: 201,
    summary: 'One day that differs: closed, or with extra hours',
  })
  addOverride(@Body({ schema: AddOverrideBody }) body: AddOverrideBody) {
    return this.services.call(rpc.AddOverride, body);
  }

  @Endpoint(routes.removeOverride, { answer: Success, summary: 'The day is as its weekday again' })
  removeOverride(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.RemoveOverride, { id });
  }

  /** Never shared: what the caller has booked elsewhere counts, too. */
  @Endpoint(routes.listSlots, {
    answer: FreeSlots,
    access: 'optional',
    summary: 'When a mentor can be booked, at most 42 days; without a range the next 14',
  })
  slots(
    @Param('userId', { schema: UserId }) mentorId: number,
    @Query({ schema: SlotsQuery }) query: SlotsQuery,
  ) {
    return this.services.call(rpc.ListSlots, { mentorId, ...query });
  }

  @Endpoint(routes.listReviews, {
    answer: z.array(Review),
    access: 'none',
    shared: { for: 'a-second', with: everybody },
    paged: true,
    summary: 'What learners said of completed sessions, newest first',
  })
  reviews(
    @Param('userId', { schema: UserId }) mentorId: number,
    @Query({ schema: PageQuery }) query: PageQuery,
  ) {
    return this.services.call(rpc.ListReviews, { mentorId, ...query });
  }
}
