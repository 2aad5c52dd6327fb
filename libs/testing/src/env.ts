/** Only this file of the library reads the environment. */
export const testEnv = {
  /** URLs of running servers, which replace local ones. */
  postgresUrl: process.env.WAYMARK_TEST_POSTGRES_URL,
  redisUrl: process.env.WAYMARK_TEST_REDIS_URL,
  natsUrl: process.env.WAYMARK_TEST_NATS_URL,
  path: process.env.PATH ?? '',
};

const INFRA_VARIABLE = 'WAYMARK_TEST_INFRA';

export const storedInfra = (): string | undefined => process.env[INFRA_VARIABLE];

/** Jest workers inherit the variable. */
export function storeInfra(json: string): void {
  process.env[INFRA_VARIABLE] = json;
}
