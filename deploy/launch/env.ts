import { envBool, envInt, envSecret } from '@waymark/platform/env';
import { z } from 'zod';

export const LauncherEnv = z.object({
  PORT: envInt(3000, { min: 0, max: 65_535 }).describe('Port of the product; 0 takes any free one'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address the product listens on, or --host; 0.0.0.0 opens it to the network'),
  WAYMARK_HOME: z.string().default('.waymark').describe('Folder of all data, logs and downloaded servers'),
  WAYMARK_PROCESSES: z
    .enum(['many', 'one'])
    .default('many')
    .describe(
      'one: gateway and services share a Node process, for small machines; the ai-worker has its own',
    ),
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production refuses unsafe defaults and demo features'),
  DEMO_MODE: envBool(true).describe(
    'Demo accounts and content, with one-click logins; default false in production',
  ),
  DATABASE_URL: envSecret(
    z.string().optional(),
    'PostgreSQL of yours (a login that may create roles and schemas); empty: a local one is started',
  ),
  REDIS_URL: envSecret(
    z.string().optional(),
    'Redis of yours, with AOF and maxmemory-policy noeviction; empty: a local one is started',
  ),
  QUEUE_REDIS_URL: envSecret(z.string().optional(), 'Redis of yours for the queues; empty: as REDIS_URL'),
  SESSION_REDIS_URL: envSecret(
    z.string().optional(),
    'Redis of yours for sessions and limits; empty: as REDIS_URL',
  ),
  NATS_URL: envSecret(z.string().optional(), 'NATS of yours, with JetStream; empty: a local one is started'),
  NATS_USER: z.string().optional().describe('Login of your NATS; the local one has a login for each process'),
  NATS_PASSWORD: envSecret(z.string().optional(), 'Password of that login'),
});
