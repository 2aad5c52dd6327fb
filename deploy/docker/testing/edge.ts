import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@waymark/testing/eventually';
import { freePort } from '../../launch/ports.ts';
import { run } from '../../launch/run.ts';
import { findNginx } from './nginx.ts';

const SOURCE = join(import.meta.dirname, '../edge');

export interface EdgeOptions {
  env: Record<string, string>;
  /** Ports of the gateways. */
  gateways: number[];
  /** In place of what needs a module or a name service that the test machine does not have. */
  replace?: (config: string) => string;
}

export interface Edge {
  http: string;
  https: string;
  /** The volume of assets. */
  kept: string;
}

const started: { children: ChildProcess[]; servers: Server[] } = { children: [], servers: [] };

/** A server in place of a gateway; returns its port. */
export async function fakeGateway(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  started.servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Call it in `afterEach`. */
export async function stopEdges(): Promise<void> {
  for (const server of started.servers.splice(0)) server.close().closeAllConnections();
  await Promise.all(
    started.children.splice(0).map((child) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      return ended;
    }),
  );
}

/** Renders the configuration as the container does and starts nginx with it, on other paths and ports. Throws its complaint. */
export async function startEdge(options: EdgeOptions): Promise<Edge> {
  const { program, mimeTypes, isRecent } = await findNginx();
  const dir = mkdtempSync(join(tmpdir(), 'edge-'));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  for (const folder of ['etc', 'run', 'tmp', 'kept/assets'])
    mkdirSync(join(dir, folder), { recursive: true });
  cpSync(SOURCE, join(dir, 'etc'), { recursive: true });
  execFileSync('sh', [join(SOURCE, 'edge.sh')], {
    env: { PATH: process.env.PATH, EDGE_DIR: join(dir, 'run'), ...options.env },
    stdio: 'pipe',
  });
  const here = (text: string): string =>
    (options.replace ?? ((same: string) => same))(text)
      .replaceAll('/etc/nginx/mime.types', mimeTypes)
      .replaceAll('/etc/nginx/edge/', join(dir, 'etc/'))
      .replaceAll('/run/edge/', join(dir, 'run/'))
      .replaceAll('/data/kept', join(dir, 'kept'))
      .replaceAll('temp_path /tmp/', `temp_path ${join(dir, 'tmp/')}`)
      .replace('listen 8080', `listen 127.0.0.1:${httpPort}`)
      .replace('listen 8443', `listen 127.0.0.1:${httpsPort}`)
      .replace(
        /server gateway:3000 .+;/,
        options.gateways.map((port) => `server 127.0.0.1:${port};`).join(' '),
      )
      .replace('http2 on;', isRecent ? 'http2 on;' : '');
  for (const folder of ['etc', 'run'].map((name) => join(dir, name))) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.conf'))) {
      writeFileSync(join(folder, file), here(readFileSync(join(folder, file), 'utf8')));
    }
  }
  const config = join(dir, 'etc/nginx.conf');
  // Its workers would leave root, and could not enter the folders of this test.
  if (process.getuid?.() === 0) writeFileSync(config, `user root;\n${readFileSync(config, 'utf8')}`);
  const tested = await run(program, ['-t', '-q', '-e', 'stderr', '-c', config]);
  if (tested.code !== 0) throw new Error(tested.stderr);
  started.children.push(
    spawn(program, ['-e', 'stderr', '-c', config, '-g', 'daemon off;'], { stdio: 'ignore' }),
  );
  const edge = {
    http: `http://127.0.0.1:${httpPort}`,
    https: `https://127.0.0.1:${httpsPort}`,
    kept: join(dir, 'kept'),
  };
  await eventually(async () => {
    if ((await fetch(`${edge.http}/edge-health`)).status !== 204) throw new Error('not ready');
  });
  return edge;
}

/** A certificate for localhost, valid for a day: the paths of its files. */
export function selfSigned(dir = mkdtempSync(join(tmpdir(), 'tls-'))): {
  TLS_CERTIFICATE_FILE: string;
  TLS_KEY_FILE: string;
} {
  const [certificate, key] = [join(dir, 'certificate'), join(dir, 'key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1'];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...subject];
  execFileSync('openssl', [...args, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  return { TLS_CERTIFICATE_FILE: certificate, TLS_KEY_FILE: key };
}
