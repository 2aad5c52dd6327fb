const HOUR = 3_600_000;
const HOURS = { '24h': 24, '1h': 1 } as const;

/** How long before the start a reminder is sent. */
export type ReminderLead = keyof typeof HOURS;

/** The reminders of an appointment whose time has not come yet. */
export const remindersOf = (startsAt: Date, now: Date): { before: ReminderLead; dueAt: Date }[] =>
  Object.entries(HOURS)
    .map(([before, hours]) => ({
      before: before as ReminderLead,
      dueAt: new Date(startsAt.getTime() - hours * HOUR),
    }))
    .filter(({ dueAt }) => dueAt > now);

/** False for a moved or started appointment, and for a day's notice in the last hour. */
export function isReminderCurrent(
  reminder: { startsAt: Date; before: ReminderLead },
  startsAt: Date,
  now: Date,
): boolean {
  if (reminder.startsAt.getTime() !== startsAt.getTime()) return false;
  return startsAt.getTime() - now.getTime() > (reminder.before === '24h' ? HOUR : 0);
}
