/** The only place of this library that reads the environment. */
export const testEnv = {
  /** URLs of running servers; each one replaces a local server. */
  postgresUrl: process.env.WAYMARK_TEST_POSTGRES_URL,
  redisUrl: process.env.WAYMARK_TEST_REDIS_URL,
  natsUrl: process.env.WAYMARK_TEST_NATS_URL,
  path: process.env.PATH ?? '',
};

const HANDED_ON = 'WAYMARK_TEST_INFRA';

/** Addresses from the global setup, as JSON. */
export const handedOnInfra = (): string | undefined => process.env[HANDED_ON];

/** Stores the addresses where every Jest worker inherits them. */
export function handOnInfra(json: string): void {
  process.env[HANDED_ON] = json;
}
