import { isTimeZone } from '@waymark/contracts/time';

const MINUTE = 60_000;
/** As far as clocks have been set back in one go (Lord Howe: half an hour). */
const SET_BACK = [-60, -30, 30, 60];

/**
 * A moment as its reader's clock and calendar say it, with the zone: `Tuesday 1 December 2026, 18:30 (Europe/Madrid)`.
 * A time that the clock shows twice that night says which of the two. An unknown zone is read as UTC.
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
/** Making one takes longer than writing a mail with it. */
const formats = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATS = 500;

function wallFormat(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made) return made;
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
