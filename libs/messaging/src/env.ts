import { envInt, envSecret } from '@waymark/platform/env';
import { z } from 'zod';

/** For processes that use NATS. */
export const natsEnv = {
  NATS_URL: z
    .string()
    .default('nats://127.0.0.1:4222')
    .describe('NATS server, or several separated by commas'),
  NATS_USER: z.string().optional().describe("The process's own NATS login; its name is the process's name"),
  NATS_PASSWORD: envSecret(z.string().optional(), 'Password of the NATS login'),
  NATS_REPLICAS: envInt(1, { min: 1, max: 5 }).describe(
    'Servers of a NATS cluster that store each event; existing streams are changed at the next start',
  ),
};

const REDIS_URL = z
  .string()
  .default('redis://127.0.0.1:6379')
  .describe('Redis, with AOF and maxmemory-policy noeviction');
const ownRedis = (what: string) =>
  envSecret(z.string().optional(), `Redis of ${what} alone, so that it does not share the fate of the rest`);

/** For processes with jobs. */
export const queueRedisEnv = { REDIS_URL, QUEUE_REDIS_URL: ownRedis('the queues') };

/** For the gateway, whose sessions are in Redis. */
export const sessionRedisEnv = { REDIS_URL, SESSION_REDIS_URL: ownRedis('sessions and limits') };

/** For processes that verify callers; see `generateCallerKeys`. */
export const callerPublicKeyEnv = {
  CALLER_PUBLIC_KEY: z.string().describe('Ed25519 public key (base64 SPKI) that proves who the caller is'),
};

/** For the gateway, which signs callers. */
export const callerPrivateKeyEnv = {
  CALLER_PRIVATE_KEY: envSecret(
    z.string(),
    'Ed25519 private key (base64 PKCS#8) that signs who the caller is',
  ),
};
