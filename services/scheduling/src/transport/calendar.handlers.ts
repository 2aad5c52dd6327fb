import { Controller } from '@nestjs/common';
import type { RpcInput } from '@waymark/contracts/rpc';
import type {
  AvailabilitySlot,
  DateOverride,
  FreeSlots,
  MentorCalendar,
  Pricing,
} from '@waymark/contracts/scheduling/calendar';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { context, requireCaller } from '@waymark/platform/context';
import { ListSlots } from '../app/list-slots.ts';
import { AvailabilityRepository } from '../persistence/availability.repository.ts';
import { CalendarsReader } from '../persistence/calendars.reader.ts';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';
import { OverridesRepository } from '../persistence/overrides.repository.ts';

@Controller()
export class CalendarHandlers {
  constructor(
    private readonly reader: CalendarsReader,
    private readonly calendars: CalendarsRepository,
    private readonly availability: AvailabilityRepository,
    private readonly overrides: OverridesRepository,
    private readonly listSlots: ListSlots,
  ) {}

  @RpcHandler(rpc.GetPricing)
  async pricing({ mentorId }: RpcInput<typeof rpc.GetPricing>): Promise<Pricing> {
    return this.reader.pricing(mentorId);
  }

  @RpcHandler(rpc.SetPricing)
  async setPricing(body: RpcInput<typeof rpc.SetPricing>): Promise<Pricing> {
    return this.calendars.setPricing(requireCaller(), body, 'scheduling.set-pricing');
  }

  @RpcHandler(rpc.ListAvailability)
  async listAvailability({ mentorId }: RpcInput<typeof rpc.ListAvailability>): Promise<AvailabilitySlot[]> {
    return this.reader.availability(mentorId);
  }

  @RpcHandler(rpc.AddAvailability)
  async addAvailability(body: RpcInput<typeof rpc.AddAvailability>): Promise<AvailabilitySlot> {
    return this.availability.add(requireCaller(), body, 'scheduling.add-availability');
  }

  @RpcHandler(rpc.RemoveAvailability)
  async removeAvailability({ id }: RpcInput<typeof rpc.RemoveAvailability>): Promise<{ success: true }> {
    return this.availability.remove(requireCaller(), id, 'scheduling.remove-availability');
  }

  @RpcHandler(rpc.GetCalendar)
  async calendar(): Promise<MentorCalendar> {
    return this.reader.own(requireCaller());
  }

  @RpcHandler(rpc.SetCalendarSettings)
  async setSettings(settings: RpcInput<typeof rpc.SetCalendarSettings>): Promise<MentorCalendar> {
    const caller = requireCaller();
    await this.calendars.saveSettings(caller, settings, 'scheduling.set-calendar');
    return this.reader.own(caller);
  }

  @RpcHandler(rpc.AddOverride)
  async addOverride(body: RpcInput<typeof rpc.AddOverride>): Promise<DateOverride> {
    return this.overrides.add(requireCaller(), body, 'scheduling.add-override');
  }

  @RpcHandler(rpc.RemoveOverride)
  async removeOverride({ id }: RpcInput<typeof rpc.RemoveOverride>): Promise<{ success: true }> {
    return this.overrides.remove(requireCaller(), id, 'scheduling.remove-override');
  }

  /** Also for visitors. */
  @RpcHandler(rpc.ListSlots)
  async slots(query: RpcInput<typeof rpc.ListSlots>): Promise<FreeSlots> {
    return this.listSlots.execute(context()?.caller ?? null, query);
  }
}
