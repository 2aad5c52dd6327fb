import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GuardedHttp, type Resolve } from './guarded-http.ts';

const MAX_BYTES = 100_000;
let server: Server;
let host: string;
let reached: { path: string; authorization: string | undefined }[];
const routes: Record<string, RequestListener> = {
  '/file': (_, response) => void response.end('BEGIN:VCALENDAR'),
  '/to-file': (_, response) => void response.writeHead(302, { location: '/file' }).end(),
  '/to-metadata': (_, response) =>
    void response.writeHead(301, { location: 'http://169.254.169.254/' }).end(),
  '/to-loopback': (_, response) => void response.writeHead(307, { location: 'http://[::1]:9999/' }).end(),
  '/to-local-file': (_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-other-host': (_, response) =>
    void response.writeHead(308, { location: `http://localhost:${portOf()}/file` }).end(),
  '/round': (_, response) => void response.writeHead(302, { location: '/round' }).end(),
  '/huge': (_, response) =>
    void response.writeHead(200, { 'content-length': '1000000000' }).write('x'.repeat(200_000)),
  '/endless': (_, response) => {
    const more = () => response.write('x'.repeat(20_000), more);
    more();
  },
  '/silent': () => {},
  '/slow': (_, response) => void response.writeHead(200).write('BEGIN'),
  '/bomb': (_, response) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
};
const portOf = () => (server.address() as AddressInfo).port;

beforeAll(async () => {
  reached = [];
  server = createServer((request, response) => {
    reached.push({ path: request.url!, authorization: request.headers.authorization });
    routes[request.url!]?.(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${portOf()}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const names = (...addresses: string[]): Resolve =>
  ((_: string, __: object, callback: (error: null, all: object[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never;

const get = (http: GuardedHttp, address: string, headers = {}) =>
  http.send(new URL(address), { method: 'GET', headers, maxBytes: MAX_BYTES });
const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => 'none',
    ({ failure }: { failure: string }) => failure,
  );

describe('a request to an address that a user names', () => {
  const guarded = new GuardedHttp([], names('127.0.0.1'));

  it.each([
    ...[
      'http://127.0.0.1/',
      'http://127.1/',
      'http://2130706433/',
      'http://0x7f.0.0.1/',
      'http://0177.0.0.1/',
    ],
    ...['http://127.0.0.1./', 'http://①②⑦.0.0.1/', 'http://[::1]/', 'http://[::ffff:10.0.0.1]/'],
    ...['http://[64:ff9b::7f00:1]/', 'http://169.254.169.254/latest/meta-data/', 'http://localhost/'],
    ...[
      'http://anything.example/',
      'http://user:secret@1.1.1.1/',
      'http://1.1.1.1:25/',
      'file:///etc/passwd',
    ],
    'ftp://1.1.1.1/',
  ])('is not sent to %s', async (address) => {
    const before = reached.length;
    expect(await failureOf(get(guarded, address))).toBe('inner-address');
    expect(reached).toHaveLength(before);
  });

  it('is not sent to a name of which one address is not on the internet', async () => {
    const http = new GuardedHttp([], names('93.184.216.34', '10.0.0.1'));
    expect(await failureOf(get(http, 'http://calendar.example/'))).toBe('inner-address');
  });

  it('is sent to the address that was checked, without a second lookup', async () => {
    let lookups = 0;
    const rebinding: Resolve = ((_: string, __: object, callback: (error: null, all: object[]) => void) => {
      lookups += 1;
      callback(null, [{ address: lookups === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }]);
    }) as never;
    const http = new GuardedHttp([], rebinding, 2_000);
    expect(await failureOf(get(http, `http://calendar.example:${portOf()}/file`))).toBe('inner-address');
    expect(lookups).toBe(1);
  });
});

describe('a response', () => {
  const allowing = () => new GuardedHttp([host], names('127.0.0.1'), 1_500);
  const at = (path: string) => get(allowing(), `http://${host}${path}`);

  it('is returned, also after a redirect', async () => {
    for (const path of ['/file', '/to-file']) {
      const { status, body } = await at(path);
      expect([status, body.toString()]).toEqual([200, 'BEGIN:VCALENDAR']);
    }
  });

  it.each([
    ['/to-metadata', 'inner-address'],
    ['/to-loopback', 'inner-address'],
    ['/to-local-file', 'inner-address'],
    ['/to-other-host', 'inner-address'],
    ['/round', 'server'],
    ['/huge', 'too-large'],
    ['/endless', 'too-large'],
    ['/silent', 'unreachable'],
    ['/slow', 'unreachable'],
    ['/bomb', 'not-a-calendar'],
  ])('of %s fails: %s', async (path, failure) => {
    expect(await failureOf(at(path))).toBe(failure);
  });

  it('of another host gets no password', async () => {
    const both = new GuardedHttp([host, `localhost:${portOf()}`]);
    await get(both, `http://${host}/to-other-host`, { authorization: 'Basic c2VjcmV0' });
    expect(reached.slice(-2)).toEqual([
      { path: '/to-other-host', authorization: 'Basic c2VjcmV0' },
      { path: '/file', authorization: undefined },
    ]);
  });
});
