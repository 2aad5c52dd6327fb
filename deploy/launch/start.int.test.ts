// guarantees: A process uses its own keys in Redis only: the ai-worker can write no session, and no process can empty the server
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AI_QUEUE } from '@waymark/contracts/ai/jobs';
import { redisUrlAs } from '@waymark/messaging/redis-users';
import { eventually } from '@waymark/testing/eventually';
import { Redis } from 'ioredis';
import { tcpReady } from './readiness.ts';
import type { Waymark } from './start.ts';
import { processesOf, tempHome } from './testing/fakes.ts';
import { query, startFakes } from './testing/started.ts';

const { home, remove } = tempHome();
let waymark: Waymark;

beforeAll(async () => {
  waymark = await startFakes(home);
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
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    expect(await tcpReady(Number(new URL(redisUrl).port), 'PING\r\n', /PONG/)).toMatch(/^-NOAUTH/);
    const anonymous = 'CONNECT {"verbose":true}\r\nPING\r\n';
    expect(await tcpReady(Number(new URL(natsUrl).port), anonymous, /PONG/)).not.toBeNull();
  });

  it('has Redis users that can neither forge a session nor empty the server', async () => {
    const { redisUrl, redisLogins } = waymark.services;
    const as = (name: string) => new Redis(redisUrlAs(redisUrl, name, redisLogins[name]!));
    const [gateway, worker, operator] = [as('gateway'), as('ai-worker'), new Redis(redisUrl)];
    try {
      await gateway.hset('session:1', 'role', 'learner');
      await expect(worker.hset('session:1', 'role', 'admin')).rejects.toThrow('NOPERM');
      await expect(gateway.lpush(`bull:${AI_QUEUE}:wait`, '1')).rejects.toThrow('NOPERM');
      await worker.lpush(`bull:${AI_QUEUE}:wait`, '1');
      for (const client of [gateway, worker, operator]) {
        await expect(client.flushall()).rejects.toThrow('NOPERM');
        await expect(client.flushdb()).rejects.toThrow('NOPERM');
      }
      expect(await gateway.hget('session:1', 'role')).toBe('learner');
    } finally {
      for (const client of [gateway, worker, operator]) client.disconnect();
    }
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

  it('writes no file that others could read', () => {
    const own = readdirSync(home, { recursive: true, withFileTypes: true })
      // Folders of the system's programs are shared by many homes.
      .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(home, 'bin')))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(own.length).toBeGreaterThan(20);
    // A database deletes files meanwhile.
    const mode = (file: string) => statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    expect(own.filter((file) => mode(file) & 0o077)).toEqual([]);
  });

  it('logs no values of a statement that failed', async () => {
    const { databaseUrl } = waymark.services;
    await query(databaseUrl, 'CREATE TABLE confided (text text PRIMARY KEY)');
    await query(databaseUrl, "INSERT INTO confided VALUES ('my secret')");
    const again = query(databaseUrl, "INSERT INTO confided VALUES ('my secret')");
    await expect(again).rejects.toThrow('duplicate key');
    await eventually(() =>
      expect(readFileSync(join(home, 'logs/postgres.log'), 'utf8')).toContain('duplicate key'),
    );
    expect(readFileSync(join(home, 'logs/postgres.log'), 'utf8')).not.toContain('my secret');
  });

  it('runs the database with the settings that survive a power cut', async () => {
    const settings = await query(
      waymark.services.databaseUrl,
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
