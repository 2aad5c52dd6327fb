import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { infra } from './infra.ts';
import { TcpProxy } from './tcp-proxy.ts';

let proxy: TcpProxy;
beforeAll(async () => {
  proxy = await TcpProxy.to(infra().redisUrl);
});
afterAll(() => proxy.close());

async function dial(): Promise<Socket> {
  const socket = connect(Number(new URL(proxy.url()).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function ping(socket: Socket): Promise<string> {
  socket.write('PING\r\n');
  const [response] = await once(socket, 'data');
  return String(response);
}

describe('a TCP proxy', () => {
  it('forwards all bytes', async () => {
    const socket = await dial();
    expect(await ping(socket)).toBe('+PONG\r\n');
    socket.destroy();
  });

  it('closes connections and refuses new ones while cut, and recovers on the same address', async () => {
    const socket = await dial();
    const closed = once(socket, 'close');
    await proxy.cut();
    await closed;
    await expect(dial()).rejects.toThrow('ECONNREFUSED');
    await proxy.heal();
    const again = await dial();
    expect(await ping(again)).toBe('+PONG\r\n');
    again.destroy();
  });

  it('holds bytes of old and new connections while frozen, and delivers them later', async () => {
    const old = await dial();
    await ping(old);
    proxy.freeze();
    const young = await dial();
    const responses = Promise.all([ping(old), ping(young)]);
    expect(await Promise.race([responses, sleep(200, 'nothing')])).toBe('nothing');
    await proxy.heal();
    expect(await responses).toEqual(['+PONG\r\n', '+PONG\r\n']);
    old.destroy();
    young.destroy();
  });
});
