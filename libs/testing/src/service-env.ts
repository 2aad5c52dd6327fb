import { testCallerKeys } from './caller.ts';
import { infra } from './infra.ts';

/**
 * The variables of a service under test, for `startService({ …, source: serviceEnv({ DATABASE_URL }) })`: the run's
 * servers and keys, a silent log, a free health port. What is given wins.
 */
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
