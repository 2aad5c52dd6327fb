import { databaseEnv } from '@waymark/database/service-env';
import { callerPublicKeyEnv, natsEnv } from '@waymark/messaging/env';
import { z } from 'zod';

export const Env = z.object({ ...databaseEnv, ...natsEnv, ...callerPublicKeyEnv });
