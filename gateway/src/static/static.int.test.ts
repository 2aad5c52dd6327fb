import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestGateway } from '../testing/gateway.ts';
import { raw } from '../testing/raw.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Waymark</title>
    <meta
      name="description"
      content="built"
    />
    <script src="/early.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;
const script = `console.log(${JSON.stringify('x'.repeat(3_000))});`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start();
  const dir = join(gateway.dir, 'static');
  await mkdir(join(dir, 'assets'), { recursive: true });
  await writeFile(join(dir, 'index.html'), page);
  await writeFile(join(dir, 'index.html.br'), brotliCompressSync(page));
  await writeFile(join(dir, 'early.js'), 'document.documentElement.dataset.theme = "dark";');
  await writeFile(join(dir, 'sw.js'), 'self.addEventListener("fetch", () => {});');
  await writeFile(join(dir, 'manifest.webmanifest'), '{"name":"Waymark"}');
  await writeFile(join(dir, 'favicon.ico'), Buffer.from([0, 0, 1, 0]));
  await writeFile(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(dir, '.secret'), 'x');
  await writeFile(join(gateway.dir, 'outside.txt'), 'outside');
  await writeFile(join(dir, 'assets/app-3f2a.js'), script);
  await writeFile(join(dir, 'assets/app-3f2a.js.br'), brotliCompressSync(script));
  await writeFile(join(dir, 'assets/app-3f2a.js.gz'), gzipSync(script));
  await writeFile(join(dir, 'assets/plain-77aa.css'), 'body{}');
});
afterAll(() => gateway?.stop());

async function get(path: string, header = ''): Promise<{ head: string; body: Buffer }> {
  const response = await raw(
    gateway.url,
    `GET ${path} HTTP/1.0\r\nHost: x\r\n${header ? `${header}\r\n` : ''}\r\n`,
  );
  const at = response.indexOf('\r\n\r\n');
  return { head: response.slice(0, at).toLowerCase(), body: Buffer.from(response.slice(at + 4), 'latin1') };
}

describe('the page', () => {
  it.each([
    ['/', 200],
    ['/browse', 200],
    ['/apis', 404],
  ])('is returned at %s with status %i and revalidated each time', async (path, status) => {
    const { head, body } = await get(path);
    expect(head).toMatch(new RegExp(`^http/1\\.[01] ${status}`));
    expect(head).toContain('content-type: text/html; charset=utf-8');
    expect(head).toContain('cache-control: no-cache');
    expect(head).toMatch(/etag: /);
    expect(head).toContain("script-src 'self';");
    expect(body.toString()).toMatch(
      /^<!doctype html>\n<html lang="en">\n {2}<head>\n {4}<meta charset="utf-8" \/>/,
    );
    expect(body.toString()).toContain('<body><div id="root"></div></body>');
  });

  it('is compressed if the client accepts it', async () => {
    const { head, body } = await get('/', 'Accept-Encoding: gzip, br');
    expect(head).toContain('content-encoding: br');
    expect(head).toContain('vary: accept-encoding');
    const plain = await get('/');
    expect(brotliDecompressSync(body).equals(plain.body)).toBe(true);
    expect(body.length).toBeLessThan(plain.body.length / 2);
    const zipped = await get('/', 'Accept-Encoding: br;q=0, gzip');
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
  });

  it('is not returned below /api', async () => {
    const response = await gateway.browser().get('/api/unknown');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not returned for POST', async () => {
    const response = await gateway.browser().post('/browse', {});
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'OPTIONS, HEAD, GET']);
    expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });
});

describe('an asset', () => {
  const asset = '/assets/app-3f2a.js';

  it('is cached for a year', async () => {
    const { head } = await get(asset);
    expect(head).toContain('cache-control: public, max-age=31536000, immutable');
    expect(head).toMatch(/content-type: (text|application)\/javascript; charset=utf-8/);
    expect(head).toContain('x-content-type-options: nosniff');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip;q=1.0, br;q=0.1', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['', undefined],
  ])('is returned precompressed for Accept-Encoding: %s', async (accepts, encoding) => {
    const { head, body } = await get(asset, accepts && `Accept-Encoding: ${accepts}`);
    expect(/content-encoding: (\S+)/.exec(head)?.[1]).toBe(encoding);
    expect(head).toMatch(/vary: accept-encoding/);
    const unpack =
      encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (x: Buffer) => x;
    expect(unpack(body).toString()).toBe(script);
  });

  it('without a compressed copy is returned uncompressed', async () => {
    const { head, body } = await get('/assets/plain-77aa.css', 'Accept-Encoding: br, gzip');
    expect(head).not.toContain('content-encoding');
    expect(body.toString()).toBe('body{}');
  });

  it('that is missing returns 404 and not the page', async () => {
    const response = await gateway.browser().get('/assets/app-0000.js');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(response.headers.get('cache-control')).not.toContain('immutable');
  });
});

describe('the address for changing a password', () => {
  it('leads to the page of the account', async () => {
    const response = await gateway.browser().fetch('/.well-known/change-password', { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/account/security']);
  });
});

describe('other files', () => {
  it.each([
    ['/sw.js', /javascript; charset=utf-8$/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
    ['/favicon.svg', /^image\/svg\+xml; charset=utf-8$/],
  ])('for installation have their type and are revalidated: %s', async (path, type) => {
    const response = await gateway.browser().get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(type);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
    expect(policy).toContain("media-src 'self' blob:");
    expect(response.headers.get('permissions-policy')).toContain('microphone=(self)');
  });

  it('beside the page are revalidated each time', async () => {
    const { head, body } = await get('/early.js');
    expect(head).toContain('cache-control: no-cache');
    expect(body.toString()).toContain('dataset.theme');
  });

  it.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/.secret',
    '/assets/%00',
  ])('outside the folder or hidden are not returned: %s', async (path) => {
    const { body } = await get(path);
    expect(body.toString()).not.toMatch(/^(outside|x)$/);
  });
});
