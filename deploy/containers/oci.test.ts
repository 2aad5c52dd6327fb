// guarantees: Containers are described to the runtime as docker-compose.yml and their images demand
import { describe, expect, it } from '@jest/globals';
import { composeFile, servicesOf } from '../docker/testing/compose-file.ts';
import type { ImageConfig } from './buildah.ts';
import { notEnforced } from './confinement.ts';
import { ociConfig, resolveUser } from './oci.ts';
import { containerSpec } from './spec.ts';

const services = servicesOf('docker-compose.yml');
const image: ImageConfig = {
  Env: ['PATH=/usr/bin', 'NODE_OPTIONS=--max-semi-space-size=4'],
  Entrypoint: ['sh', 'deploy/docker/gateway.sh'],
  Cmd: ['node', 'gateway/dist/main.js'],
  User: 'node',
  WorkingDir: '/app',
  StopSignal: 'SIGTERM',
  Volumes: { '/cache': {} },
  Healthcheck: {
    Test: ['CMD', 'node', 'check.js'],
    Interval: 10e9,
    Timeout: 5e9,
    StartPeriod: 60e9,
    Retries: 3,
  },
};
const specOf = (name: string, env: Record<string, string> = {}) => containerSpec(services[name]!, image, env);
const place = {
  ...{ hostname: 'gateway-1', rootfs: '/merged', network: '/run/netns/one', cgroup: '/wm-gateway-1' },
  ...{
    user: { uid: 1000, gid: 1000 },
    volumes: ['/objects', '/assets', '/cache'],
    files: [],
    init: '/usr/bin/tini-static',
  },
};

describe('a container of docker-compose.yml', () => {
  it('has the command and the health check of its image unless compose replaces them', () => {
    expect(specOf('gateway')).toMatchObject({
      args: ['sh', 'deploy/docker/gateway.sh', 'node', 'gateway/dist/main.js'],
      health: {
        command: ['node', 'check.js'],
        intervalMs: 10_000,
        timeoutMs: 5_000,
        startMs: 60_000,
        retries: 3,
      },
      stopSignal: 'SIGTERM',
      graceMs: 15_000,
    });
    const postgres = specOf('postgres');
    expect(postgres.args.slice(2, 5)).toEqual(['postgres', '-c', 'max_connections=300']);
    expect(postgres).toMatchObject({
      stopSignal: 'SIGINT',
      graceMs: 60_000,
      sharedMemoryBytes: 256 * 1_024 ** 2,
    });
    expect(postgres.health!.command.slice(0, 2)).toEqual(['sh', '-c']);
    expect(containerSpec({}, { ...image, Healthcheck: { Test: ['NONE'] } }, {}).health).toBeNull();
  });

  it('gets one dollar where compose has two', () => {
    expect(specOf('redis').health!.command.join(' ')).toContain('REDISCLI_AUTH="${REDISCLI_AUTH:-$(cat');
  });

  it('has the variables of its image, and those of the operator where compose passes them on', () => {
    const { env } = specOf('gateway', { REDIS_PASSWORD_GATEWAY: 'secret', ADMIN_USERNAMES: 'ann' });
    expect(env).toMatchObject({
      NODE_OPTIONS: '--max-semi-space-size=4',
      REDIS_URL: 'redis://gateway:secret@redis:6379/0',
      PAYMENTS_PROVIDER: 'sandbox',
    });
    expect(env).not.toHaveProperty('ADMIN_USERNAMES');
  });

  it('has a user, a read-only root, a memory limit and no capability', () => {
    expect(ociConfig(specOf('gateway'), place)).toMatchObject({
      root: { path: '/merged', readonly: true },
      process: {
        user: { uid: 1000, gid: 1000 },
        args: ['/sbin/docker-init', '--', 'sh', 'deploy/docker/gateway.sh', 'node', 'gateway/dist/main.js'],
        noNewPrivileges: true,
        capabilities: { bounding: [], permitted: [], effective: [] },
      },
      linux: { resources: { memory: { limit: 1_024 ** 3 } } },
    });
  });

  it('has the capabilities that compose adds or Docker leaves', () => {
    expect(specOf('setup').capabilities).toEqual(['CAP_CHOWN', 'CAP_DAC_OVERRIDE', 'CAP_FOWNER']);
    expect(specOf('postgres').capabilities).toContain('CAP_SETUID');
    expect(specOf('postgres').capabilities).not.toContain('CAP_SYS_ADMIN');
  });

  it('has its volumes, also the one that its image declares, and temporary folders', () => {
    const { mounts } = ociConfig(specOf('gateway'), place);
    const at = (path: string) => mounts.find(({ destination }) => destination === path);
    expect(at('/data/objects')).toMatchObject({
      type: 'bind',
      source: '/objects',
      options: ['rbind', 'rprivate', 'rw'],
    });
    expect(at('/cache')).toMatchObject({ source: '/cache' });
    expect(at('/tmp')).toMatchObject({
      type: 'tmpfs',
      options: expect.arrayContaining(['noexec', 'mode=1777']),
    });
    const edge = ociConfig(specOf('edge'), place).mounts;
    expect(edge.find(({ destination }) => destination === '/data/kept')?.options).toContain('ro');
    expect(edge.find(({ destination }) => destination === '/run/edge')?.options).toContain('uid=101');
  });

  it('has the secrets of compose as files that it cannot change, and publishes ports', () => {
    const production = composeFile('docker-compose.yml:docker-compose.production.yml');
    const env = { HTTPS_PORT: '9443' };
    const edge = containerSpec(production.services.edge!, image, env, production.secrets);
    expect(edge.ports).toEqual([
      { published: 80, target: 8080 },
      { published: 9443, target: 8443 },
    ]);
    const gateway = containerSpec(production.services.gateway!, image, {}, production.secrets);
    expect(gateway.secrets).toContainEqual({
      file: './secrets/REDIS_URL_GATEWAY',
      path: '/run/secrets/REDIS_URL',
    });
    expect(gateway.env).toMatchObject({ REDIS_URL: '', REDIS_URL_FILE: '/run/secrets/REDIS_URL' });
    expect(() => containerSpec(production.services.gateway!, image, {})).toThrow(
      'no secret NATS_PASSWORD_GATEWAY',
    );
  });

  it('joins the network unless compose denies it', () => {
    const network = (name: string, path: string | null) =>
      ociConfig(specOf(name), { ...place, network: path }).linux.namespaces.at(-1);
    expect(network('gateway', '/run/netns/one')).toEqual({ type: 'network', path: '/run/netns/one' });
    expect(specOf('check').isOnNetwork).toBe(false);
    expect(network('check', null)).toEqual({ type: 'network' });
  });
});

