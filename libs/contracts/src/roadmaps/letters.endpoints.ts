import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Success } from '../success.ts';
import { DailyReminder, DailyReminderBody, TimeZoneBody } from './letters.ts';

export const GetDailyReminder = endpoint('GET /api/account/daily-reminder', {
  subject: 'roadmaps.daily-reminder',
  summary: "The caller's daily reminder, and until when all letters are paused",
  input: z.object({}),
  output: DailyReminder,
});
/** Idempotent. Error: VALIDATION (a pause that ends in the past or after more than a year). */
export const SetDailyReminder = endpoint('PUT /api/account/daily-reminder', {
  subject: 'roadmaps.set-daily-reminder',
  summary: "Sets, pauses or turns off the caller's daily reminder",
  input: DailyReminderBody,
  output: DailyReminder,
});
/** Idempotent. */
export const SetTimeZone = endpoint('PUT /api/account/time-zone', {
  subject: 'roadmaps.set-time-zone',
  summary: 'The time zone in which the caller gets reminders and letters',
  input: TimeZoneBody,
  output: Success,
});
