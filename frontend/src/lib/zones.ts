import { isTimeZone } from '@waymark/contracts/time-zone';
import { localTime } from '@waymark/kernel/time-zone';

type When = Date | string | number;

/** A day of the calendar, `YYYY-MM-DD`: without a zone, and not always 24 hours long. */
export type CalendarDate = string;

/** Names that browsers still give, by what those places call themselves. */
const RENAMED: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Etc/UTC': 'UTC',
  'Europe/Kiev': 'Europe/Kyiv',
};
const current = (zone: string): string => {
  const renamed = RENAMED[zone];
  return renamed && isTimeZone(renamed) ? renamed : zone;
};

/** The zone this device is set to. */
export const browserZone = (): string => current(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** All zones to choose from, in order of name; what `Intl.supportedValuesOf` leaves out is there, too. */
export function timeZones(): string[] {
  const listed = Intl.supportedValuesOf('timeZone').map(current);
  const missing = ['UTC', 'Asia/Kolkata', 'Europe/Kyiv', browserZone()].filter(isTimeZone);
  return [...new Set([...listed, ...missing])].sort();
}

/** 9:30 AM, but 09:30: as each language writes its clock. */
const hour = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12
  ? 'numeric'
  : '2-digit';
const SHAPES = {
  /** 18:30 */
  time: { hour, minute: '2-digit' },
  /** 18:30 GMT+1: where a wall time comes twice. */
  timeWithOffset: { hour, minute: '2-digit', timeZoneName: 'shortOffset' },
  /** Thu 18:30: on another day there. */
  weekdayTime: { weekday: 'short', hour, minute: '2-digit' },
  /** Thu, 3 Dec */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Thursday, 3 December 2026 */
  date: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Thu, 3 Dec, 18:30 */
  moment: { weekday: 'short', day: 'numeric', month: 'short', hour, minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type ZoneShape = keyof typeof SHAPES;

/** Formatters are slow to make and asked for by the hundred. */
const made = new Map<string, Intl.DateTimeFormat>();
function formatter(zone: string, shape: ZoneShape): Intl.DateTimeFormat {
  const key = `${zone} ${shape}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(undefined, { ...SHAPES[shape], timeZone: zone });
  made.set(key, known);
  return known;
}

/** An instant as the clocks and calendars of `zone` have it, in the reader's language. */
export const formatInZone = (when: When, zone: string, shape: ZoneShape): string =>
  formatter(zone, shape).format(new Date(when));

/** From start to end in `zone`; with the shape `moment` a change of day within it is said. */
export const formatRangeInZone = (
  start: When,
  end: When,
  zone: string,
  shape: 'time' | 'moment' = 'moment',
): string => formatter(zone, shape).formatRange(new Date(start), new Date(end));

/** “Tokyo (GMT+9)”. The offset is the one at `at`: summer time counts. */
export const zoneLabel = (zone: string, at: When = Date.now()): string =>
  zone === 'UTC' ? 'UTC' : `${cityOf(zone)} (${offsetOf(zone, at)})`;

/** “GMT+5:30”. */
export function offsetOf(zone: string, at: When = Date.now()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  return parts.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
}

/** “New York” of America/New_York. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

export const dateIn = (zone: string, when: When): CalendarDate =>
  localTime(zone, new Date(when).getTime()).date;

/** A date in the reader's language; by default “Thu, 3 Dec”. */
export const formatDateOnly = (
  date: CalendarDate,
  options: Intl.DateTimeFormatOptions = SHAPES.day,
): string => new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' }).format(Date.parse(date));
