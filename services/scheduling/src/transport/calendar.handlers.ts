import { Controller } from '@nestjs/common';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { context, requireCaller } from '@waymark/platform/context';
import { CalendarQueries } from '../app/calendar-queries.ts';
import { ListSlots } from '../app/list-slots.ts';
import { SetCalendarSettings } from '../app/set-calendar-settings.ts';
import { SetPricing } from '../app/set-pricing.ts';

@Controller()
export class CalendarHandlers {
  constructor(
    private readonly queries: CalendarQueries,
    private readonly listSlots: ListSlots,
    private readonly setPricing: SetPricing,
    private readonly setCalendarSettings: SetCalendarSettings,
  ) {}

  @RpcHandler(rpc.GetPricing)
  async pricing(input: RpcInput<typeof rpc.GetPricing>): Promise<RpcOutput<typeof rpc.GetPricing>> {
    return this.queries.pricing(input);
  }

  @RpcHandler(rpc.SetPricing)
  async savePricing(body: RpcInput<typeof rpc.SetPricing>): Promise<RpcOutput<typeof rpc.SetPricing>> {
    return this.setPricing.execute(body, requireCaller());
  }

  @RpcHandler(rpc.ListAvailability)
  async availability(
    input: RpcInput<typeof rpc.ListAvailability>,
  ): Promise<RpcOutput<typeof rpc.ListAvailability>> {
    return this.queries.availability(input);
  }

  @RpcHandler(rpc.GetCalendar)
  async calendar(input: RpcInput<typeof rpc.GetCalendar>): Promise<RpcOutput<typeof rpc.GetCalendar>> {
    return this.queries.calendar(input, requireCaller());
  }

  @RpcHandler(rpc.SetCalendarSettings)
  async settings(
    body: RpcInput<typeof rpc.SetCalendarSettings>,
  ): Promise<RpcOutput<typeof rpc.SetCalendarSettings>> {
    return this.setCalendarSettings.execute(body, requireCaller());
  }

  @RpcHandler(rpc.ListSlots)
  async slots(query: RpcInput<typeof rpc.ListSlots>): Promise<RpcOutput<typeof rpc.ListSlots>> {
    return this.listSlots.execute(query, context()?.caller ?? null);
  }
}
