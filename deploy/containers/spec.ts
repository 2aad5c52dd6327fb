import type { ComposeFile, ComposeService } from '../docker/testing/compose-file.ts';
import { environmentFor, interpolate } from '../docker/testing/compose-file.ts';
import type { ImageConfig } from './buildah.ts';
import { bytes, milliseconds } from './units.ts';

export interface Health {
  /** The command, whose success means healthy. */
  command: string[];
  intervalMs: number;
  timeoutMs: number;
  /** Failures count after this time. */
  startMs: number;
  retries: number;
}

export interface Volume {
  /** null for one of this container only. */
  name: string | null;
  path: string;
  readOnly: boolean;
}

export interface Port {
  /** On this machine. */
  published: number;
  target: number;
}

/** A container as docker-compose.yml and its image describe it. */
export interface ContainerSpec {
  args: string[];
  env: Record<string, string>;
  cwd: string;
  user: string;
  init: boolean;
  readOnly: boolean;
  /** Paths with the options that compose names. */
  tmpfs: { path: string; options: string[] }[];
  volumes: Volume[];
  /** Files of the operator's folder, with their paths in the container. */
  secrets: { file: string; path: string }[];
  ports: Port[];
  memoryBytes: number | null;
  sharedMemoryBytes: number;
  capabilities: string[];
  noNewPrivileges: boolean;
  stopSignal: string;
  graceMs: number;
  health: Health | null;
  isOnNetwork: boolean;
}

/** What Docker leaves to a container. */
const DEFAULT_CAPABILITIES =
  'CHOWN DAC_OVERRIDE FSETID FOWNER MKNOD NET_RAW SETGID SETUID SETFCAP SETPCAP NET_BIND_SERVICE SYS_CHROOT KILL AUDIT_WRITE';
const DEFAULT_GRACE_MS = 10_000;
const DEFAULT_SHARED_MEMORY = 64 * 1_024 ** 2;

/** `env`: the operator's variables, as in `.env`. `secrets`: of the compose file. */
export function containerSpec(
  service: ComposeService,
  image: ImageConfig,
  env: Record<string, string>,
  secrets: ComposeFile['secrets'] = {},
): ContainerSpec {
  const entrypoint = service.entrypoint?.map(unescaped) ?? image.Entrypoint ?? [];
  const command = wordsOf(service.command) ?? (service.entrypoint ? [] : (image.Cmd ?? []));
  return {
    args: [...entrypoint, ...command],
    env: { ...environmentOf(image), ...environmentFor(service, env) },
    cwd: image.WorkingDir || '/',
    user: service.user ?? (image.User || '0'),
    init: service.init ?? false,
    readOnly: service.read_only ?? false,
    tmpfs: (service.tmpfs ?? []).map((line) => {
      const [path = '', options = ''] = line.split(':');
      return { path, options: options ? options.split(',') : [] };
    }),
    volumes: volumesOf(service, image),
    secrets: (service.secrets ?? []).map((one) => {
      const { source, target } = typeof one === 'string' ? { source: one, target: one } : one;
      const file = secrets[source]?.file;
      if (!file) throw new Error(`the compose file has no secret ${source}`);
      return { file, path: `/run/secrets/${target}` };
    }),
    ports: (service.ports ?? []).map((line) => {
      const [published, target] = interpolate(line, env).split(':').map(Number);
      return { published: published!, target: target! };
    }),
    memoryBytes: service.mem_limit ? bytes(service.mem_limit) : null,
    sharedMemoryBytes: service.shm_size ? bytes(service.shm_size) : DEFAULT_SHARED_MEMORY,
    capabilities: capabilitiesOf(service),
    noNewPrivileges: service.security_opt?.includes('no-new-privileges:true') ?? false,
    stopSignal: service.stop_signal ?? (image.StopSignal || 'SIGTERM'),
    graceMs: service.stop_grace_period ? milliseconds(service.stop_grace_period) : DEFAULT_GRACE_MS,
    health: healthOf(service, image),
    isOnNetwork: service.network_mode !== 'none',
  };
}

/** Compose writes a dollar that is not a variable as two. */
const unescaped = (text: string): string => text.replaceAll('$$', '$');

function wordsOf(command: string | string[] | undefined): string[] | undefined {
  if (command === undefined) return;
  return typeof command === 'string' ? command.split(/\s+/) : command.map(unescaped);
}

const environmentOf = ({ Env = [] }: ImageConfig): Record<string, string> =>
  Object.fromEntries(
    (Env ?? []).map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

function volumesOf(service: ComposeService, image: ImageConfig): Volume[] {
  const named = (service.volumes ?? []).map((line) => {
    const [first = '', second, mode] = line.split(':');
    return second === undefined
      ? { name: null, path: first, readOnly: false }
      : { name: first, path: second, readOnly: mode === 'ro' };
  });
  const declared = Object.keys(image.Volumes ?? {}).filter((path) => !named.some((one) => one.path === path));
  return [...named, ...declared.map((path) => ({ name: null, path, readOnly: false }))];
}

function capabilitiesOf({ cap_drop = [], cap_add = [] }: ComposeService): string[] {
  const kept = cap_drop.includes('ALL')
    ? []
    : DEFAULT_CAPABILITIES.split(' ').filter((name) => !cap_drop.includes(name));
  return [...new Set([...kept, ...cap_add])].map((name) => `CAP_${name}`);
}

function healthOf({ healthcheck }: ComposeService, image: ImageConfig): Health | null {
  const test = healthcheck?.test ?? image.Healthcheck?.Test ?? ['NONE'];
  const command = commandOf(test);
  if (command === null) return null;
  if (!healthcheck) {
    const { Interval = 30e9, Timeout = 30e9, StartPeriod = 0, Retries = 3 } = image.Healthcheck!;
    return {
      ...{ command, intervalMs: Interval / 1e6, timeoutMs: Timeout / 1e6 },
      ...{ startMs: StartPeriod / 1e6, retries: Retries },
    };
  }
  const { interval = '30s', timeout = '30s', start_period = '0s', retries = 3 } = healthcheck;
  return {
    ...{ command, intervalMs: milliseconds(interval), timeoutMs: milliseconds(timeout) },
    ...{ startMs: milliseconds(start_period), retries },
  };
}

function commandOf([kind = 'NONE', ...words]: string[]): string[] | null {
  if (kind === 'NONE') return null;
  const command = words.map(unescaped);
  return kind === 'CMD-SHELL' ? ['/bin/sh', '-c', command.join(' ')] : command;
}
