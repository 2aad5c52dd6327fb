import { connect } from 'node:net';

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
