import { isTimeZone } from '@waymark/contracts/time-zone';
import { instantsAt, localTime, toTime } from '@waymark/kernel/time-zone';

const DATE = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/**
 * Formats an instant as wall time with its zone: `Tuesday 1 December 2026, 18:30 (Europe/Madrid)`. A wall time that
 * occurs twice because of a clock change gets its UTC offset. An unknown zone is treated as UTC.
 */
export function moment(at: string, zone: string): string {
  const known = isTimeZone(zone) ? zone : 'UTC';
  const instant = Date.parse(at);
  const { date, minute } = localTime(known, instant);
  const isTwice = instantsAt(known, date, minute).length > 1;
  const day = DATE.format(Date.parse(date)).replace(',', '');
  return `${day}, ${toTime(minute)} (${known}${isTwice ? `, ${offset(instant, known)}` : ''})`;
}

/** The day of an instant in UTC: `Monday 14 December 2026`. */
export const longDate = (at: Date): string => DATE.format(at).replace(',', '');

function offset(instant: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name === 'GMT' ? 'UTC' : name.replace('GMT', 'UTC');
}
