import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HealthRegistry, type HealthServer, startHealthServer } from './health.ts';

describe('the health port', () => {
  let registry: HealthRegistry;
  let server: HealthServer;
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  beforeEach(async () => {
    registry = new HealthRegistry();
    registry.state = 'running';
    server = await startHealthServer(registry, { port: 0, host: '127.0.0.1', service: 'roadmaps' });
  });
  afterEach(() => server.close());

  it('is live from the start and ready after boot', async () => {
    registry.state = 'starting';
    expect((await get('/health/live')).status).toBe(200);
    expect(await get('/health/ready')).toMatchObject({ status: 503, body: { state: 'starting' } });
    registry.state = 'running';
    expect(await get('/health/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  it('reports each failing dependency', async () => {
    registry.register('nats', async () => {});
    registry.register('redis', async () => {
      throw new Error('not connected');
    });
    expect(await get('/health/ready')).toMatchObject({
      status: 503,
      body: { dependencies: { nats: { ok: true }, redis: { ok: false, error: 'not connected' } } },
    });
    expect((await get('/health/live')).status).toBe(200);
  });

  it('returns 503 when the check of a dependency exceeds two seconds', async () => {
    registry.register('postgres', () => new Promise(() => {}));
    expect(await get('/health/ready')).toMatchObject({
      status: 503,
      body: { dependencies: { postgres: { ok: false, error: 'no response within 2000 ms' } } },
    });
  });

  it('runs a check once for concurrent requests', async () => {
    let runs = 0;
    registry.register('slow', () => {
      runs++;
      return new Promise((resolve) => setTimeout(resolve, 500));
    });
    await Promise.all(Array.from({ length: 10 }, () => get('/health/ready')));
    expect(runs).toBe(1);
  });

  it('returns 404 for other paths', async () => {
    expect((await get('/metrics')).status).toBe(404);
    const response = await fetch(`http://127.0.0.1:${server.port}/health/live`, { method: 'POST' });
    expect(response.status).toBe(405);
  });
});
