import { handedOnInfra } from './env.ts';

export interface Infra {
  /** A login that may create databases and roles. */
  postgresAdminUrl: string;
  /** Shared by all test files of the run: for a Redis nobody else writes to, take `freshRedis()`. */
  redisUrl: string;
  /** Shared by all test files of the run: for streams nobody else writes to, take `freshNats()`. */
  natsUrl: string;
  /** Where private servers are asked for. */
  controlUrl: string;
}

/** Addresses of the servers of this test run. Throws outside the `int` tier, which alone starts them. */
export function infra(): Infra {
  const json = handedOnInfra();
  if (!json) throw new Error('no test servers: run this file in the Jest project "int"');
  return JSON.parse(json) as Infra;
}
