import { databaseEnv } from '@waymark/database/service-env';
import { callerPublicKeyEnv, natsEnv } from '@waymark/messaging/env';
import { envBool, envInt, refuseDemoInProduction } from '@waymark/platform/env';
import { z } from 'zod';

/** Where `{code}` stands, each session has random letters of its own: whoever guesses none of them meets nobody. */
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
      .refine(isMeetingTemplate, 'must be an https address that holds {code}')
      .default('https://meet.jit.si/waymark-{code}')
      .describe('Where sessions meet; {code} stands for a random code of each session'),
    BOOKINGS_AHEAD: envInt(10, { min: 1 }).describe(
      'How many sessions that cost nothing yet (free, or paid afterwards) one learner can have ahead with one mentor',
    ),
    HOLDS_SECONDS: envInt(2, { min: 1 }).describe('How often holds that ran out are ended'),
    SESSIONS_SECONDS: envInt(15, { min: 1 }).describe(
      'How often sessions that are over are completed and reminders that are due are sent',
    ),
  })
  .superRefine(refuseDemoInProduction);
export type SchedulingEnv = z.infer<typeof Env>;

/** Injection token of the environment. */
export const ENV = Symbol('SchedulingEnv');
