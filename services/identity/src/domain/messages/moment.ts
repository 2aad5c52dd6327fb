import { isTimeZone } from '@waymark/contracts/time';

const MINUTE = 60_000;
/** Minutes by which clocks are set back (half an hour on Lord Howe Island). */
const SET_BACK = [-60, -30, 30, 60];

/**
 * Formats an instant as wall time with its zone: `Tuesday 1 December 2026, 18:30 (Europe/Madrid)`. A wall time that
 * occurs twice because of a clock change gets its UTC offset. An unknown zone is treated as UTC.
 */
export function moment(at: string, zone: string): string {
  const known = isTimeZone(zone) ? zone : 'UTC';
  const time = Date.parse(at);
  const wall = wallTime(time, known);
  const isTwice = SET_BACK.some((minutes) => wallTime(time + minutes * MINUTE, known) === wall);
  return `${wall} (${known}${isTwice ? `, ${offset(time, known)}` : ''})`;
}

const WALL: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
/** Cached, because creating one takes longer than composing a mail. */
const formats = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATS = 500;

function wallFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  if (formats.size >= MAX_FORMATS) formats.clear();
  const format = new Intl.DateTimeFormat('en-GB', { ...WALL, timeZone });
  formats.set(timeZone, format);
  return format;
}

function wallTime(time: number, timeZone: string): string {
  const part = Object.fromEntries(
    wallFormat(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.weekday} ${part.day} ${part.month} ${part.year}, ${part.hour}:${part.minute}`;
}

function offset(time: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name === 'GMT' ? 'UTC' : name.replace('GMT', 'UTC');
}
