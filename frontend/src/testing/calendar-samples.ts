import type { AvailabilitySlot, FreeSlots, MentorCalendar } from '@waymark/contracts/scheduling/calendar';

export const aWindow = (given: Partial<AvailabilitySlot> = {}): AvailabilitySlot => ({
  id: 'w1',
  dayOfWeek: 1,
  startTime: '09:00',
  endTime: '12:00',
  timezone: 'Europe/Berlin',
  ...given,
});

export const aCalendar = (given: Partial<MentorCalendar> = {}): MentorCalendar => ({
  settings: { timezone: 'Europe/Berlin', minNoticeMinutes: 120, bookingWindowDays: 60 },
  pricing: { sessionPrice: 2_500, currency: 'EUR' },
  availability: [aWindow()],
  overrides: [],
  ...given,
});

/** A calendar that nobody has touched. */
export const aBlankCalendar = (): MentorCalendar =>
  aCalendar({
    settings: { timezone: null, minNoticeMinutes: 120, bookingWindowDays: 60 },
    pricing: { sessionPrice: null, currency: 'USD' },
    availability: [],
  });

/** Free slots that start at these instants. */
export const freeSlots = (starts: string[], given: Partial<FreeSlots> = {}): FreeSlots => {
  const duration = given.duration ?? 30;
  return {
    mentorId: 2,
    timezone: 'Europe/Berlin',
    kind: 'standard',
    duration,
    pricing: { sessionPrice: 2_500, currency: 'EUR' },
    slots: starts.map((start) => ({
      start: new Date(start).toISOString(),
      end: new Date(Date.parse(start) + duration * 60_000).toISOString(),
    })),
    hasHours: true,
    ...given,
  };
};
