import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestGateway } from '../testing/gateway.ts';
import { raw } from '../testing/raw.ts';

const page = '<!doctype html><title>Waymark</title><div id="root"></div>';
const script = `console.log(${JSON.stringify('x'.repeat(3_000))});`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start();
  const dir = join(gateway.dir, 'static');
  await mkdir(join(dir, 'assets'), { recursive: true });
  await writeFile(join(dir, 'index.html'), page);
  await writeFile(join(dir, 'index.html.br'), brotliCompressSync(page));
  await writeFile(join(dir, 'theme.js'), 'document.documentElement.dataset.theme = "dark";');
  await writeFile(join(dir, '.secret'), 'x');
  await writeFile(join(gateway.dir, 'outside.txt'), 'outside');
  await writeFile(join(dir, 'assets/app-3f2a.js'), script);
  await writeFile(join(dir, 'assets/app-3f2a.js.br'), brotliCompressSync(script));
  await writeFile(join(dir, 'assets/app-3f2a.js.gz'), gzipSync(script));
  await writeFile(join(dir, 'assets/plain-77aa.css'), 'body{}');
});
afterAll(() => gateway?.stop());

async function get(path: string, header = ''): Promise<{ head: string; body: Buffer }> {
  const answer = await raw(
    gateway.url,
    `GET ${path} HTTP/1.0\r\nHost: x\r\n${header ? `${header}\r\n` : ''}\r\n`,
  );
  const at = answer.indexOf('\r\n\r\n');
  return { head: answer.slice(0, at).toLowerCase(), body: Buffer.from(answer.slice(at + 4), 'latin1') };
}

describe('the page', () => {
  it.each(['/', '/browse', '/roadmap/roadmap1', '/mentor-studio?x=1', '/apis', '/a.b/c', '/no/such/thing'])(
    'is there at %s, and asked for anew each time',
    async (path) => {
      const { head, body } = await get(path);
      expect(head).toMatch(/^http\/1\.[01] 200/);
      expect(head).toContain('content-type: text/html; charset=utf-8');
      expect(head).toContain('cache-control: no-cache');
      expect(head).toMatch(/etag: /);
      expect(head).toContain("script-src 'self';");
      expect(body.toString()).toBe(page);
    },
  );

  it('is not sent again to who has it', async () => {
    const etag = /etag: (.*)/.exec((await get('/browse')).head)?.[1]?.replace('w/', 'W/');
    expect((await get('/mentors', `If-None-Match: ${etag}`)).head).toMatch(/^http\/1\.[01] 304/);
  });

  it('is not where the API would be', async () => {
    const response = await gateway.browser().get('/api/unknown');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is for reading', async () => {
    const response = await gateway.browser().post('/browse', {});
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an asset', () => {
  const asset = '/assets/app-3f2a.js';

  it('is kept for a year', async () => {
    const { head } = await get(asset);
    expect(head).toContain('cache-control: public, max-age=31536000, immutable');
    expect(head).toMatch(/content-type: (text|application)\/javascript; charset=utf-8/);
    expect(head).toContain('x-content-type-options: nosniff');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.1', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('comes as it was compressed beforehand, for Accept-Encoding: %s', async (accepts, encoding) => {
    const { head, body } = await get(asset, accepts && `Accept-Encoding: ${accepts}`);
    expect(/content-encoding: (\S+)/.exec(head)?.[1]).toBe(encoding);
    expect(head).toMatch(/vary: accept-encoding/);
    const unpack =
      encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (x: Buffer) => x;
    expect(unpack(body).toString()).toBe(script);
  });

  it('that was not compressed comes as it is', async () => {
    const { head, body } = await get('/assets/plain-77aa.css', 'Accept-Encoding: br, gzip');
    expect(head).not.toContain('content-encoding');
    expect(body.toString()).toBe('body{}');
  });

  it('that is gone is 404 and no page', async () => {
    const response = await gateway.browser().get('/assets/app-0000.js');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(response.headers.get('cache-control')).not.toContain('immutable');
  });
});

describe('other files', () => {
  it('beside the page are asked for anew each time', async () => {
    const { head, body } = await get('/theme.js');
    expect(head).toContain('cache-control: no-cache');
    expect(body.toString()).toContain('dataset.theme');
  });

  it.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/.secret',
    '/assets/%00',
  ])('out of reach stay out of reach: %s', async (path) => {
    const { body } = await get(path);
    expect(body.toString()).not.toMatch(/^(outside|x)$/);
  });
});
