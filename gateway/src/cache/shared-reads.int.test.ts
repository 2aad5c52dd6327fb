import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MentorChanged } from '@waymark/contracts/identity/events';
import { RoadmapArchived, RoadmapPublished, RoadmapUnpublished } from '@waymark/contracts/roadmaps/events';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { PublicChanges } from '@waymark/contracts/roadmaps/versions.endpoints';
import { newId } from '@waymark/kernel/ids';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { eventually } from '@waymark/testing/eventually';
import { TestGateway } from '../testing/gateway.ts';
import { aRoadmap, aSummary, ROADMAP_ID } from '../testing/samples.ts';

const PATH = `/api/roadmaps/${ROADMAP_ID}`;
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await TestGateway.start();
});
afterAll(() => gateway.stop());

const asked = () => gateway.roadmaps.callsOf(rpc.GetRoadmap).length;

/** The roadmap has its first title, no copy of it exists, and the change feed confirms new copies. */
async function reset(): Promise<void> {
  gateway.roadmaps.on(rpc.GetRoadmap, () => aRoadmap({ title: 'First' }));
  gateway.roadmaps.on(PublicChanges, () => ({ next: '1', roadmapIds: [ROADMAP_ID, null] }));
  const polls = () => gateway.roadmaps.callsOf(PublicChanges).length;
  const before = polls();
  await eventually(async () => {
    await gateway.browser().get('/api/categories');
    expect(polls()).toBeGreaterThan(before + 1);
  });
  gateway.roadmaps.on(PublicChanges, () => ({ next: '1', roadmapIds: [] }));
  // The last response that named a change has arrived.
  await new Promise((resolve) => setTimeout(resolve, 100));
}
beforeEach(reset);

const shows = (title: string) =>
  eventually(async () => {
    expect(await (await gateway.browser().get(PATH)).json()).toMatchObject({ title });
  });
describe('public reads', () => {
  it('are requested from the service once for many readers', async () => {
    const before = asked();
    await gateway.browser().get(PATH);
    const responses = await Promise.all(Array.from({ length: 50 }, () => gateway.browser().get(PATH)));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    // Copies are confirmed or renewed while a slow machine reads.
    expect(asked() - before).toBeLessThan(25);
    const bodies = new Set(await Promise.all(responses.map((response) => response.text())));
    expect(bodies.size).toBe(1);
  });

  it('show a change that the change feed names', async () => {
    await shows('First');
    gateway.roadmaps.on(rpc.GetRoadmap, () => aRoadmap({ title: 'Second' }));
    gateway.roadmaps.on(PublicChanges, () => ({ next: '2', roadmapIds: [ROADMAP_ID] }));
    await shows('Second');
  });

  it('show a change at once to its author, and mark the author for other gateways', async () => {
    const mentor = await gateway.mentor();
    await mentor.get(PATH);
    await gateway.browser().get(PATH);
    gateway.roadmaps.on(rpc.GetRoadmap, () => aRoadmap({ title: 'Second' }));
    const written = await mentor.send('PATCH', PATH, { title: 'Second' });
    expect(written.status).toBe(200);
    expect(await (await mentor.get(PATH)).json()).toMatchObject({ title: 'Second' });
    // Another gateway recognizes the author by this cookie only.
    const cookie = written.headers.getSetCookie().find((line) => line.startsWith('__Host-waymark-fresh='));
    expect(cookie).toMatch(/Max-Age=2;.*HttpOnly; Secure; SameSite=Lax/);
  });

  it.each([MentorChanged, RoadmapPublished, RoadmapUnpublished, RoadmapArchived])(
    'are invalidated by $type while the change feed names no change',
    async ({ type }) => {
      await shows('First');
      gateway.roadmaps.on(rpc.GetRoadmap, () => aRoadmap({ title: 'Second' }));
      await gateway.service.app.get(EventPublisher).publish({
        id: newId(),
        type,
        occurredAt: new Date().toISOString(),
        requestId: 'r',
        actorId: null,
        audience: [],
        data: {},
      });
      await shows('Second');
    },
  );

  it('share neither an owner’s view nor an unpublished roadmap', async () => {
    const mentor = await gateway.mentor();
    gateway.roadmaps.on(rpc.GetRoadmap, (_input, { caller }) =>
      aRoadmap({ isOwner: caller !== null, status: caller ? 'published' : 'archived' }),
    );
    expect(await (await mentor.get(PATH)).json()).toMatchObject({ isOwner: true });
    const before = asked();
    expect(await (await gateway.browser().get(PATH)).json()).toMatchObject({ isOwner: false });
    expect(await (await gateway.browser().get(PATH)).json()).toMatchObject({ status: 'archived' });
    expect(asked() - before).toBe(2);
  });

  it('keep headers and ETag, and return 304 for a matching ETag', async () => {
    const page = { items: Array.from({ length: 24 }, () => aSummary()), nextCursor: 'next' };
    await gateway.roadmaps.during(
      rpc.ListRoadmaps,
      () => page,
      async () => {
        const first = await gateway.browser().get('/api/roadmaps?limit=24');
        const again = await gateway.browser().get('/api/roadmaps?limit=24', { 'accept-encoding': 'br' });
        expect(again.headers.get('link')).toBe(first.headers.get('link'));
        expect(again.headers.get('content-encoding')).toBe('br');
        for (const name of ['content-security-policy', 'x-content-type-options', 'content-type', 'link']) {
          expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
        }
        expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
        expect(await again.json()).toEqual(await first.json());
        const etag = again.headers.get('etag')!;
        // A copy is at most a second old; the one that replaces it is sent whole once.
        await eventually(async () => {
          const unchanged = await gateway.browser().get('/api/roadmaps?limit=24', { 'if-none-match': etag });
          expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
        });
      },
    );
  });

  it('are not cached when they failed', async () => {
    await gateway.roadmaps.during(
      rpc.GetRoadmap,
      () => {
        throw new Error('down');
      },
      async () => expect((await gateway.browser().get(PATH)).status).toBe(500),
    );
    expect((await gateway.browser().get(PATH)).status).toBe(200);
  });
});
