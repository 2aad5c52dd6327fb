import { databaseEnv } from '@waymark/database/service-env';
import { callerPublicKeyEnv, natsEnv, redisEnv } from '@waymark/messaging/env';
import { envBool, envInt, refuseDemoInProduction } from '@waymark/platform/env';
import { checkStorageEnv, storageEnv } from '@waymark/storage/env';
import { z } from 'zod';

export const Env = z
  .object({
    ...databaseEnv,
    ...natsEnv,
    ...redisEnv,
    ...callerPublicKeyEnv,
    ...storageEnv,
    DEMO_MODE: envBool(false).describe('Seed demo roadmaps'),
    WORK_QUIET_SECONDS: envInt(60, { min: 1 }).describe(
      'AI work nobody has reported on for so long is put in its queue again',
    ),
    RECONCILE_SECONDS: envInt(5, { min: 1 }).describe('How often quiet AI work is looked for'),
    SWEEP_MINUTES: envInt(60, { min: 1 }).describe(
      'How often stored files that nothing names are looked for',
    ),
  })
  .superRefine(checkStorageEnv)
  .superRefine(refuseDemoInProduction);
export type RoadmapsEnv = z.infer<typeof Env>;

/** Injection token of the environment. */
export const ENV = Symbol('RoadmapsEnv');
