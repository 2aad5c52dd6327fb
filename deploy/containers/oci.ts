import type { ContainerSpec } from './spec.ts';

/** Where the parts of a container are on this machine. */
export interface Place {
  hostname: string;
  rootfs: string;
  /** Of its network namespace; null for a container without a network. */
  network: string | null;
  cgroup: string;
  user: User;
  /** Folder of each of its volumes, in their order. */
  volumes: string[];
  /** Files of this machine in the container, read-only. */
  files: { source: string; path: string }[];
  /** The program that docker runs as process 1 for `init: true`. */
  init: string;
}

export interface User {
  uid: number;
  gid: number;
}

const INIT = '/sbin/docker-init';
const MASKED = [
  '/proc/acpi',
  '/proc/kcore',
  '/proc/keys',
  '/proc/timer_list',
  '/proc/sched_debug',
  '/sys/firmware',
];
const READ_ONLY = ['/proc/bus', '/proc/fs', '/proc/irq', '/proc/sys', '/proc/sysrq-trigger'];

interface Mount {
  destination: string;
  type: string;
  source: string;
  options: string[];
}

/** The `config.json` for an OCI runtime, with what Docker gives to a container. */
export function ociConfig(spec: ContainerSpec, place: Place) {
  const { capabilities, memoryBytes } = spec;
  const forRoot = place.user.uid === 0 ? capabilities : [];
  return {
    ociVersion: '1.0.2',
    hostname: place.hostname,
    root: { path: place.rootfs, readonly: spec.readOnly },
    process: {
      terminal: false,
      user: place.user,
      args: spec.init ? [INIT, '--', ...spec.args] : spec.args,
      env: Object.entries(spec.env).map(([name, value]) => `${name}=${value}`),
      cwd: spec.cwd,
      noNewPrivileges: spec.noNewPrivileges,
      capabilities: { bounding: capabilities, permitted: forRoot, effective: forRoot },
    },
    mounts: [
      ...systemMounts(spec.sharedMemoryBytes),
      ...tmpfsMounts(spec),
      ...spec.volumes.map(({ path, readOnly }, n) => bind(place.volumes[n]!, path, readOnly)),
      ...place.files.map(({ source, path }) => bind(source, path, true)),
      ...(spec.init ? [bind(place.init, INIT, true)] : []),
    ],
    linux: {
      cgroupsPath: place.cgroup,
      resources: {
        devices: [{ allow: false, access: 'rwm' }],
        ...(memoryBytes !== null && { memory: { limit: memoryBytes } }),
      },
      namespaces: [
        ...['pid', 'mount', 'ipc', 'uts'].map((type) => ({ type })),
        place.network === null ? { type: 'network' } : { type: 'network', path: place.network },
      ],
      maskedPaths: MASKED,
      readonlyPaths: READ_ONLY,
    },
  };
}

const mount = (type: string, destination: string, ...options: string[]): Mount => ({
  ...{ type, destination, source: type, options },
});

const systemMounts = (sharedMemory: number): Mount[] => [
  mount('proc', '/proc', 'nosuid', 'noexec', 'nodev'),
  mount('tmpfs', '/dev', 'nosuid', 'strictatime', 'mode=755', 'size=65536k'),
  mount('devpts', '/dev/pts', 'nosuid', 'noexec', 'newinstance', 'ptmxmode=0666', 'mode=0620', 'gid=5'),
  mount('mqueue', '/dev/mqueue', 'nosuid', 'noexec', 'nodev'),
  mount('tmpfs', '/dev/shm', 'nosuid', 'noexec', 'nodev', 'mode=1777', `size=${sharedMemory}`),
  mount('sysfs', '/sys', 'nosuid', 'noexec', 'nodev', 'ro'),
  mount('cgroup', '/sys/fs/cgroup', 'nosuid', 'noexec', 'nodev', 'ro'),
];

function tmpfsMounts({ tmpfs }: ContainerSpec): Mount[] {
  return tmpfs.map(({ path, options }) => {
    const mode = options.some((option) => option.startsWith('mode=')) ? [] : ['mode=1777'];
    return mount('tmpfs', path, 'nosuid', 'noexec', 'nodev', ...mode, ...options);
  });
}

const bind = (source: string, destination: string, readOnly: boolean): Mount => ({
  ...{ type: 'bind', destination, source },
  options: ['rbind', 'rprivate', readOnly ? 'ro' : 'rw'],
});

/** The ids of a user of compose or an image, by the container's own `/etc/passwd` and `/etc/group`. Throws for an unknown one. */
export function resolveUser(user: string, passwd: string, group: string): User {
  const [name = '', groupName] = user.split(':');
  const line = fieldsOf(passwd).find(([login, , uid]) => login === name || uid === name);
  const uid = Number(line?.[2] ?? name);
  const gid = groupName === undefined ? Number(line?.[3] ?? 0) : idOf(groupName, group);
  if (!Number.isInteger(uid) || !Number.isInteger(gid)) throw new Error(`the image has no user ${user}`);
  return { uid, gid };
}

const fieldsOf = (text: string): string[][] => text.split('\n').map((line) => line.split(':'));

const idOf = (name: string, group: string): number =>
  Number(fieldsOf(group).find(([known, , gid]) => known === name || gid === name)?.[2] ?? name);
