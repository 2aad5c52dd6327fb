import { isTimeZone } from '@waymark/contracts/time-zone';
import { localTime } from '@waymark/kernel/time-zone';

type When = Date | string | number;

/** A calendar date, `YYYY-MM-DD`, without a zone. */
export type CalendarDate = string;

/** Old names that browsers still return, with the current ones. */
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

export const browserZone = (): string => current(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** All zones, sorted by name; includes those missing from `Intl.supportedValuesOf`. */
export function timeZones(): string[] {
  const listed = Intl.supportedValuesOf('timeZone').map(current);
  const missing = ['UTC', 'Asia/Kolkata', 'Europe/Kyiv', browserZone()].filter(isTimeZone);
  return [...new Set([...listed, ...missing])].sort();
}

/** "9:30 AM", but "09:30", depending on the language. */
const hour = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12
  ? 'numeric'
  : '2-digit';
const SHAPES = {
  /** 18:30 */
  time: { hour, minute: '2-digit' },
  /** 18:30 GMT+1, for wall times that occur twice. */
  timeWithOffset: { hour, minute: '2-digit', timeZoneName: 'shortOffset' },
  weekdayTime: { weekday: 'short', hour, minute: '2-digit' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  moment: { weekday: 'short', day: 'numeric', month: 'short', hour, minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type ZoneShape = keyof typeof SHAPES;

/** Formatters are slow to create and used by the hundred. */
const made = new Map<string, Intl.DateTimeFormat>();
function formatter(zone: string, shape: ZoneShape): Intl.DateTimeFormat {
  const key = `${zone} ${shape}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(undefined, { ...SHAPES[shape], timeZone: zone });
  made.set(key, known);
  return known;
}

/** An instant in `zone`, in the reader's language. */
export const formatInZone = (when: When, zone: string, shape: ZoneShape): string =>
  formatter(zone, shape).format(new Date(when));

/** A range in `zone`; the shape `moment` also shows a change of day. */
export const formatRangeInZone = (
  start: When,
  end: When,
  zone: string,
  shape: 'time' | 'moment' = 'moment',
): string => formatter(zone, shape).formatRange(new Date(start), new Date(end));

/** “Tokyo (GMT+9)”, with the offset at `at`. */
export const zoneLabel = (zone: string, at: When = Date.now()): string =>
  zone === 'UTC' ? 'UTC' : `${cityOf(zone)} (${offsetOf(zone, at)})`;

export function offsetOf(zone: string, at: When = Date.now()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  return parts.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
}

/** “Thu, 3 Dec, 18:30 your time, 10:30 for Amara”; without the other zone if the offsets are equal. */
export function timeInBothZones(start: string, mine: string, theirs: string | null, name: string): string {
  const here = `${formatInZone(start, mine, 'moment')} your time`;
  if (!theirs || offsetOf(mine, start) === offsetOf(theirs, start)) return here;
  const day = (zone: string) => formatInZone(start, zone, 'day');
  const there = formatInZone(start, theirs, day(mine) === day(theirs) ? 'time' : 'moment');
  return `${here}, ${there} for ${name}`;
}

/** “New York” for America/New_York. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

export const dateIn = (zone: string, when: When): CalendarDate =>
  localTime(zone, new Date(when).getTime()).date;

/** A date in the reader's language; by default “Thu, 3 Dec”. */
export const formatDateOnly = (
  date: CalendarDate,
  options: Intl.DateTimeFormatOptions = SHAPES.day,
): string => new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' }).format(Date.parse(date));
