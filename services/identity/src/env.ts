import { Username } from '@waymark/contracts/identity/http';
import { databaseEnv } from '@waymark/database/service-env';
import { callerPublicKeyEnv, natsEnv } from '@waymark/messaging/env';
import { envBool, refuseDemoInProduction } from '@waymark/platform/env';
import { z } from 'zod';

// An e-mail address would not be kept from visitors, yet whoever registers it would be made an admin.
const names = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  .refine((all) => all.every((name) => Username.safeParse(name).success), 'must be user names');

export const Env = z
  .object({
    ...databaseEnv,
    ...natsEnv,
    ...callerPublicKeyEnv,
    DEMO_MODE: envBool(false).describe('Seed demo accounts and offer them on the sign-in page'),
    ADMIN_USERNAMES: names
      .prefault('')
      .describe('User names (comma-separated) that only the operator can make and that are always admins'),
  })
  .superRefine(refuseDemoInProduction);
export type IdentityEnv = z.infer<typeof Env>;

export const ENV = Symbol('IdentityEnv');
