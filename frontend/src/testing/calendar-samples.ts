import type {
  AvailabilitySlot,
  CalendarSettings,
  MentorCalendar,
} from '@waymark/contracts/scheduling/calendar';
import { usualPrices } from '@waymark/contracts/scheduling/constants';

export const aWindow = (given: Partial<AvailabilitySlot> = {}): AvailabilitySlot => ({
  id: 'w1',
  dayOfWeek: 1,
  startTime: '09:00',
  endTime: '12:00',
  timezone: 'Europe/Berlin',
  ...given,
});

const settings: CalendarSettings = {
  ...{ timezone: 'Europe/Berlin', minNoticeMinutes: 120, bookingWindowDays: 60, startEveryMinutes: 30 },
  ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0, maxPerDay: null, maxPerWeek: null },
  offersIntro: false,
};

export const aCalendar = (given: Partial<MentorCalendar> = {}): MentorCalendar => ({
  settings,
  pricing: { sessionPrice: 2_500, currency: 'EUR', typePrices: { ...usualPrices } },
  availability: [aWindow()],
  overrides: [],
  ...given,
});

/** The calendar of a new mentor. */
export const aBlankCalendar = (): MentorCalendar =>
  aCalendar({
    settings: { ...settings, timezone: null },
    pricing: { sessionPrice: null, currency: 'USD', typePrices: { ...usualPrices } },
    availability: [],
  });
