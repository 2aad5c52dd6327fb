import type { Caller } from '@waymark/contracts/caller';
import { MentorChanged } from '@waymark/contracts/identity/events';
import type { SetCalendarSettingsBody, SetPricingBody } from '@waymark/contracts/scheduling/calendar';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import type { Harness } from './harness.ts';

let lastId = 2_000;

export interface MentorGiven {
  settings?: Partial<SetCalendarSettingsBody>;
  pricing?: SetPricingBody;
  /** Weekly [day, from, to]. */
  hours?: [number, string, string][];
}

/** A new bookable mentor: by default free, at any time, in UTC, without notice. */
export async function aMentor(scheduling: Harness, given: MentorGiven = {}): Promise<Caller> {
  lastId += 1;
  const mentor = asMentor(lastId);
  await scheduling.publish(MentorChanged, {
    mentorId: mentor.userId,
    name: `Mentor ${mentor.userId}`,
    avatar: null,
    bio: '',
    version: 1,
  });
  await eventually(async () => {
    const rows = await scheduling.sql('SELECT 1 FROM calendars WHERE mentor_id = $1', [mentor.userId]);
    if (rows.length === 0) throw new Error('the calendar is not open yet');
  });
  const settings = { timezone: 'UTC', minNoticeMinutes: 0, bookingWindowDays: 60, ...given.settings };
  await scheduling.call(rpc.SetCalendarSettings, settings, mentor);
  await scheduling.call(rpc.SetPricing, given.pricing ?? { sessionPrice: 0, currency: 'USD' }, mentor);
  const { timezone } = settings;
  for (const [dayOfWeek, startTime, endTime] of given.hours ?? everyDay) {
    await scheduling.call(rpc.AddAvailability, { dayOfWeek, startTime, endTime, timezone }, mentor);
  }
  return mentor;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day): [number, string, string] => [day, '00:00', '24:00']);
