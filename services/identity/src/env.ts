import { databaseEnv } from '@waymark/database/service-env';
import { callerPublicKeyEnv, natsEnv } from '@waymark/messaging/env';
import { envBool } from '@waymark/platform/env';
import { z } from 'zod';

const names = z.string().transform((value) =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
);

export const Env = z.object({
  ...databaseEnv,
  ...natsEnv,
  ...callerPublicKeyEnv,
  DEMO_MODE: envBool(false).describe('Seed demo accounts and offer them on the sign-in page'),
  ADMIN_USERNAMES: names
    .prefault('')
    .describe('User names (comma-separated) that only the operator can make and that are always admins'),
});
export type IdentityEnv = z.infer<typeof Env>;

export const ENV = Symbol('IdentityEnv');
