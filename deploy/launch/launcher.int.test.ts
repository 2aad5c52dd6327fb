import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { processesOf } from './testing/fakes.ts';
import { begin, endLaunches, newHome } from './testing/launch.ts';

afterAll(endLaunches);

const openDemo = 'The demo is open to the network';
const respondsAt = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );
/** An address of this machine that other machines could reach. */
const outside = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

describe('npm start', () => {
  it('listens on this machine only, prints its address and data folder, and ends every process on Ctrl-C', async () => {
    const launch = await begin();
    await launch.prints(`Waymark is ready at http://localhost:${launch.port}`);
    expect(launch.output()).toContain('learner, mentor, admin (password waymark-demo)');
    expect(launch.output()).toContain(launch.home);
    expect(await respondsAt(`http://127.0.0.1:${launch.port}/`)).toBe(true);
    if (outside) expect(await respondsAt(`http://${outside}:${launch.port}/`)).toBe(false);
    expect(launch.output()).not.toContain(openDemo);
    expect(processesOf(launch.home).length).toBeGreaterThan(5);
    expect(await launch.end('SIGINT')).toBe(0);
    expect(launch.output()).toContain('Stopped. The data is kept.');
    expect(processesOf(launch.home)).toEqual([]);
  }, 120_000);

  it('opens to the network with --host, with a warning in demo mode', async () => {
    const launch = await begin({ args: ['--host', '0.0.0.0'] });
    await launch.prints('Waymark is ready at');
    expect(launch.output()).toContain(openDemo);
    if (outside) expect(await respondsAt(`http://${outside}:${launch.port}/`)).toBe(true);
    await launch.end('SIGINT');
  }, 120_000);

  it('names a busy port and how to choose another', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const launch = await begin({ port });
    expect(await launch.exit).toBe(1);
    expect(launch.output()).toContain(`Port ${port} is in use by another program.`);
    expect(launch.output()).toContain(`PORT=${port + 1} npm start`);
    server.close();
  }, 120_000);

  it('rejects a data folder that is not a folder', async () => {
    const { home } = newHome();
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'file'), '');
    const launch = await begin({ home: join(home, 'file') });
    expect(await launch.exit).toBe(1);
    expect(launch.output()).toContain(`${join(home, 'file')} is not a folder.`);
  }, 120_000);
});
