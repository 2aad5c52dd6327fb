import { handedOnInfra } from './env.ts';

export interface Infra {
  /** A login that may create databases and roles. */
  postgresAdminUrl: string;
  /** Shared by all test files of the run; `freshRedis()` is private. */
  redisUrl: string;
  /** Shared by all test files of the run; `freshNats()` is private. */
  natsUrl: string;
  /** Address for requests of private servers. */
  controlUrl: string;
}

/** Addresses of the servers of this test run. Throws outside the `int` tier, which alone starts them. */
export function infra(): Infra {
  const json = handedOnInfra();
  if (!json) throw new Error('no test servers: run this file in the Jest project "int"');
  return JSON.parse(json) as Infra;
}
