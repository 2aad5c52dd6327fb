import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { CheckUpload, GetRoadmap } from '@waymark/contracts/roadmaps/rpc';
import { atBest, eventually } from '@waymark/testing/eventually';
import { EventReader } from './testing/event-reader.ts';
import { TestGateway } from './testing/gateway.ts';
import { raw } from './testing/raw.ts';
import { aRoadmap, ROADMAP_ID } from './testing/samples.ts';
import { streamUpload } from './testing/upload.ts';

let gateway: TestGateway;
afterEach(() => gateway?.stop());

/** Holds the answer to one roadmap back until it is let go. */
function holdBack(): { letGo: () => void } {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  gateway.roadmaps.on(GetRoadmap, async () => {
    await held;
    return aRoadmap();
  });
  return { letGo: () => letGo() };
}

describe('a gateway that is asked to stop', () => {
  it('has nothing to wait for when nothing is in hand', async () => {
    const stopping = async () => {
      await gateway?.stop();
      gateway = await TestGateway.start();
      await (await gateway.mentor()).get('/api/user');
      const startedAt = performance.now();
      await gateway.service.stop();
      return performance.now() - startedAt;
    };
    expect(await atBest(stopping, 1_500)).toBeLessThan(1_500);
  });

  it('finishes what is in hand, refuses what comes then, and closes the streams with a hint when to come back', async () => {
    gateway = await TestGateway.start();
    const browser = await gateway.mentor();
    const reader = await EventReader.open(browser, '/api/events');
    await reader.until(1);
    const { letGo } = holdBack();
    const slow = browser.get(`/api/roadmaps/${ROADMAP_ID}`);
    await eventually(() => expect(gateway.roadmaps.callsOf(GetRoadmap)).toHaveLength(1));

    const stopped = gateway.service.stop();
    await eventually(() => expect(reader.closed).toBe(true));
    expect(reader.messages.at(-1)).toMatchObject({ retry: '500', comment: 'restarting' });
    const refused = await raw(gateway.url, 'GET /api/config HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(refused).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused).toMatch(/connection: close/i);
    expect(refused).toMatch(/retry-after: 1/i);
    expect(JSON.parse(refused.split('\r\n\r\n')[1]!)).toMatchObject({ code: 'UNAVAILABLE', statusCode: 503 });
    letGo();
    expect((await slow).status).toBe(200);
    await stopped;
    await expect(fetch(`${gateway.url}/api/config`)).rejects.toThrow();
  });

  it('breaks off what would take for ever', async () => {
    gateway = await TestGateway.start();
    const browser = await gateway.mentor();
    const { answer } = streamUpload(browser, ROADMAP_ID, new Readable({ read() {} }));
    const broken = expect(answer).rejects.toThrow();
    await eventually(() => expect(gateway.roadmaps.callsOf(CheckUpload)).toHaveLength(1));
    const startedAt = performance.now();
    await gateway.service.stop();
    expect(performance.now() - startedAt).toBeLessThan(9_000);
    await broken;
    expect(await gateway.stored()).toEqual([]);
  });

  it('still takes requests for as long as balancers need to notice', async () => {
    gateway = await TestGateway.start({ env: { DRAIN_SECONDS: '5' } });
    const stopped = gateway.service.stop();
    const response = await fetch(`${gateway.url}/api/config`);
    expect(response.status).toBe(200);
    expect(response.headers.get('connection')).toBe('close');
    expect((await fetch(`${gateway.url}/api/health/ready`)).status).toBe(503);
    await stopped;
  });
});
