import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { type FreshServer, freshNats, freshRedis } from './fresh-server.ts';

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
  it('is a new one each time', async () => {
    const [one, two] = await Promise.all([freshRedis(), freshRedis()]);
    await say(one, 'SET a 1\r\n');
    expect(await say(two, 'GET a\r\n')).toBe('$-1\r\n');
    await Promise.all([one.remove(), two.remove()]);
  });

  it('refuses connections after a kill and responds on the same address after a start', async () => {
    const nats = await freshNats();
    expect(await say(nats, '')).toMatch(/^INFO .*"jetstream":true/);
    await nats.kill();
    await expect(say(nats, '')).rejects.toThrow('ECONNREFUSED');
    await nats.start();
    expect(await say(nats, '')).toMatch(/^INFO /);
    await nats.remove();
  });

  it('does not respond while frozen', async () => {
    const redis = await freshRedis();
    redis.freeze();
    const response = say(redis, 'PING\r\n');
    expect(await Promise.race([response, sleep(200, 'nothing')])).toBe('nothing');
    redis.thaw();
    expect(await response).toBe('+PONG\r\n');
    await redis.remove();
  });

  it('accepts additional configuration', async () => {
    const nats = await freshNats({ config: 'max_payload: 2048' });
    expect(await say(nats, '')).toContain('"max_payload":2048');
    await nats.remove();
  });
});
