import { testCallerKeys } from './caller.ts';
import { infra } from './infra.ts';

/** Variables for `startService({ …, source: serviceEnv({ DATABASE_URL }) })`; `given` overrides the defaults. */
export function serviceEnv(given: Record<string, string> = {}): Record<string, string> {
  const { natsUrl, redisUrl } = infra();
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    NATS_URL: natsUrl,
    REDIS_URL: redisUrl,
    CALLER_PUBLIC_KEY: testCallerKeys.publicKey,
    ...given,
  };
}
