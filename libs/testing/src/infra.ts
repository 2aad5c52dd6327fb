import { storedInfra } from './env.ts';

export interface Infra {
  postgresAdminUrl: string; // may create databases and roles
  redisUrl: string; // shared; `freshRedis()` is private
  natsUrl: string; // shared; `freshNats()` is private
  controlUrl: string; // for requests of private servers
}

/** Throws outside of the `int` tier, which starts the servers. */
export function infra(): Infra {
  const json = storedInfra();
  if (!json) throw new Error('no test servers: run this file in the Jest project "int"');
  return JSON.parse(json) as Infra;
}
