import { serviceDatabaseEnv } from '@waymark/database/service-env';
import { callerPublicKeyEnv, natsEnv } from '@waymark/messaging/env';
import { envBool, envInt, envSecret, refuseDemoInProduction } from '@waymark/platform/env';
import { meetingLinkEnv } from '@waymark/platform/meeting-link';
import { z } from 'zod';

const hosts = z.string().transform((value) =>
  value
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== ''),
);

export const Env = z
  .object({
    ...serviceDatabaseEnv,
    ...natsEnv,
    ...callerPublicKeyEnv,
    DEMO_MODE: envBool(false).describe('Seed demo calendars and sessions'),
    ...meetingLinkEnv,
    BOOKINGS_AHEAD: envInt(10, { min: 1 }).describe(
      'How many upcoming sessions that are free or paid afterwards one learner can have with one mentor',
    ),
    NO_SHOW_PAUSE_DAYS: envInt(14, { min: 0, max: 365 }).describe(
      'For how many days the third no-show in 90 days pauses bookings of and with that person; 0: not at all',
    ),
    CALENDAR_SECRET: envSecret(
      z.string().min(16).default('waymark-development-only'),
      'Encrypts the addresses of calendars that mentors linked; if it is lost, they must be linked again',
    ),
    CALENDARS_SECONDS: envInt(15, { min: 1 }).describe(
      'Interval in seconds of reading linked calendars that are due; each is due every 15 minutes',
    ),
    CALENDAR_ALLOWED_HOSTS: hosts
      .prefault('')
      .describe(
        'Hosts (comma-separated) of your own network that mentors can link calendars of; all others must be on the internet',
      ),
    HOLDS_SECONDS: envInt(2, { min: 1 }).describe(
      'Interval in seconds of expiring holds and of updating next free times',
    ),
    SESSIONS_SECONDS: envInt(15, { min: 1 }).describe(
      'Interval in seconds of completing sessions and sending reminders',
    ),
  })
  .superRefine(refuseDemoInProduction);
export type SchedulingEnv = z.infer<typeof Env>;
