const HOUR = 3_600_000;

/** The reminders of an appointment: due `from` hours before its start, and not sent when `until` hours are left. */
export const REMINDERS = [
  { before: '24h', from: 24, until: 1 },
  { before: '1h', from: 1, until: 0 },
] as const;

/** How long before the start a reminder is sent. */
export type ReminderLead = (typeof REMINDERS)[number]['before'];

/** The reminders of an appointment whose time has not come yet. */
export const remindersOf = (startsAt: Date, now: Date): { before: ReminderLead; dueAt: Date }[] =>
  REMINDERS.map(({ before, from }) => ({
    before,
    dueAt: new Date(startsAt.getTime() - from * HOUR),
  })).filter(({ dueAt }) => dueAt > now);

/** False for a moved or started appointment, and for a day's notice in the last hour. */
export function isReminderCurrent(
  reminder: { startsAt: Date; before: ReminderLead },
  startsAt: Date,
  now: Date,
): boolean {
  if (reminder.startsAt.getTime() !== startsAt.getTime()) return false;
  const { until } = REMINDERS.find(({ before }) => before === reminder.before)!;
  return startsAt.getTime() - now.getTime() > until * HOUR;
}
