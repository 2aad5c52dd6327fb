import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { LaunchFault } from './fault.ts';

/** Below the system's range for outgoing connections, so that a restarted server can listen on the port again. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 200; tries++) {
    const port = randomInt(20_000, 32_000);
    if ((await tryListen(port, '127.0.0.1')) === null) return port;
  }
  throw new LaunchFault('No free port was found between 20000 and 32000.');
}

export async function assertPortFree(port: number): Promise<void> {
  for (const host of ['::', '0.0.0.0', '127.0.0.1']) {
    const problem = await tryListen(port, host);
    if (problem === 'EADDRINUSE') {
      throw new LaunchFault(
        `Port ${port} is in use by another program.`,
        `Stop that program, or choose another port: PORT=${port + 1} npm start`,
      );
    }
    if (problem === 'EACCES') {
      throw new LaunchFault(
        `Port ${port} may only be opened by root.`,
        'Choose a port above 1023: PORT=3000 npm start',
      );
    }
  }
}

/** Returns EADDRINUSE or EACCES, or null when the port can be used or the machine lacks the address. */
function tryListen(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES' ? error.code : null);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
