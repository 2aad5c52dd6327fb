import { serviceDatabaseEnv } from '@waymark/database/service-env';
import { callerPublicKeyEnv, natsEnv } from '@waymark/messaging/env';
import { envBool, envInt, refuseDemoInProduction } from '@waymark/platform/env';
import { meetingLinkEnv } from '@waymark/platform/meeting-link';
import { z } from 'zod';

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
    HOLDS_SECONDS: envInt(2, { min: 1 }).describe(
      'Interval in seconds of expiring holds and of updating next free times',
    ),
    SESSIONS_SECONDS: envInt(15, { min: 1 }).describe(
      'Interval in seconds of completing sessions and sending reminders',
    ),
  })
  .superRefine(refuseDemoInProduction);
export type SchedulingEnv = z.infer<typeof Env>;
