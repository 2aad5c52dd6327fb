/** The only place of this library that looks at the environment. */
export const testEnv = {
  /** Servers somebody already runs; each one given is used instead of a local one. */
  postgresUrl: process.env.WAYMARK_TEST_POSTGRES_URL,
  redisUrl: process.env.WAYMARK_TEST_REDIS_URL,
  natsUrl: process.env.WAYMARK_TEST_NATS_URL,
  path: process.env.PATH ?? '',
};

const HANDED_ON = 'WAYMARK_TEST_INFRA';

/** The addresses the global setup left for the test files, as JSON. */
export const handedOnInfra = (): string | undefined => process.env[HANDED_ON];

/** Leaves the addresses where every Jest worker inherits them. */
export function handOnInfra(json: string): void {
  process.env[HANDED_ON] = json;
}
