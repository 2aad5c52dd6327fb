// guarantees: Containers are described to the runtime as docker-compose.yml and their images demand
import { describe, expect, it } from '@jest/globals';
import { servicesOf, stages } from '../docker/testing/compose-file.ts';
import { taskOf } from './arguments.ts';
import { consumersOf } from './consumers.ts';
import { freeSubnet, hostsFile } from './hosts.ts';
import { baseOf, foreignImages, targetsOf } from './image-names.ts';
import { leaksIn } from './leaks.ts';
import { lacking, type Machine } from './needs.ts';
import { tableOf } from './report.ts';
import { ofReplaced } from './show-upgrade.ts';
import { checkOut, present, tagOf } from './source.ts';
import { nextSignal } from './tls-door.ts';
import { bytes, milliseconds } from './units.ts';

it('reads durations and sizes as compose does', () => {
  expect(['15s', '1m30s', '500ms'].map(milliseconds)).toEqual([15_000, 90_000, 500]);
  expect(['512m', '2g', '64kb', '7'].map(bytes)).toEqual([512 * 1_024 ** 2, 2 * 1_024 ** 3, 65_536, 7]);
  expect(() => milliseconds('soon')).toThrow('soon is no duration');
  expect(() => bytes('much')).toThrow('much is no size');
});

describe('the network', () => {
  it('gives the name of a service to all of its containers', () => {
    const members = [
      { service: 'gateway', address: '10.213.0.7' },
      { service: 'gateway', address: '10.213.0.9' },
    ];
    expect(hostsFile(members)).toBe('10.213.0.7 gateway\n10.213.0.9 gateway\n');
  });

  it('takes addresses that no route of the machine uses', () => {
    expect(freeSubnet('default via 192.0.2.1 dev eth0\n192.0.2.0/24 dev eth0\n')).toBe('10.213.0');
    expect(freeSubnet('10.213.0.0/24 dev one\n10.213.1.5 dev two\n')).toBe('10.213.2');
    expect(() => freeSubnet('10.0.0.0/8 via 192.0.2.1\n')).toThrow('no private network is free');
  });
});

it('finds the base of every target, and all images that a registry would provide', () => {
  expect(baseOf('operator', stages())).toMatch(/^node:[\d.]+-bookworm-slim$/);
  expect(baseOf('edge', stages())).toMatch(/^nginx:/);
  const names = foreignImages(stages(), servicesOf('docker-compose.yml')).map((name) => name.split(':')[0]);
  expect(names).toEqual(['nats', 'nginx', 'node', 'postgres', 'redis']);
});

it('builds each target of the services once', () => {
  const targets = targetsOf(servicesOf('docker-compose.yml'));
  expect(targets).toEqual([...new Set(targets)]);
  expect(targets).toEqual(expect.arrayContaining(['edge', 'gateway', 'operator', 'nats']));
  expect(tagOf('edge', present)).toBe('localhost/waymark-edge:latest');
});

describe('the arguments', () => {
  it('name a task', () => {
    expect([[], ['images'], ['production'], ['--help']].map(taskOf)).toEqual(
      ['all', 'images', 'production', 'help'].map((name) => ({ name })),
    );
    expect(taskOf(['upgrade'])).toEqual({ name: 'upgrade', from: 'HEAD~1' });
    expect(taskOf(['upgrade', 'v1'])).toEqual({ name: 'upgrade', from: 'v1' });
  });

  it('are rejected when they name none', () => {
    const wrong = [['else'], ['help'], ['images', 'x'], ['upgrade', 'a', 'b'], ['upgrade', '--all']];
    expect(wrong.map(taskOf)).toEqual(wrong.map(() => null));
  });

  it('are rejected with an unknown commit', async () => {
    await expect(checkOut('no-such-commit')).rejects.toThrow('git has no commit no-such-commit here');
  });
});

describe('an upgrade', () => {
  it('names how many images it replaces', () => {
    const image = (target: string, id: string) => ({ target, id, base: 0, ours: 0 });
    const earlier = [image('edge', 'a'), image('gateway', 'b')];
    const now = [image('edge', 'a'), image('gateway', 'c'), image('extra', 'd')];
    expect(ofReplaced('the last', earlier, now).figures).toBe('2 of 3 images differ from those of the last');
  });

  it('finds consumers that do not pull or have events left', () => {
    const consumer = (name: string, num_waiting: number, num_pending = 0, num_ack_pending = 0) => ({
      ...{ name, num_waiting, num_pending, num_ack_pending },
    });
    const consumer_detail = [consumer('good', 1), consumer('idle', 0), consumer('late', 1, 2, 1)];
    const dead = { name: 'DEAD', consumer_detail: [consumer('list', 0)] };
    const report = { account_details: [{ stream_detail: [{ name: 'EVENTS', consumer_detail }, dead] }] };
    expect(consumersOf(report)).toEqual({
      count: 3,
      faults: ['idle does not pull', 'late has 3 events left'],
    });
    expect(consumersOf({})).toEqual({ count: 0, faults: [] });
  });
});

it('reads signals one by one from a stream, however its chunks are split', async () => {
  const pieces = [
    ': open\n\nretry: 3000\n',
    'id: 1\nda',
    'ta: {"type":"open"}\n\n',
    ': wait\n\ndata: {"type":"a"}\n\n',
  ];
  const texts = ReadableStream.from(pieces).getReader();
  expect([await nextSignal(texts), await nextSignal(texts)]).toEqual(['open', 'a']);
  await expect(nextSignal(texts)).rejects.toThrow('the stream ended');
});

it('finds secrets in an environment by their values, wherever they are in it', () => {
  const secrets = {
    PASSWORD: 'w0123456789ab',
    ADDRESS: 'postgres://a:w0123456789ab@b',
    EMPTY: '',
    SHORT: 'a',
  };
  expect(leaksIn('A=a\0PASSWORD_FILE=/run/secrets/PASSWORD', secrets)).toEqual([]);
  expect(leaksIn('A=a\0URL=redis://w0123456789ab@c', secrets)).toEqual(['PASSWORD']);
});

describe('the requirements that the machine lacks', () => {
  const complete: Machine = {
    ...{ platform: 'linux-x64', isRoot: true, hasKeyring: true, hasNamespaces: true, freeGigabytes: 50 },
    found: ['buildah', 'runc', 'mmdebstrap', 'ip', 'dnsmasq', 'tini-static', 'git', 'openssl', 'npm'],
  };

  it('are none on a complete machine', () => {
    expect(lacking(complete)).toEqual([]);
  });

  it('are all listed at once, with the packages to install', () => {
    const poor = { ...complete, isRoot: false, hasKeyring: false, hasNamespaces: false, freeGigabytes: 3.5 };
    const faults = lacking({ ...poor, platform: 'darwin-arm64', found: ['npm', 'ip'] });
    expect(faults).toEqual([
      'Linux on x64; this is darwin-arm64',
      'root, for namespaces, mounts and memory limits',
      'programs: apt-get install buildah runc mmdebstrap dnsmasq-base tini git openssl debian-archive-keyring',
      'network namespaces',
      expect.stringMatching(/^12 GB free in .+; there are 3$/),
    ]);
  });
});

it('prints a line for each finding', () => {
  const findings = [
    { what: 'all ready', isGood: true, figures: '11 containers' },
    { what: 'stop', isGood: false, figures: '' },
  ];
  expect(tableOf(findings)).toEqual([
    '             shown  figures',
    '  all ready  yes    11 containers',
    '  stop       NO',
  ]);
});
