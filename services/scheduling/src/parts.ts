import { AddAvailability } from './app/add-availability.ts';
import { AddOverride } from './app/add-override.ts';
import { CalendarQueries } from './app/calendar-queries.ts';
import { ListSlots } from './app/list-slots.ts';
import { RemoveAvailability } from './app/remove-availability.ts';
import { RemoveOverride } from './app/remove-override.ts';
import { SetCalendarSettings } from './app/set-calendar-settings.ts';
import { SetPricing } from './app/set-pricing.ts';
import { AvailabilityRepository } from './persistence/availability.repository.ts';
import { CalendarsReader } from './persistence/calendars.reader.ts';
import { CalendarsRepository } from './persistence/calendars.repository.ts';
import { DemoRepository } from './persistence/demo.repository.ts';
import { OverridesRepository } from './persistence/overrides.repository.ts';
import { DemoSeed } from './seed/demo-seed.ts';
import { sessionHandlers, sessionParts } from './session-parts.ts';
import { CalendarHandlers } from './transport/calendar.handlers.ts';
import { HoursHandlers } from './transport/hours.handlers.ts';
import { MentorEventHandlers } from './transport/mentor-events.handlers.ts';

/** Controllers. */
export const handlers = [CalendarHandlers, HoursHandlers, ...sessionHandlers];

/** Providers. */
export const parts = [
  AddAvailability,
  AddOverride,
  CalendarQueries,
  ListSlots,
  RemoveAvailability,
  RemoveOverride,
  SetCalendarSettings,
  SetPricing,
  AvailabilityRepository,
  CalendarsReader,
  CalendarsRepository,
  DemoRepository,
  OverridesRepository,
  ...sessionParts,
  MentorEventHandlers,
  DemoSeed,
];
