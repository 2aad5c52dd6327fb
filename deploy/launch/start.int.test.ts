import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { isolated } from '../test/isolated-env.ts';
import { tcpReady } from './readiness.ts';
import { startWaymark, type Waymark } from './start.ts';
import { fakeProcesses, processesOf, tempHome } from './testing/fakes.ts';

const { home, remove } = tempHome();
const said: string[] = [];
let waymark: Waymark;

const start = () =>
  startWaymark({
    home,
    port: 0,
    env: isolated(),
    build: false,
    processes: fakeProcesses,
    console: {
      say: (line) => said.push(line),
      warn: (line) => said.push(line),
      step: () => ({ progress: () => {}, done: () => {}, failed: () => {}, dropped: () => {} }),
    },
  });

beforeAll(async () => {
  waymark = await start();
}, 60_000);

afterAll(async () => {
  await waymark.stop();
  await remove();
}, 60_000);

describe('a running Waymark', () => {
  it('requires a password for the database, Redis and NATS', async () => {
    const { databaseUrl, redisUrl, natsUrl } = waymark.services;
    const wrong = new URL(databaseUrl);
    wrong.password = 'wrong';
    await expect(query('SELECT 1', wrong.href)).rejects.toThrow(/password authentication failed/);
    expect(await tcpReady(Number(new URL(redisUrl).port), 'PING\r\n', /PONG/)).toMatch(/^-NOAUTH/);
    const anonymous = 'CONNECT {"verbose":true}\r\nPING\r\n';
    expect(await tcpReady(Number(new URL(natsUrl).port), anonymous, /PONG/)).not.toBeNull();
  });

  it('keeps secrets and addresses readable by its own user only', () => {
    for (const file of [
      'secrets.json',
      'backing.json',
      'redis/redis.conf',
      'nats/nats.conf',
      'logs/identity.log',
    ]) {
      expect([file, statSync(join(home, file)).mode & 0o077]).toEqual([file, 0]);
    }
  });

  it('runs the database with the settings that survive a power cut', async () => {
    const settings = await query(
      "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums')",
    );
    expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', 'on']);
  });

  it('removes its lock and its addresses when it is stopped', async () => {
    expect(existsSync(join(home, 'lock.json'))).toBe(true);
    await waymark.stop();
    expect(existsSync(join(home, 'lock.json'))).toBe(false);
    expect(existsSync(join(home, 'backing.json'))).toBe(false);
    expect(processesOf(home)).toEqual([]);
  });
});

async function query(sql: string, url = waymark.services.databaseUrl): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
