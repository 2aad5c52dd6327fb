import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './paths.ts';

/** One of Waymark's own processes. Paths count from the project's root. */
export interface WaymarkProcess {
  name: string;
  main: string;
  /** The module that exports its environment schema as `Env`. */
  env: string;
  /** Whether it has a database schema and login of its own. */
  database: boolean;
}

const service = (name: string, database: boolean, dir = `services/${name}`): WaymarkProcess => ({
  name,
  main: `${dir}/dist/main.js`,
  env: `${dir}/src/env.ts`,
  database,
});

export const waymarkProcesses: WaymarkProcess[] = [
  service('gateway', false, 'gateway'),
  service('identity', true),
  service('roadmaps', true),
  service('scheduling', true),
  service('payments', true),
  service('community', true),
  service('ai-worker', false),
];

/** The part of a zod object that is needed here; the schemas themselves belong to the processes. */
export interface EnvSchema {
  shape: Record<string, unknown>;
}

/** The environment schema of a process, straight from its source; null while there is none. */
export async function envSchemaOf(process: WaymarkProcess): Promise<EnvSchema | null> {
  const file = join(projectRoot, process.env);
  if (!existsSync(file)) return null;
  return ((await import(pathToFileURL(file).href)) as { Env: EnvSchema }).Env;
}
