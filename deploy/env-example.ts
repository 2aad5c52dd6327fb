// Writes .env.example from the env schemas of all processes, or checks that it matches them:
//   node --conditions=waymark-source deploy/env-example.ts [--write]
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseEnv, describeEnv, type EnvVariable } from '@waymark/platform/env';
import { z } from 'zod';
import { LauncherEnv } from './launch/env.ts';
import { projectRoot } from './launch/paths.ts';
import { manifests } from './launch/processes.ts';

const FILE = join(projectRoot, '.env.example');

/** Set by the launcher or compose for each process; the same value for all would be wrong. */
const PER_PROCESS = ['HEALTH_PORT', 'HEALTH_HOST', 'CALLER_PUBLIC_KEY', 'CALLER_PRIVATE_KEY'];

interface Listed extends EnvVariable {
  processes: string[];
}

/** The content of the file, from the schemas. */
export async function envExample(): Promise<string> {
  const launcher = describeEnv(LauncherEnv);
  const own = new Set(launcher.map(({ name }) => name));
  const groups = grouped(await listed(own));
  const sections = [...groups].map(([title, variables]) => section(title, variables));
  return `${[HEAD, section('npm start', launcher), ...sections].join('\n\n')}\n`;
}

/** Returns the differences between the file and the schemas. */
export async function checkEnvExample(): Promise<string[]> {
  const [wanted, found] = [await envExample(), await readFile(FILE, 'utf8').catch(() => '')];
  if (wanted === found) return [];
  const lines = new Set(found.split('\n'));
  const missing = wanted.split('\n').filter((line) => !lines.has(line));
  return [
    '.env.example differs from the env schemas; write it anew with: npm run env-example',
    ...missing.slice(0, 8),
  ];
}

const HEAD = `# Every variable, its default and its meaning. Written by "npm run env-example" from the processes' own schemas.
# Nothing has to be set: copy to .env only what you want otherwise, and remove the "#" before it. Instead of NAME a
# variable NAME_FILE may hold the path of a file with the value.`;

async function listed(launcher: Set<string>): Promise<Listed[]> {
  const all = new Map<string, Listed>();
  const take = (process: string, variables: EnvVariable[]) => {
    for (const variable of variables) {
      if (launcher.has(variable.name)) continue;
      const known = all.get(variable.name);
      if (known) known.processes.push(process);
      else all.set(variable.name, { ...variable, processes: [process] });
    }
  };
  take('every process', describeEnv(z.object(baseEnv)));
  for (const { name, env } of manifests) take(name, describeEnv(env));
  return [...all.values()];
}

/** Variables of one process are listed under its name, those of several together, those of PER_PROCESS last. */
function grouped(variables: Listed[]): Map<string, Listed[]> {
  const groups = new Map<string, Listed[]>();
  for (const variable of variables) {
    const title = PER_PROCESS.includes(variable.name)
      ? 'set for each process by npm start or compose'
      : variable.processes.join(', ');
    groups.set(title, [...(groups.get(title) ?? []), variable]);
  }
  return groups;
}

function section(title: string, variables: EnvVariable[]): string {
  const entries = variables.map(({ name, description, default: value, required, secret }) => {
    const notes = [
      required ? 'required where the launcher does not set it' : '',
      secret ? 'secret' : '',
    ].filter(Boolean);
    return `# ${description}${notes.length ? ` (${notes.join('; ')})` : ''}\n#${name}=${secret ? '' : (value ?? '')}`;
  });
  return [`# ---- ${title} ----`, ...entries].join('\n');
}

if (import.meta.main) {
  if (process.argv.includes('--write')) {
    await writeFile(FILE, await envExample());
  } else {
    const faults = await checkEnvExample();
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length ? 1 : 0;
  }
}
