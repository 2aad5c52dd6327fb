import { describe, expect, it } from '@jest/globals';
import { composeFile } from './testing/compose-file.ts';
import { mergeFiles } from './testing/compose-merge.ts';

describe('compose files on top of each other', () => {
  it('merge maps by key, and take a later value', () => {
    const files = ['a: { one: 1, two: { x: 1 } }\nb: kept', 'a: { one: 2, two: { y: 2 }, three: }'];
    expect(mergeFiles(files)).toEqual({ a: { one: 2, two: { x: 1, y: 2 }, three: null }, b: 'kept' });
  });

  it('join lists, where an entry for the same place replaces the earlier one', () => {
    const files = [
      'volumes: ["data:/data", "logs:/logs:ro"]\nsecrets: [A, { source: B, target: C }]',
      'volumes: ["other:/data"]\nsecrets: [A, { source: D, target: C }]',
    ];
    expect(mergeFiles(files)).toEqual({
      volumes: ['logs:/logs:ro', 'other:/data'],
      secrets: ['A', { source: 'D', target: 'C' }],
    });
  });

  it('replace commands and what is marked with !override', () => {
    const files = [
      'command: [a, b]\nports: ["1:1"]\nenvironment: { A: a }',
      'command: [c]\nports: !override ["2:2"]\nenvironment: !override { B: b }',
    ];
    expect(mergeFiles(files)).toEqual({ command: ['c'], ports: ['2:2'], environment: { B: 'b' } });
    expect(mergeFiles(['ports: !override ["2:2"]'])).toEqual({ ports: ['2:2'] });
  });

  it('resolve merge keys and anchors', () => {
    const file = 'x: &x { A: a, B: b }\ny: { <<: *x, B: c }';
    expect(mergeFiles([file, 'y: { C: c }'])).toMatchObject({ y: { A: 'a', B: 'c', C: 'c' } });
  });

  it('are rejected with a tag that is not known here', () => {
    expect(() => mergeFiles(['ports: !reset []'])).toThrow('!reset');
  });

  it('publish the ports of TLS only, in production', () => {
    const { services, secrets } = composeFile('docker-compose.yml:docker-compose.production.yml');
    const { edge } = services;
    expect(edge!.ports).toEqual([expect.stringMatching(/:8080$/), expect.stringMatching(/:8443$/)]);
    expect(edge!.volumes).toEqual(['assets:/data/kept:ro', 'acme:/var/lib/acme']);
    expect(edge!.environment).toMatchObject({
      TRUSTED_PROXIES: expect.any(String),
      EDGE_TLS: expect.stringContaining('files'),
    });
    expect(secrets).toHaveProperty('TLS_KEY');
  });
});
