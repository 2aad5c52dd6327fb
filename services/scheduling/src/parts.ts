import { ListSlots } from './app/list-slots.ts';
import { AvailabilityRepository } from './persistence/availability.repository.ts';
import { CalendarsReader } from './persistence/calendars.reader.ts';
import { CalendarsRepository } from './persistence/calendars.repository.ts';
import { DemoRepository } from './persistence/demo.repository.ts';
import { OverridesRepository } from './persistence/overrides.repository.ts';
import { DemoSeed } from './seed/demo-seed.ts';
import { sessionHandlers, sessionParts } from './session-parts.ts';
import { CalendarHandlers } from './transport/calendar.handlers.ts';
import { MentorEventHandlers } from './transport/mentor-events.handlers.ts';

const useCases = [ListSlots];

const persistence = [
  AvailabilityRepository,
  CalendarsReader,
  CalendarsRepository,
  DemoRepository,
  OverridesRepository,
];

/** What answers. */
export const handlers = [CalendarHandlers, ...sessionHandlers];

/** Everything else the service is made of. */
export const parts = [...useCases, ...persistence, ...sessionParts, MentorEventHandlers, DemoSeed];
