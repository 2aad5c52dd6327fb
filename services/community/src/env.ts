import { serviceDatabaseEnv } from '@waymark/database/service-env';
import { callerPublicKeyEnv, natsEnv, queueRedisEnv } from '@waymark/messaging/env';
import { envBool, envInt, refuseDemoInProduction } from '@waymark/platform/env';
import { meetingLinkEnv } from '@waymark/platform/meeting-link';
import { checkStorageEnv, storageEnv } from '@waymark/storage/env';
import { z } from 'zod';

export const Env = z
  .object({
    ...serviceDatabaseEnv,
    ...natsEnv,
    ...queueRedisEnv,
    ...callerPublicKeyEnv,
    ...meetingLinkEnv,
    DEMO_MODE: envBool(false).describe(
      'Seed demo members, requests for help, peer sessions and learning materials',
    ),
    PEER_SESSIONS_SECONDS: envInt(5, { min: 1 }).describe(
      'Interval in seconds of starting, ending and reminding of peer sessions',
    ),
    ...storageEnv,
    UPLOADS_UNFINISHED: envInt(5, { min: 1 }).describe('Unfinished uploads of files per user'),
    UPLOAD_MB_PER_DAY: envInt(5_000, { min: 1 }).describe(
      'Megabytes of files that a user may upload within 24 hours',
    ),
    FILE_KEPT_HOURS: envInt(48, { min: 1 }).describe(
      'Unfinished uploads, and files that nothing shows, are removed after this time without activity',
    ),
    FILE_QUIET_SECONDS: envInt(180, { min: 1 }).describe(
      'The check of a file without a report for this time is enqueued again',
    ),
    FILE_SWEEP_MINUTES: envInt(60, { min: 1 }).describe('Interval of the search for files to remove'),
  })
  .superRefine(checkStorageEnv)
  .superRefine(refuseDemoInProduction);
export type CommunityEnv = z.infer<typeof Env>;
