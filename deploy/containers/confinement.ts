import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContainerSpec } from './spec.ts';

const CAPABILITIES =
  'CHOWN DAC_OVERRIDE DAC_READ_SEARCH FOWNER FSETID KILL SETGID SETUID SETPCAP LINUX_IMMUTABLE NET_BIND_SERVICE NET_BROADCAST NET_ADMIN NET_RAW IPC_LOCK IPC_OWNER SYS_MODULE SYS_RAWIO SYS_CHROOT SYS_PTRACE SYS_PACCT SYS_ADMIN SYS_BOOT SYS_NICE SYS_RESOURCE SYS_TIME SYS_TTY_CONFIG MKNOD LEASE AUDIT_WRITE AUDIT_CONTROL SETFCAP'.split(
    ' ',
  );

/** What the kernel reports about the first process of a container. */
export interface Confined {
  /** `/proc/<pid>/status` */
  status: string;
  /** `/proc/<pid>/mountinfo` */
  mounts: string;
  memoryLimit: number | null;
}

/** Names of what the kernel does not enforce as the specification of the container demands. */
export function notEnforced(
  spec: ContainerSpec,
  uid: number,
  { status, mounts, memoryLimit }: Confined,
): string[] {
  const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '';
  const rootOptions = /^\S+ \S+ \S+ \S+ \/ (\S+)/m.exec(mounts)?.[1]?.split(',') ?? [];
  const wanted = spec.capabilities.reduce(
    (bits, name) => bits | (1n << BigInt(CAPABILITIES.indexOf(name.slice('CAP_'.length)))),
    0n,
  );
  const rules: [string, boolean][] = [
    // The entrypoint of PostgreSQL leaves root by itself.
    ['user', uid === 0 || Number(field('Uid')) === uid],
    ['read-only root', rootOptions.includes('ro') === spec.readOnly],
    ['memory limit', spec.memoryBytes === memoryLimit],
    ['capabilities', BigInt(`0x${field('CapBnd') || 0}`) === wanted],
    ['no new privileges', field('NoNewPrivs') === (spec.noNewPrivileges ? '1' : '0')],
  ];
  return rules.flatMap(([name, isEnforced]) => (isEnforced ? [] : name));
}

export function confinementOf(pid: number): Confined {
  const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8');
  return { status: read('status'), mounts: read('mountinfo'), memoryLimit: memoryLimit(read('cgroup')) };
}

/** Of either version of control groups. */
function memoryLimit(groups: string): number | null {
  const old = /^\d+:(?:.*,)?memory(?:,.*)?:(.+)$/m.exec(groups)?.[1];
  const file = old
    ? join('/sys/fs/cgroup/memory', old, 'memory.limit_in_bytes')
    : join('/sys/fs/cgroup', /^0::(.+)$/m.exec(groups)?.[1] ?? '', 'memory.max');
  const limit = existsSync(file) ? Number(readFileSync(file, 'utf8')) : Number.NaN;
  return Number.isInteger(limit) && limit < 2 ** 53 ? limit : null;
}
