const clock = new Intl.DateTimeFormat(undefined, {
  hour: new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12
    ? 'numeric'
    : '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});
const END_OF_DAY = '24:00';
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** "17:30" of a calendar's hours in the reader's clock: "5:30 PM" or "17:30". The end of a day stays "24:00" on 24 hours. */
export const wallTime = (time: string): string =>
  time === END_OF_DAY && !clock.resolvedOptions().hour12 ? time : clock.format(minutesOf(time) * 60_000);

/** “9:00 AM – 5:00 PM” or “09:00–17:00”, as the reader's language writes a range. */
export const wallRange = (from: string, to: string): string =>
  to === END_OF_DAY
    ? `${wallTime(from)} – ${wallTime(to)}`
    : clock.formatRange(minutesOf(from) * 60_000, minutesOf(to) * 60_000);
