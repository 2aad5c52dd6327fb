import { addDays } from '@waymark/kernel/time-zone';
import { serverNow } from '../../lib/server-clock.ts';
import { browserZone, type CalendarDate, dateIn, formatDateOnly, formatInZone } from '../../lib/zones.ts';

const LONG: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };

export const dayOf = (when: string): CalendarDate => dateIn(browserZone(), when);

/** "Today", "Yesterday", "Thursday, 3 December 2026". */
export function dayText(day: CalendarDate, now = serverNow()): string {
  const today = dateIn(browserZone(), now);
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : formatDateOnly(day, LONG);
}

export const timeText = (when: string): string => formatInZone(when, browserZone(), 'time');

/** For a list: the time today, else the day. */
export const momentText = (when: string, now = serverNow()): string =>
  dayOf(when) === dateIn(browserZone(), now) ? timeText(when) : formatInZone(when, browserZone(), 'day');
