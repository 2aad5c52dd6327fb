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
      'AI work without a report for this time is enqueued again',
    ),
    RECONCILE_SECONDS: envInt(5, { min: 1 }).describe('Interval of the search for stalled AI work'),
    SWEEP_MINUTES: envInt(60, { min: 1 }).describe(
      'Interval of the search for orphaned files and expired records',
    ),
  })
  .superRefine(checkStorageEnv)
  .superRefine(refuseDemoInProduction);
export type RoadmapsEnv = z.infer<typeof Env>;
