import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { TestGateway } from '../testing/gateway.ts';
import { aRoadmap } from '../testing/samples.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start();
});
afterAll(() => gateway?.stop());

const get = (path: string) => gateway.browser().get(path);

describe('a picture', () => {
  it('is drawn without blocking other requests', async () => {
    gateway.roadmaps.on(GetRoadmap, ({ id }) => aRoadmap({ id, title: `Slow ${'word '.repeat(20)}` }));
    const drawing = Promise.all(
      Array.from({ length: 3 }, (_, i) => get(`/og/roadmap/01935000-0000-7000-8000-0000000000c${i}.png`)),
    );
    let done = false;
    void drawing.then(() => {
      done = true;
    });
    let responses = 0;
    while (!done) {
      expect((await get('/robots.txt')).status).toBe(200);
      responses += 1;
    }
    expect((await drawing).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses).toBeGreaterThan(10);
  });
});
