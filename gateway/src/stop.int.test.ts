// guarantees: A shutdown completes running requests and loses no job
import { afterEach, describe, expect, it } from '@jest/globals';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { eventually } from '@waymark/testing/eventually';
import { EventReader } from './testing/event-reader.ts';
import { TestGateway } from './testing/gateway.ts';
import { raw } from './testing/raw.ts';
import { aRoadmap, ROADMAP_ID } from './testing/samples.ts';

let gateway: TestGateway;
afterEach(() => gateway?.stop());

/** Delays the response to GetRoadmap until `release` is called. */
function delayRoadmap(): { release: () => void } {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  gateway.roadmaps.on(GetRoadmap, async () => {
    await held;
    return aRoadmap();
  });
  return { release: () => release() };
}

describe('a stopping gateway', () => {
  it('finishes running requests, rejects new ones with 503 and closes streams with a retry hint', async () => {
    gateway = await TestGateway.start();
    const browser = await gateway.mentor();
    const reader = await EventReader.open(browser, '/api/events');
    await reader.until(1);
    const { release } = delayRoadmap();
    const slow = browser.get(`/api/roadmaps/${ROADMAP_ID}`);
    await eventually(() => expect(gateway.roadmaps.callsOf(GetRoadmap)).toHaveLength(1));

    const stopped = gateway.service.stop();
    await eventually(() => expect(reader.closed).toBe(true));
    expect(reader.messages.slice(-2)).toEqual(
      expect.arrayContaining([{ retry: 500 }, { comment: 'restarting' }]),
    );
    const refused = await raw(gateway.url, 'GET /api/config HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(refused).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused).toMatch(/connection: close/i);
    expect(refused).toMatch(/retry-after: 1/i);
    expect(JSON.parse(refused.split('\r\n\r\n')[1]!)).toMatchObject({ code: 'UNAVAILABLE', statusCode: 503 });
    release();
    expect((await slow).status).toBe(200);
    await stopped;
    await expect(fetch(`${gateway.url}/api/config`)).rejects.toThrow();
  });

  it('accepts requests during DRAIN_SECONDS and closes their connections', async () => {
    gateway = await TestGateway.start({ env: { DRAIN_SECONDS: '2' } });
    const stopped = gateway.service.stop();
    const response = await fetch(`${gateway.url}/api/config`);
    expect(response.status).toBe(200);
    expect(response.headers.get('connection')).toBe('close');
    expect((await fetch(`${gateway.url}/api/health/ready`)).status).toBe(503);
    await stopped;
  });

  it('refuses connections after DRAIN_SECONDS, so that a proxy uses another gateway', async () => {
    gateway = await TestGateway.start({ env: { DRAIN_SECONDS: '1' } });
    const browser = await gateway.mentor();
    const { release } = delayRoadmap();
    const slow = browser.get(`/api/roadmaps/${ROADMAP_ID}`);
    await eventually(() => expect(gateway.roadmaps.callsOf(GetRoadmap)).toHaveLength(1));
    const stopped = gateway.service.stop();
    await eventually(() =>
      expect(raw(gateway.url, 'GET /api/config HTTP/1.1\r\nHost: x\r\n\r\n')).rejects.toThrow(),
    );
    release();
    expect((await slow).status).toBe(200);
    await stopped;
  });
});
