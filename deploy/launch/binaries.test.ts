import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findBinary } from './binaries.ts';

let dir: string;
let path: string;
let binDir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'waymark-binaries-'));
  path = join(dir, 'bin');
  binDir = join(dir, 'home/bin');
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

function program(file: string, script: string): string {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

const redis = (version: string) => `echo "Redis server v=${version} sha=0 bits=64"`;

describe('a backing server', () => {
  it('is found on PATH', async () => {
    const file = program(join(path, 'redis-server'), redis('7.0.15'));
    expect(await findBinary('redis-server', { path, binDir })).toBe(file);
  });

  it('is found in sbin beside a bin of PATH', async () => {
    const file = program(join(dir, 'sbin/nats-server'), 'echo "nats-server: v2.9.10"');
    expect(await findBinary('nats-server', { path, binDir })).toBe(file);
  });

  it('is found under the name of its replacement', async () => {
    const file = program(join(path, 'valkey-server'), 'echo "Valkey server v=8.0.1 sha=0"');
    expect(await findBinary('redis-server', { path, binDir })).toBe(file);
  });

  it('is found in the fetched binaries when the one on PATH is too old or does not run', async () => {
    program(join(path, 'redis-server'), redis('5.0.3'));
    program(join(dir, 'sbin/redis-server'), 'exit 127');
    const file = program(join(binDir, 'redis-server'), redis('7.0.15'));
    expect(await findBinary('redis-server', { path, binDir })).toBe(file);
  });

  it('is found with brew on macOS', async () => {
    const file = program(join(dir, 'cellar/bin/redis-server'), redis('8.2.0'));
    program(join(path, 'brew'), `[ "$1" = --prefix ] && echo ${join(dir, 'cellar')}; [ "$1" != start ]`);
    expect(await findBinary('redis-server', { path, binDir, platform: 'darwin' })).toBe(file);
  });

  it('is run in Docker by a script when it is not installed', async () => {
    program(
      join(path, 'docker'),
      `echo "$@" >> ${join(dir, 'calls')}; [ "$1" = run ] && ${redis('7.4.1')}; exit 0`,
    );
    const file = await findBinary('redis-server', { path, binDir, platform: 'linux' });
    expect(file).toBe(join(binDir, 'redis-server'));
    expect(readFileSync(join(dir, 'calls'), 'utf8')).toMatch(
      /info .*\nrun --rm --init --network host .* redis:7 redis-server --version/,
    );
  });

  it('is rejected with what was tried and a remedy when it is not found', async () => {
    program(join(path, 'redis-server'), redis('5.0.3'));
    program(join(path, 'docker'), 'exit 1');
    const search = findBinary('redis-server', { path, binDir, platform: 'linux' });
    await expect(search).rejects.toMatchObject({
      message: `redis-server 6.2 or newer was not found (${join(path, 'redis-server')} is version 5.0.3; Docker is installed, but its engine does not respond).`,
      remedy: expect.stringMatching(/apt-get install redis-server.*Docker.*REDIS_URL/),
    });
  });
});
