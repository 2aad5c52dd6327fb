import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Sends bytes over TCP and returns the response until the server closes or `ms` have passed. */
export function raw(url: string, bytes: string | Buffer, ms = 10_000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let response = '';
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(response);
    };
    const timer = setTimeout(done, ms);
    socket.on('data', (chunk) => {
      response += chunk.toString('latin1');
    });
    socket.on('close', done);
    socket.on('error', (error) => (response ? done() : reject(error)));
  });
}

/** Sends bytes over TCP and leaves the connection open for more. */
export async function openWith(url: string, bytes: string | Buffer): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => {});
  await new Promise((sent) => socket.write(bytes, sent));
  return socket;
}

/** Sends bytes over TCP and returns the first part of the response, without waiting for the end of the request. */
export async function firstResponse(url: string, bytes: string | Buffer): Promise<string> {
  const socket = await openWith(url, bytes);
  const [first] = await once(socket, 'data');
  socket.destroy();
  return String(first);
}
