import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { withFiles } from '@waymark/platform/env-files';
import { LauncherEnv } from './env.ts';
import { LaunchFault } from './fault.ts';
import { DEFAULT_HOST } from './host.ts';
import { projectRoot, waymarkHome } from './paths.ts';
import { manifests } from './processes.ts';

/** Settings of the operator. Empty variables count as absent. */
export interface Settings {
  home: string;
  port: number;
  /** Address that the gateway listens on. */
  host: string;
  env: Record<string, string>;
}

/** Reads the environment and the project's `.env` file; the environment wins. Throws LaunchFault for invalid values. */
export function readSettings(
  env: NodeJS.ProcessEnv = process.env,
  envFile = join(projectRoot, '.env'),
): Settings {
  const merged = fromFiles(nonEmpty({ ...readEnvFile(envFile), ...nonEmpty(env) }));
  const port = merged.PORT ?? '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new LaunchFault(
      `PORT is "${port}", which is not a port.`,
      'Use a number from 1 to 65535: PORT=3000 npm start',
    );
  }
  for (const name of Object.keys(schemes) as (keyof typeof schemes)[]) checkUrl(name, merged[name]);
  if (!['many', 'one', undefined].includes(merged.WAYMARK_PROCESSES)) {
    throw new LaunchFault(
      `WAYMARK_PROCESSES is "${merged.WAYMARK_PROCESSES}".`,
      'Use many or one, or leave it out.',
    );
  }
  return { home: waymarkHome(merged), port: Number(port), host: merged.HOST ?? DEFAULT_HOST, env: merged };
}

/** Whether the gateway and the services share a Node process. */
export const isOneProcess = ({ env }: Settings): boolean => env.WAYMARK_PROCESSES === 'one';

function nonEmpty(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => !!entry[1]?.trim()),
  );
}

/** Replaces NAME_FILE by NAME for every variable of Waymark. */
function fromFiles(env: Record<string, string>): Record<string, string> {
  const schemas = [LauncherEnv, ...manifests.map((manifest) => manifest.env)];
  const names = schemas.flatMap((schema) => Object.keys(schema.shape));
  const { values, faults } = withFiles(env, [...new Set(names)]);
  if (faults.length > 0) {
    throw new LaunchFault(`${faults.join('; ')}.`, 'Correct the path, or set the variable itself.');
  }
  const others = Object.entries(env).filter(([name]) => !names.includes(name.replace(/_FILE$/, '')));
  return { ...Object.fromEntries(others), ...values };
}

function readEnvFile(file: string): NodeJS.ProcessEnv {
  try {
    return parseEnv(readFileSync(file, 'utf8')) as NodeJS.ProcessEnv;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new LaunchFault(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

const schemes = {
  DATABASE_URL: ['postgres:', 'postgresql:'],
  REDIS_URL: ['redis:', 'rediss:'],
  QUEUE_REDIS_URL: ['redis:', 'rediss:'],
  SESSION_REDIS_URL: ['redis:', 'rediss:'],
  NATS_URL: ['nats:', 'tls:', 'ws:', 'wss:'],
};

function checkUrl(name: keyof typeof schemes, value: string | undefined): void {
  if (value === undefined) return;
  const protocol = URL.canParse(value) ? new URL(value).protocol : '';
  if (!schemes[name].includes(protocol)) {
    throw new LaunchFault(
      `${name} is set, but is not an address like ${schemes[name][0]}//…`,
      `Correct it, or leave ${name} out to start a local server.`,
    );
  }
}
