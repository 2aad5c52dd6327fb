import { serviceDatabaseEnv } from '@waymark/database/service-env';
import { callerPublicKeyEnv, natsEnv, queueRedisEnv } from '@waymark/messaging/env';
import { envBool, envInt, refuseDemoInProduction } from '@waymark/platform/env';
import { engineEnv, modelLimitsEnv } from '@waymark/platform/model-env';
import { checkStorageEnv, storageEnv } from '@waymark/storage/env';
import { z } from 'zod';

export const Env = z
  .object({
    ...serviceDatabaseEnv,
    ...natsEnv,
    ...queueRedisEnv,
    ...callerPublicKeyEnv,
    ...storageEnv,
    DEMO_MODE: envBool(false).describe('Seed demo roadmaps'),
    FEATURED_CLIP: z
      .string()
      .max(200)
      .optional()
      .describe(
        'Id of a step whose clip the landing page plays, at most 20 seconds of it; never a sample voice. Ask its mentor before.',
      ),
    WORK_QUIET_SECONDS: envInt(60, { min: 1 }).describe(
      'AI work without a report for this time is enqueued again',
    ),
    RECONCILE_SECONDS: envInt(5, { min: 1 }).describe('Interval of the search for stalled AI work'),
    STEP_REMINDERS_SECONDS: envInt(15, { min: 1 }).describe(
      'Interval of the search for due reminders and letters to learners',
    ),
    AI_RUNS_AT_ONCE: envInt(2, { min: 1 }).describe('Unfinished AI runs per user'),
    AI_RUNS_PER_HOUR: envInt(20, { min: 1 }).describe('AI runs that a user may start within 60 minutes'),
    AI_RUNS_PER_DAY: envInt(100, { min: 1 }).describe('AI runs that a user may start within 24 hours'),
    AI_TOKENS_PER_DAY: envInt(1_000_000, { min: 1 }).describe(
      "Tokens of a model, read and written, that a user's runs may take within 24 hours; a run that has started is completed",
    ),
    ...engineEnv,
    ...modelLimitsEnv,
    SWEEP_MINUTES: envInt(60, { min: 1 }).describe(
      'Interval of the search for orphaned files and expired records',
    ),
  })
  .superRefine(checkStorageEnv)
  .superRefine(refuseDemoInProduction);
export type RoadmapsEnv = z.infer<typeof Env>;
