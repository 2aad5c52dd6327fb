import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type FreshServer, freshPostgres, freshRedis } from './fresh-server.ts';

async function say(server: FreshServer, text: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  try {
    socket.write(text);
    const [response] = await once(socket, 'data');
    return String(response);
  } finally {
    socket.destroy();
  }
}

describe('a fresh server', () => {
  it('keeps committed data over a kill', async () => {
    const redis = await freshRedis({ aof: true });
    const postgres = await freshPostgres();
    await say(redis, 'SET a 1\r\n');
    await query(postgres, 'CREATE TABLE a (b int)');
    await Promise.all([redis.kill(), postgres.kill()]);
    await Promise.all([redis.start(), postgres.start()]);
    expect(await say(redis, 'GET a\r\n')).toBe('$1\r\n1\r\n');
    expect(await query(postgres, 'SELECT * FROM a')).toEqual([]);
    await Promise.all([redis.remove(), postgres.remove()]);
  });
});

async function query(server: FreshServer, sql: string): Promise<unknown[]> {
  const client = new pg.Client(server.url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
