import { describe, expect, it } from '@jest/globals';
import { servicesOf, stages } from '../docker/testing/compose-file.ts';
import { freeSubnet, hostsFile } from './hosts.ts';
import { baseOf, foreignImages } from './image-names.ts';
import { lacking, type Machine } from './needs.ts';
import { tableOf } from './report.ts';
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

describe('what the command needs', () => {
  const complete: Machine = {
    ...{ platform: 'linux-x64', isRoot: true, hasKeyring: true, hasNamespaces: true, freeGigabytes: 50 },
    found: ['buildah', 'runc', 'mmdebstrap', 'ip', 'dnsmasq', 'tini-static', 'npm'],
  };

  it('is complete', () => {
    expect(lacking(complete)).toEqual([]);
  });

  it('is listed at once, with the packages to install', () => {
    const poor = { ...complete, isRoot: false, hasKeyring: false, hasNamespaces: false, freeGigabytes: 3.5 };
    const faults = lacking({ ...poor, platform: 'darwin-arm64', found: ['npm', 'ip'] });
    expect(faults).toEqual([
      'Linux on x64; this is darwin-arm64',
      'root, for namespaces, mounts and memory limits',
      'programs: apt-get install buildah runc mmdebstrap dnsmasq-base tini debian-archive-keyring',
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
