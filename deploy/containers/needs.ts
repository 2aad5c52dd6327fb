import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { onPath } from '../launch/paths.ts';
import { KEYRING } from './debian.ts';
import { folders } from './folders.ts';

/** Programs with the package of Debian that has each. */
const programs: Record<string, string> = {
  buildah: 'buildah',
  runc: 'runc',
  mmdebstrap: 'mmdebstrap',
  ip: 'iproute2',
  dnsmasq: 'dnsmasq-base',
  'tini-static': 'tini',
  git: 'git',
  openssl: 'openssl',
  npm: 'npm',
};
/** Bases, build cache and images, measured. */
const GIGABYTES = 12;

/** What the command finds on this machine. */
export interface Machine {
  platform: string;
  isRoot: boolean;
  /** Of `programs`, those that are on PATH. */
  found: string[];
  hasKeyring: boolean;
  hasNamespaces: boolean;
  freeGigabytes: number;
}

/** What is missing, a line each; empty when the command can run. */
export function lacking(machine: Machine): string[] {
  const { platform, isRoot, found, hasKeyring, hasNamespaces, freeGigabytes } = machine;
  const packages = Object.keys(programs).flatMap((name) => (found.includes(name) ? [] : programs[name]!));
  if (!hasKeyring) packages.push('debian-archive-keyring');
  return [
    ...(platform === 'linux-x64' ? [] : [`Linux on x64; this is ${platform}`]),
    ...(isRoot ? [] : ['root, for namespaces, mounts and memory limits']),
    ...(packages.length > 0 ? [`programs: apt-get install ${packages.join(' ')}`] : []),
    ...(hasNamespaces ? [] : ['network namespaces']),
    ...(freeGigabytes >= GIGABYTES
      ? []
      : [`${GIGABYTES} GB free in ${folders.home}; there are ${Math.floor(freeGigabytes)}`]),
  ];
}

export async function thisMachine(): Promise<Machine> {
  const { bavail, bsize } = await statfs(existsSync(folders.home) ? folders.home : nearest(folders.home));
  return {
    platform: `${process.platform}-${process.arch}`,
    isRoot: process.getuid?.() === 0,
    found: Object.keys(programs).filter((name) => onPath([name]).length > 0),
    hasKeyring: existsSync(KEYRING),
    hasNamespaces: existsSync('/proc/self/ns/net'),
    freeGigabytes: (bavail * bsize) / 1e9 + (existsSync(folders.storage) ? GIGABYTES : 0),
  };
}

const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)));
