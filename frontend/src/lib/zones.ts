import { isTimeZone } from '@waymark/contracts/time-zone';
import { localTime } from '@waymark/kernel/time-zone';
import { inReaderLanguage, readerLanguage } from './reader-language.ts';
import { readerZone } from './reader-zone.ts';

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

export const browserZone = (): string => current(readerZone());

/** All zones, sorted by name; includes those missing from `Intl.supportedValuesOf`. */
export function timeZones(): string[] {
  const listed = Intl.supportedValuesOf('timeZone').map(current);
  const missing = ['UTC', 'Asia/Kolkata', 'Europe/Kyiv', browserZone()].filter(isTimeZone);
  return [...new Set([...listed, ...missing])].sort();
}

/** "9:30 AM", but "09:30", depending on the language. */
const hourIn = (language: string | undefined): 'numeric' | '2-digit' =>
  new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 ? 'numeric' : '2-digit';
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const shapesIn = (hour: 'numeric' | '2-digit') =>
  ({
    /** 18:30 */
    time: { hour, minute: '2-digit' },
    /** 18:30 GMT+1, for wall times that occur twice. */
    timeWithOffset: { hour, minute: '2-digit', timeZoneName: 'shortOffset' },
    weekdayTime: { weekday: 'short', hour, minute: '2-digit' },
    /** Sunday 15:00 */
    fullWeekdayTime: { weekday: 'long', hour, minute: '2-digit' },
    day: DAY,
    date: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    moment: { ...DAY, hour, minute: '2-digit' },
  }) as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type ZoneShape = keyof ReturnType<typeof shapesIn>;
const shapes = inReaderLanguage((language) => shapesIn(hourIn(language)));

/** Formatters are slow to create and used by the hundred. */
const made = new Map<string, Intl.DateTimeFormat>();
function formatter(zone: string, shape: ZoneShape): Intl.DateTimeFormat {
  const language = readerLanguage();
  const key = `${language} ${zone} ${shape}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(language, { ...shapes()[shape], timeZone: zone });
  made.set(key, known);
  return known;
}

/** An instant in `zone`, in the reader's language. */
export const formatInZone = (when: When, zone: string, shape: ZoneShape): string =>
  formatter(zone, shape).format(new Date(when));

/**
 * A range in `zone`; the shape `moment` also shows a change of day. If the clock changes in between, the length follows:
 * “00:30 – 02:00 (30 minutes, the clock changes)”.
 */
export function formatRangeInZone(
  start: When,
  end: When,
  zone: string,
  shape: 'time' | 'moment' = 'moment',
): string {
  const [from, to] = [new Date(start), new Date(end)];
  const isPlain = offsetOf(zone, from) === offsetOf(zone, to);
  if (isPlain) return formatter(zone, shape).formatRange(from, to);
  const minutes = Math.round((to.getTime() - from.getTime()) / 60_000);
  // Each end by itself: a range of the same wall time, or a reversed one, would be written as one time.
  const [first, last] = [formatter(zone, shape).format(from), formatter(zone, 'time').format(to)];
  return `${first} – ${last} (${minutes} minutes, the clock changes)`;
}

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
export const formatDateOnly = (date: CalendarDate, options: Intl.DateTimeFormatOptions = DAY): string =>
  new Intl.DateTimeFormat(readerLanguage(), { ...options, timeZone: 'UTC' }).format(Date.parse(date));
