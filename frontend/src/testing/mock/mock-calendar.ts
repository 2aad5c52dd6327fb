import type { IncomingMessage } from 'node:http';
import { TZDate } from '@date-fns/tz';
import type { AvailabilitySlot, FreeSlots, MentorCalendar } from '@waymark/contracts/scheduling/calendar';
import type { Review } from '@waymark/contracts/scheduling/sessions';

interface Asked {
  url: URL;
  body: unknown;
  response: { setHeader: (name: string, value: string) => unknown };
}

/** Where the mentors of the mock live; 9 has no calendar. */
const ZONES: Record<string, string | null> = { 2: 'Asia/Tokyo', 9: null };
const zoneOf = (mentorId: string): string | null =>
  mentorId in ZONES ? (ZONES[mentorId] ?? null) : 'America/New_York';

const aWindow = (given: Partial<AvailabilitySlot>): AvailabilitySlot => ({
  id: 'w1',
  dayOfWeek: 1,
  startTime: '09:00',
  endTime: '12:00',
  timezone: 'Asia/Tokyo',
  ...given,
});
let calendar: MentorCalendar = {
  settings: { timezone: 'Asia/Tokyo', minNoticeMinutes: 120, bookingWindowDays: 60 },
  pricing: { sessionPrice: null, currency: 'EUR' },
  availability: [
    aWindow({}),
    aWindow({ id: 'w2', startTime: '13:00', endTime: '17:30' }),
    aWindow({ id: 'w3', dayOfWeek: 3, startTime: '18:00', endTime: '24:00' }),
  ],
  overrides: [
    { id: 'o1', date: '2190-12-24', kind: 'closed', startTime: null, endTime: null },
    { id: 'o2', date: '2190-12-28', kind: 'extra', startTime: '18:00', endTime: '20:00' },
  ],
};
let made = 10;
const nextId = (): string => {
  made += 1;
  return `w${made}`;
};

const reviews: Review[] = Array.from({ length: 8 }, (_, index) => ({
  sessionId: `s${index}`,
  rating: [5, 5, 4, 5, 3, 5, 4, 5][index] ?? 5,
  text: [
    'She listened for twenty minutes before she said anything, and then it was one sentence that I still think of.',
    '',
    'Plain, kind, and on time. I left with two things to do this week and did both.',
  ][index % 3]!,
  author: ['M.', 'T.', 'A.', 'P.'][index % 4]!,
  createdAt: new Date(Date.now() - (index + 1) * 9 * 86_400_000).toISOString(),
}));

const DAY_MS = 86_400_000;

/** Whole hours on weekdays (guided), half hours in the afternoon (standard); about every third is taken. */
function slots(mentorId: string, { searchParams }: URL): FreeSlots {
  const zone = zoneOf(mentorId);
  const kind = searchParams.get('kind') === 'guided' ? 'guided' : 'standard';
  const duration = kind === 'guided' ? 60 : 30;
  const first = Date.parse(`${searchParams.get('from') ?? new Date().toISOString().slice(0, 10)}T00:00:00Z`);
  const last = searchParams.get('to')
    ? Date.parse(`${searchParams.get('to')}T00:00:00Z`)
    : first + 13 * DAY_MS;
  const found: FreeSlots['slots'] = [];
  for (let day = first; zone && day <= last; day += DAY_MS) {
    const date = new Date(day);
    if ([0, 6].includes(date.getUTCDay()) || date.getUTCDate() % 7 === 3) continue;
    for (let minutes = 9 * 60; minutes <= 17 * 60; minutes += duration) {
      if ((minutes / duration + date.getUTCDate()) % 3 === 0) continue;
      const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
      const start = new TZDate(y, m, d, 0, minutes, 0, zone).getTime();
      if (start < Date.now()) continue;
      const end = new Date(start + duration * 60_000).toISOString();
      found.push({ start: new Date(start).toISOString(), end });
    }
  }
  const limit = Number(searchParams.get('limit') ?? found.length);
  return {
    mentorId: Number(mentorId),
    timezone: zone,
    kind,
    duration,
    pricing: { sessionPrice: mentorId === '4' ? 0 : 2_500, currency: 'EUR' },
    slots: found.slice(0, limit),
    hasHours: zone !== null,
  };
}

function pageOfReviews({ url, response }: Asked): Review[] {
  const limit = Number(url.searchParams.get('limit') ?? 24);
  const from = Number(url.searchParams.get('cursor') ?? 0);
  if (from + limit < reviews.length) {
    response.setHeader('link', `<${url.pathname}?limit=${limit}&cursor=${from + limit}>; rel="next"`);
  }
  return reviews.slice(from, from + limit);
}

/** The calendar of the mentor who is logged in, kept until the server stops. */
const own: Record<string, (asked: Asked) => unknown> = {
  'GET /mentor/calendar': () => calendar,
  'POST /mentor/pricing': ({ body }) => {
    calendar = { ...calendar, pricing: body as MentorCalendar['pricing'] };
    return calendar.pricing;
  },
  'PUT /mentor/calendar/settings': ({ body }) => {
    calendar = { ...calendar, settings: body as MentorCalendar['settings'] };
    return calendar;
  },
  'POST /mentor/availability': ({ body }) => {
    const slot = aWindow({ ...(body as object), id: nextId() });
    calendar = { ...calendar, availability: [...calendar.availability, slot] };
    return slot;
  },
  'POST /mentor/calendar/overrides': ({ body }) => {
    const override = { startTime: null, endTime: null, ...(body as object), id: nextId() } as never;
    calendar = { ...calendar, overrides: [...calendar.overrides, override] };
    return override;
  },
};

/** What the mock answers about calendars; undefined when the call is about something else. */
export function calendarAnswer(method: IncomingMessage['method'], asked: Asked): unknown {
  const { pathname } = asked.url;
  const known = own[`${method} ${pathname}`];
  if (known) return known(asked);
  const [, mentorId = '', part] =
    /^\/mentor\/(\d+)\/(slots|reviews|pricing|availability)$/.exec(pathname) ?? [];
  if (part === 'slots') return slots(mentorId, asked.url);
  if (part === 'reviews') return mentorId === '2' ? pageOfReviews(asked) : [];
  if (part === 'pricing') return calendar.pricing;
  if (part === 'availability') return calendar.availability;
  const [, list, id] = /^\/mentor\/(?:calendar\/)?(availability|overrides)\/(\w+)$/.exec(pathname) ?? [];
  if (method !== 'DELETE' || !id) return undefined;
  calendar = {
    ...calendar,
    availability: calendar.availability.filter((slot) => list !== 'availability' || slot.id !== id),
    overrides: calendar.overrides.filter((override) => list !== 'overrides' || override.id !== id),
  };
  return { success: true };
}
