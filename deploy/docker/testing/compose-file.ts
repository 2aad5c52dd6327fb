import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../launch/paths.ts';
import { mergeFiles } from './compose-merge.ts';

export interface ComposeService {
  image?: string;
  build?: { target: string };
  environment?: Record<string, string | null>;
  volumes?: string[];
  ports?: string[];
  entrypoint?: string[];
  command?: string | string[];
  user?: string;
  init?: boolean;
  read_only?: boolean;
  tmpfs?: string[];
  shm_size?: string;
  mem_limit?: string;
  network_mode?: string;
  restart?: string;
  stop_signal?: string;
  stop_grace_period?: string;
  cap_add?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  secrets?: (string | { source: string; target: string })[];
  healthcheck?: {
    test: string[];
    interval?: string;
    timeout?: string;
    retries?: number;
    start_period?: string;
  };
  profiles?: string[];
  depends_on?: Record<string, { condition: string }>;
}

export const readProjectFile = (path: string, root = projectRoot): string =>
  readFileSync(join(root, path), 'utf8');

export interface ComposeFile {
  services: Record<string, ComposeService>;
  secrets?: Record<string, { file: string }>;
}

/** Compose files as `COMPOSE_FILE` names them, the later on top of the earlier. */
export const composeFile = (files: string, root = projectRoot): ComposeFile =>
  mergeFiles(files.split(':').map((file) => readProjectFile(file, root))) as ComposeFile;

export const servicesOf = (files: string, root = projectRoot): Record<string, ComposeService> =>
  composeFile(files, root).services;

/** The environment that compose gives to a container, where the operator's `.env` has these variables. */
export function environmentFor(
  service: ComposeService | undefined,
  env: Record<string, string>,
): Record<string, string> {
  const entries = Object.entries(service?.environment ?? {});
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value === null ? (env[name] ?? '') : interpolate(value, env)]),
  );
}

/** `${NAME}`, `${NAME-default}` and `${NAME:-default}`, innermost first. */
export function interpolate(text: string, env: Record<string, string>): string {
  const INNERMOST = /\$\{(\w+)(?:(:?-)([^${}]*))?\}/;
  let result = text;
  for (let found = INNERMOST.exec(result); found; found = INNERMOST.exec(result)) {
    const [whole, name = '', operator, fallback = ''] = found;
    const value = env[name];
    const isAbsent = operator === ':-' ? !value : value === undefined;
    result = result.replace(whole, () => (isAbsent ? fallback : value!));
  }
  return result;
}

/** All services that must have ended or be ready before this one starts, also indirectly. */
export function requirementsOf(services: Record<string, ComposeService>, name: string): Set<string> {
  const direct = Object.keys(services[name]?.depends_on ?? {});
  return new Set(direct.flatMap((one) => [one, ...requirementsOf(services, one)]));
}

export interface Stage {
  name: string;
  from: string;
  /** Sources of its COPY instructions, from the folder of the project. */
  copies: string[];
  text: string;
}

/** The build stages of the Dockerfile. */
export function stages(root = projectRoot): Stage[] {
  const text = readProjectFile('deploy/docker/Dockerfile', root).replaceAll('\\\n', ' ');
  return text
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((part) => {
      const [, from = '', name = ''] = /^FROM (\S+) AS (\S+)/.exec(part) ?? [];
      const copies = [...part.matchAll(/^COPY ((?:\S+ +)+)\S+$/gm)].flatMap(([, sources = '']) =>
        sources.includes('--from=') ? [] : sources.trim().split(/ +/),
      );
      return { name, from, copies, text: part };
    });
}
