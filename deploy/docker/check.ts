// Checks the configuration of all containers before any of them starts. Prints one line and exits with 78 if it is not
// complete; the containers that depend on it then do not start, instead of starting again and again.
import { EnvError, EXIT_CONFIG, parseEnv, withBaseEnv } from '@waymark/platform/env';
import { withFiles } from '@waymark/platform/env-files';
import { type WaymarkProcess, waymarkProcesses } from '../launch/processes.ts';
import { composeSecrets } from './make-env.ts';
import { tlsFault } from './tls-fault.ts';

/** What is missing or wrong, in one line; null if the processes would start. */
export function configurationFault(env: NodeJS.ProcessEnv): string | null {
  const names = Object.keys(composeSecrets());
  const { values, faults } = withFiles(env, names);
  if (faults.length > 0) return faults.join('; ');
  const [first, ...others] = names.filter((name) => values[name] === undefined);
  if (first) {
    const more = others.length > 0 ? ` and ${others.length} other secret(s)` : '';
    return `${first}${more} missing: make the secrets first, with "docker compose run --rm setup"`;
  }
  const found = new Map<string, string[]>();
  for (const process of waymarkProcesses) {
    for (const fault of faultsOf(process, env)) {
      found.set(fault, [...(found.get(fault) ?? []), process.name]);
    }
  }
  const tls = tlsFault(env);
  if (tls) found.set(tls, ['edge']);
  const lines = [...found].map(([fault, processes]) => `${processes.join(', ')}: ${fault}`);
  return lines.length > 0 ? lines.join('; ') : null;
}

/** Addresses of the other containers differ per process, and are decided by the compose file. */
const ADDRESSES = {
  DATABASE_URL: 'postgres://postgres',
  DATABASE_URL_FILE: '',
  REDIS_URL: '',
  REDIS_URL_FILE: '',
};

function faultsOf({ manifest }: WaymarkProcess, env: NodeJS.ProcessEnv): string[] {
  try {
    parseEnv(
      withBaseEnv(manifest.env),
      { ...env, ...ADDRESSES },
      (parsed) => manifest.envFaults?.(parsed) ?? [],
    );
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
}

if (import.meta.main) {
  const fault = configurationFault(process.env);
  console.log(fault === null ? 'The configuration is complete.' : `Waymark does not start. ${fault}`);
  process.exitCode = fault === null ? 0 : EXIT_CONFIG;
}
