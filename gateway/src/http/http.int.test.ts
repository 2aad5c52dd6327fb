import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { CreateRoadmap, GetRoadmap, ListRoadmaps } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import type { AnyRpc } from '@waymark/contracts/rpc';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { raw } from '../testing/raw.ts';
import { aSummary, ROADMAP_ID } from '../testing/samples.ts';

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  gateway = await TestGateway.start({ env: { DEMO_MODE: 'true', PUBLIC_URL: 'https://waymark.example' } });
  browser = await gateway.mentor();
});
afterAll(() => gateway?.stop());

const lastCall = <R extends AnyRpc>(one: R) => gateway.roadmaps.callsOf(one).at(-1)!;

describe('a request', () => {
  it('passes its id, its caller and a deadline to the service', async () => {
    await browser.get('/api/following', { 'x-request-id': 'abc-1' });
    const { ctx } = lastCall(rpc.ListFollowing);
    expect(ctx).toMatchObject({ requestId: 'abc-1', caller: { username: 'rosa', role: 'mentor' } });
    const left = ctx.deadline! - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(5_300);
  });

  it('passes its Idempotency-Key unless its method is safe', async () => {
    const body = { title: 'T', categoryId: 'c1', description: 'D' };
    await browser.post('/api/roadmaps', body, { 'idempotency-key': 'key 1' });
    expect(lastCall(CreateRoadmap).ctx.idempotencyKey).toBe('key 1');
    await browser.get('/api/following', { 'idempotency-key': 'key 1' });
    expect(lastCall(rpc.ListFollowing).ctx.idempotencyKey).toBeUndefined();
  });

  it.each(['', ' ', 'x'.repeat(201), 'tab\there'])('is rejected with the Idempotency-Key %p', async (key) => {
    const before = gateway.roadmaps.callsOf(rpc.Follow).length;
    const response = await raw(
      gateway.url,
      `POST /api/roadmaps/r1/follow HTTP/1.1\r\nHost: x\r\nCookie: ${browser.cookie}\r\nIdempotency-Key: ${key}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(gateway.roadmaps.callsOf(rpc.Follow).length).toBe(before);
  });

  it('keeps its own context while bodies of several requests arrive in pieces', async () => {
    const body = JSON.stringify({ stepId: 's1', roadmapId: 'r1', completed: true });
    const one = async (id: string) => {
      const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
      const head = `PATCH /api/progress HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\nIdempotency-Key: ${id}\r\nCookie: ${browser.cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
      for (const piece of [head, body.slice(0, 5), body.slice(5, 9), body.slice(9)]) {
        socket.write(piece);
        await sleep(15);
      }
      await once(socket, 'data');
      socket.destroy();
    };
    const names = Array.from({ length: 8 }, (_, i) => `trickle-${i}`);
    await Promise.all(names.map(one));
    const calls = gateway.roadmaps.callsOf(rpc.SetProgress).map(({ ctx }) => ctx);
    expect(calls.map(({ requestId }) => requestId).sort()).toEqual(names);
    for (const ctx of calls) {
      expect(ctx.idempotencyKey).toBe(ctx.requestId);
      expect(ctx.caller).toMatchObject({ username: 'rosa' });
    }
  });

  it('of a visitor has no caller, and gets 401 from a route for users', async () => {
    await gateway.browser().get(`/api/roadmaps/${ROADMAP_ID}`);
    expect(lastCall(GetRoadmap).ctx.caller).toBeNull();
    expect((await gateway.browser().get('/api/following')).status).toBe(401);
    await browser.get(`/api/roadmaps/${ROADMAP_ID}`);
    expect(lastCall(GetRoadmap).ctx.caller).toMatchObject({ username: 'rosa' });
  });
});

describe('a response', () => {
  it('of a list is an array with the next page in the Link header', async () => {
    const page = { items: [aSummary()], nextCursor: 'c/1=' };
    const response = await gateway.roadmaps.during(
      ListRoadmaps,
      () => page,
      () => browser.get('/api/roadmaps?limit=1&q=a%20b&cursor=old'),
    );
    expect(await response.json()).toEqual([aSummary()]);
    expect(response.headers.get('link')).toBe('</api/roadmaps?limit=1&q=a+b&cursor=c%2F1%3D>; rel="next"');
    expect(lastCall(ListRoadmaps).input).toEqual({ limit: 1, q: 'a b', cursor: 'old' });
    expect((await browser.get('/api/roadmaps')).headers.get('link')).toBeNull();
  });

  it('can be null', async () => {
    const response = await browser.get(`/api/roadmaps/${ROADMAP_ID}/run`);
    expect(response.status).toBe(200);
    expect(await response.json()).toBeNull();
  });

  it('has a Date and is not cached, also when it is an error', async () => {
    for (const path of ['/api/user', '/api/roadmaps?limit=nonsense']) {
      const { headers } = await browser.get(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(Math.abs(Date.parse(headers.get('date')!) - Date.now())).toBeLessThan(5_000);
    }
  });

  it('is compressed from 1 KB on if the client accepts it', async () => {
    const items = Array.from({ length: 20 }, () => aSummary());
    const responses = await gateway.roadmaps.during(
      ListRoadmaps,
      () => ({ items, nextCursor: null }),
      async () => [
        await raw(gateway.url, request('/api/roadmaps?limit=20', 'Accept-Encoding: gzip, br')),
        await raw(gateway.url, request('/api/roadmaps?limit=21', '')),
        await raw(gateway.url, request('/api/config', 'Accept-Encoding: br')),
      ],
    );
    expect(responses[0]).toMatch(/content-encoding: br/i);
    expect(responses[0]).toMatch(/vary: .*accept-encoding/i);
    expect(responses[1]).not.toMatch(/content-encoding/i);
    expect(responses[2]).not.toMatch(/content-encoding/i);
    const body = Buffer.from(responses[0]!.split('\r\n\r\n').slice(1).join('\r\n\r\n'), 'latin1');
    expect(() => brotliDecompressSync(body)).not.toThrow();
  });
});

const request = (path: string, header: string): string =>
  `GET ${path} HTTP/1.0\r\nHost: x\r\n${header ? `${header}\r\n` : ''}\r\n`;

describe('HEAD and OPTIONS', () => {
  it('HEAD returns the headers of GET', async () => {
    const response = await browser.fetch('/api/config', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(20);
  });

  it('other methods return 405 with those that the path has', async () => {
    const response = await browser.fetch('/api/config', { method: 'PUT', body: '{}' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'OPTIONS, HEAD, GET']);
    const page = await browser.fetch('/browse', { method: 'DELETE' });
    expect([page.status, page.headers.get('allow')]).toEqual([405, 'OPTIONS, HEAD, GET']);
  });

  it('OPTIONS returns the methods of a path and no CORS headers', async () => {
    const response = await browser.fetch(`/api/roadmaps/${ROADMAP_ID}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('OPTIONS, HEAD, GET, PATCH, DELETE');
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await browser.fetch('/api/unknown', { method: 'OPTIONS' })).status).toBe(404);
    expect((await browser.fetch('/somewhere', { method: 'OPTIONS' })).headers.get('allow')).toBe(
      'OPTIONS, HEAD, GET',
    );
  });
});

describe('security headers', () => {
  it('are on every response', async () => {
    for (const path of ['/api/config', '/api/unknown', '/api/user']) {
      const { headers } = await gateway.browser().get(path);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('microphone=(self)');
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    }
  });

  it('do not allow Stripe or payment when the sandbox is used', async () => {
    const { headers } = await gateway.browser().get('/api/config');
    expect(headers.get('content-security-policy')).not.toMatch(/stripe/);
    expect(headers.get('permissions-policy')).toContain('payment=()');
  });
});

describe('a request from another site or browser', () => {
  const origin = () => gateway.url;
  const cases: [string, number, () => Record<string, string>][] = [
    ['without any of the headers browsers send', 200, () => ({})],
    ['from the same origin', 200, () => ({ 'sec-fetch-site': 'same-origin', origin: origin() })],
    ['from an older browser on the same origin', 200, () => ({ origin: origin() })],
    ['from the public address, behind a proxy', 200, () => ({ origin: 'https://waymark.example' })],
    ['from another site', 403, () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })],
    ['from another subdomain', 403, () => ({ 'sec-fetch-site': 'same-site', origin: 'http://a.127.0.0.1' })],
    ['from an older browser on another site', 403, () => ({ origin: 'https://evil.example' })],
    ['from a sandbox', 403, () => ({ origin: 'null' })],
  ];

  it.each(cases)('%s returns %i', async (_where, status, headers) => {
    const before = gateway.roadmaps.callsOf(rpc.Follow).length;
    const response = await browser.post(`/api/roadmaps/${ROADMAP_ID}/follow`, undefined, headers());
    expect(response.status).toBe(status);
    expect(gateway.roadmaps.callsOf(rpc.Follow).length).toBe(before + (status === 200 ? 1 : 0));
    if (status === 403) expect(await response.json()).toMatchObject({ code: 'CSRF', statusCode: 403 });
  });

  it('that only reads is not checked', async () => {
    const response = await browser.get('/api/config', { 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(200);
  });
});

describe('the public configuration', () => {
  it('lists the demo accounts in demo mode', async () => {
    const config = (await (await gateway.browser().get('/api/config')).json()) as { demoAccounts: object[] };
    expect(config).toMatchObject({ demoMode: true, aiEngine: 'offline' });
    expect(config.demoAccounts).toContainEqual({
      username: 'mentor',
      role: 'mentor',
      password: 'waymark-demo',
    });
  });
});

describe('the content security policy with Stripe', () => {
  it('allows scripts, frames and calls of Stripe only', async () => {
    const other = await TestGateway.start({ env: { PAYMENTS_PROVIDER: 'stripe' } });
    const { headers } = await other.browser().get('/api/config');
    const policy = headers.get('content-security-policy')!.split(';');
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
    expect(policy).toContain(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    );
    expect(policy).toContain("connect-src 'self' https://api.stripe.com");
    expect(policy).toContain("default-src 'self'");
    expect(headers.get('permissions-policy')).toContain('payment=(self "https://js.stripe.com")');
    await other.stop();
  });
});
