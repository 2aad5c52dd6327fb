import { serverNow } from './server-clock.ts';

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const dayAndTime = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** "at 14:05" today, "on Thu 14:05" on another day of the week ahead. */
export function formatMoment(when: string, now = serverNow()): string {
  const moment = new Date(when);
  const isToday = moment.toDateString() === new Date(now).toDateString();
  return isToday ? `at ${time.format(moment)}` : `on ${dayAndTime.format(moment)}`;
}
