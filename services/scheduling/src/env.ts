import { databaseEnv } from '@waymark/database/service-env';
import { callerPublicKeyEnv, natsEnv } from '@waymark/messaging/env';
import { envBool, envInt, refuseDemoInProduction } from '@waymark/platform/env';
import { z } from 'zod';

/** `{code}` is replaced by a random code per session, so that links cannot be guessed. */
const isMeetingTemplate = (template: string): boolean =>
  template.includes('{code}') && URL.parse(template.replaceAll('{code}', 'x'))?.protocol === 'https:';

export const Env = z
  .object({
    ...databaseEnv,
    ...natsEnv,
    ...callerPublicKeyEnv,
    DEMO_MODE: envBool(false).describe('Seed demo calendars and sessions'),
    MEETING_LINK_TEMPLATE: z
      .string()
      .refine(isMeetingTemplate, 'must be an https address with {code}')
      .default('https://meet.jit.si/waymark-{code}')
      .describe('Meeting link of sessions; {code} is replaced by a random code per session'),
    BOOKINGS_AHEAD: envInt(10, { min: 1 }).describe(
      'How many upcoming sessions that are free or paid afterwards one learner can have with one mentor',
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