it('takes users from the files of the image', () => {
  const passwd = 'root:x:0:0::/root:/bin/sh\nredis:x:105:110::/data:/bin/false\n';
  const group = 'root:x:0:\nredis:x:110:\nnginx:x:101:\n';
  expect(resolveUser('redis', passwd, group)).toEqual({ uid: 105, gid: 110 });
  expect(resolveUser('105', passwd, group)).toEqual({ uid: 105, gid: 110 });
  expect(resolveUser('101:nginx', passwd, group)).toEqual({ uid: 101, gid: 101 });
  expect(() => resolveUser('ghost', passwd, group)).toThrow('no user ghost');
});

describe('the confinement that the kernel reports', () => {
  const status = 'Uid:\t1000\t1000\nCapBnd:\t0000000000000000\nNoNewPrivs:\t1\n';
  const mounts =
    '700 600 0:50 / / ro,relatime - overlay overlay rw\n701 700 0:51 / /proc rw - proc proc rw\n';

  it('has no missing part when every part is as required', () => {
    const confined = { status, mounts, memoryLimit: 1_024 ** 3 };
    expect(notEnforced(specOf('gateway'), 1000, confined)).toEqual([]);
  });

  it('names each part that is missing', () => {
    const confined = {
      status: 'Uid:\t0\t0\nCapBnd:\t0000000000000001\nNoNewPrivs:\t0\n',
      ...{ mounts: mounts.replace('ro,', 'rw,'), memoryLimit: null },
    };
    expect(notEnforced(specOf('gateway'), 1000, confined)).toEqual([
      ...['user', 'read-only root', 'memory limit', 'capabilities', 'no new privileges'],
    ]);
  });
});
