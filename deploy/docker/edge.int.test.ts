// guarantees: The edge: TLS, HSTS, redirects, streams at once, addresses of trusted proxies only, and files of every build of the last 30 days
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { storeAssets } from './store-assets.ts';
import { fakeGateway, selfSigned, startEdge, stopEdges } from './testing/edge.ts';

afterEach(stopEdges);

/** Responds with the client as its headers describe it. */
const echo = () =>
  fakeGateway((request, response) => {
    const { host, 'x-forwarded-for': address, 'x-forwarded-proto': proto } = request.headers;
    response.setHeader('strict-transport-security', 'max-age=1');
    response.end(JSON.stringify({ host, address, proto }));
  });

describe('the edge', () => {
  it('believes the forwarded headers of the proxies that the operator names only', async () => {
    const gateways = [await echo()];
    const headers = { 'x-forwarded-for': '203.0.113.7, 198.51.100.1', 'x-forwarded-proto': 'https' };
    const described = async (TRUSTED_PROXIES: string) => {
      const { http } = await startEdge({ env: { TRUSTED_PROXIES }, gateways });
      return (await fetch(http, { headers })).json();
    };
    expect(await described('')).toMatchObject({ address: '127.0.0.1', proto: 'http' });
    expect(await described('10.0.0.0/8')).toMatchObject({ address: '127.0.0.1', proto: 'http' });
    expect(await described('127.0.0.0/8, 198.51.100.1')).toMatchObject({
      address: '203.0.113.7',
      proto: 'https',
    });
  });

  it('serves the files of every build, whichever gateway a request reaches', async () => {
    const builds = ['one', 'two'].map((name) => build({ [`page-${name}.js`]: `from ${name}` }));
    const gateways = await Promise.all(builds.map(gatewayOf));
    const { http, kept } = await startEdge({ env: {}, gateways });
    for (const dir of builds) storeAssets(dir, kept);
    for (const name of ['one', 'one', 'two', 'two']) {
      const response = await fetch(`${http}/assets/page-${name}.js`);
      expect([response.status, await response.text()]).toEqual([200, `from ${name}`]);
    }
    expect((await fetch(`${http}/assets/page-three.js`)).status).toBe(404);
  });

  it('serves files of a build that no gateway has any more, and the errors of gateways elsewhere', async () => {
    const gateways = [await gatewayOf(build({ 'new.js': '' }))];
    const { http, kept } = await startEdge({ env: {}, gateways });
    storeAssets(build({ 'old.js': 'old' }), kept);
    const response = await fetch(`${http}/assets/old.js`);
    expect(await response.text()).toBe('old');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await (await fetch(`${http}/api/none`)).text()).toBe('not found by the gateway');
    expect((await fetch(`${http}/assets/..%2fbuilds`)).status).toBe(404);
  });
});

describe('the edge with TLS', () => {
  let tls: ReturnType<typeof selfSigned>;
  beforeAll(() => {
    tls = selfSigned();
  });
  const env = () => ({ EDGE_TLS: 'files', PUBLIC_URL: 'https://localhost:8443/', ...tls });
  const secure = (url: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const ca = readFileSync(tls.TLS_CERTIFICATE_FILE);
      get(url, { ca, servername: 'localhost' }, resolve).on('error', reject);
    });

  it('terminates it with the certificate of the operator, which the gateway can see', async () => {
    const { https } = await startEdge({ env: env(), gateways: [await echo()] });
    const response = await secure(`${https}/`);
    expect(JSON.parse(await textOf(response))).toMatchObject({ proto: 'https', address: '127.0.0.1' });
  });

  it('redirects from http to the public address', async () => {
    const { http } = await startEdge({ env: env(), gateways: [await echo()] });
    const { status, headers } = await fetch(`${http}/roadmap/1?a=b`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, 'https://localhost:8443/roadmap/1?a=b']);
    expect((await fetch(`${http}/edge-health`)).status).toBe(204);
  });

  it('sends one HSTS header with every response over TLS, also those of its own', async () => {
    const broken = await fakeGateway((_request, response) => response.destroy());
    const hsts = 'max-age=31536000; includeSubDomains';
    const edge = await startEdge({ env: env(), gateways: [await echo()] });
    storeAssets(build({ 'old.js': 'old' }), edge.kept);
    const down = await startEdge({ env: env(), gateways: [broken] });
    for (const url of [`${edge.https}/`, `${edge.https}/assets/old.js`, `${down.https}/`]) {
      const { headers } = await secure(url);
      expect(headers['strict-transport-security']).toBe(hsts);
    }
    const { http } = await startEdge({ env: {}, gateways: [await echo()] });
    expect((await fetch(http)).headers.get('strict-transport-security')).toBe('max-age=1');
  });

  it('passes on each event of a stream at once', async () => {
    const gateway = await fakeGateway((_request, response) => {
      response.setHeader('content-type', 'text/event-stream');
      // Never ended: a buffering edge would send nothing.
      response.write('data: first\n\n');
    });
    const { https } = await startEdge({ env: env(), gateways: [gateway] });
    const response = await secure(`${https}/api/live`);
    const [chunk] = (await once(response, 'data')) as [Buffer];
    expect(String(chunk)).toBe('data: first\n\n');
    response.destroy();
  });

  it('refuses to start without a public address of https, or with an unknown mode', async () => {
    const start = (more: Record<string, string>) => startEdge({ env: { ...env(), ...more }, gateways: [1] });
    await expect(start({ PUBLIC_URL: 'http://localhost' })).rejects.toMatchObject({ status: 78 });
    await expect(start({ EDGE_TLS: 'some' })).rejects.toThrow('it must be off, files or acme');
  });

  it('has a valid configuration with ACME, whose module the test machine lacks', async () => {
    let rendered = '';
    const withoutModule = (config: string) => {
      rendered += config;
      return config
        .replace(/^load_module .+;$/m, '')
        .replace(/^acme_shared_zone .+;\nacme_issuer public \{[^}]+\}\n/m, '')
        .replace(/acme_certificate public;/, '')
        .replace(/ssl_certificate_cache .+;/, '')
        .replace('$acme_certificate_key', tls.TLS_KEY_FILE)
        .replace('$acme_certificate', tls.TLS_CERTIFICATE_FILE);
    };
    const acme = { EDGE_TLS: 'acme', PUBLIC_URL: 'https://waymark.example', ACME_EMAIL: 'ann@example.org' };
    const { http } = await startEdge({ env: acme, gateways: [await echo()], replace: withoutModule });
    const { headers } = await fetch(`${http}/`, { redirect: 'manual' });
    expect(headers.get('location')).toBe('https://waymark.example/');
    expect(rendered).toContain('load_module modules/ngx_http_acme_module.so;');
    expect(rendered).toMatch(/server_name waymark\.example;\n {2}acme_certificate public;/);
    expect(rendered).toMatch(/uri https:\/\/acme-v02[^;]+;\n {2}contact ann@example\.org;\n {2}state_path/);
  });
});

function build(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(dir, 'assets'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, 'assets', name), content);
  return dir;
}

/** Has the files of its own build only. */
const gatewayOf = (dir: string) =>
  fakeGateway((request, response) => {
    try {
      response.end(readFileSync(join(dir, request.url!)));
    } catch {
      response.writeHead(404).end('not found by the gateway');
    }
  });

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response) text += chunk;
  return text;
}
