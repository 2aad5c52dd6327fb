import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventType } from '@waymark/contracts/events';
import { GetMentor, ListMentors } from '@waymark/contracts/identity/mentors.endpoints';
import { RoadmapPublished, RoadmapUnpublished } from '@waymark/contracts/roadmaps/events';
import {
  FeaturedStories,
  ListForSitemap,
  PublicChanges,
} from '@waymark/contracts/roadmaps/versions.endpoints';
import { newId } from '@waymark/kernel/ids';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { eventually } from '@waymark/testing/eventually';
import { TestGateway } from '../testing/gateway.ts';
import { AT, aStory, ROADMAP_ID } from '../testing/samples.ts';

const ofRoadmap = { roadmapId: ROADMAP_ID, mentorId: 2 };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start();
  // Without the feed every copy lasts a second.
  gateway.roadmaps.on(PublicChanges, () => {
    throw new Error('not asked here');
  });
});
afterAll(() => gateway?.stop());

/** Sets the name in all responses of the services. */
function renameAll(name: string): void {
  const mentor = gateway.identity.addMentor({ userId: 2, name });
  gateway.identity.on(ListMentors, () => ({ items: [mentor], nextCursor: null }));
  gateway.roadmaps.on(FeaturedStories, () => [{ ...aStory(), name }]);
  const items = [{ id: `by-${name}`, mentorId: 2, publishedAt: AT }];
  gateway.roadmaps.on(ListForSitemap, () => ({ items, nextCursor: null }));
}

const publish = ({ type }: EventType, data: object) =>
  gateway.service.app.get(EventPublisher).publish({
    id: newId(),
    type,
    occurredAt: new Date().toISOString(),
    requestId: 'r',
    actorId: null,
    audience: [],
    data,
  });

const asked = () =>
  gateway.identity.callsOf(ListMentors).length +
  gateway.identity.callsOf(GetMentor).length +
  gateway.roadmaps.callsOf(FeaturedStories).length;

describe.each(['/api/mentors', '/api/mentors?featured=true', '/api/mentor/2', '/api/user-stories/featured'])(
  '%s',
  (path) => {
    const read = async (browser = gateway.browser()) => (await browser.get(path)).text();

    it('shows a change at once to its author and eventually to others', async () => {
      const mentor = await gateway.mentor();
      renameAll('Ana');
      await read(mentor);
      await eventually(async () => expect(await read()).toContain('Ana'));
      renameAll('Bea');
      const done = await mentor.send('PATCH', `/api/roadmaps/${ROADMAP_ID}/publish`);
      expect(done.status).toBe(200);
      expect(await read(mentor)).toContain('Bea');
      await eventually(async () => expect(await read()).toContain('Bea'));
    });

    it('is requested once for many readers', async () => {
      renameAll('Ana');
      const before = asked();
      // One reader after another: a copy that expires meanwhile is then renewed once, on a slow machine a few times.
      for (let reader = 0; reader < 30; reader += 1) await read();
      expect(asked() - before).toBeLessThan(15);
    });
  },
);

describe('sitemap.xml', () => {
  it('is rebuilt after a roadmap is published or unpublished', async () => {
    const read = async () => (await gateway.browser().get('/sitemap.xml')).text();
    renameAll('Ana');
    expect(await read()).toContain('/roadmap/by-Ana');
    renameAll('Dora');
    expect(await read()).not.toContain('/roadmap/by-Dora');
    await publish(RoadmapPublished, { ...ofRoadmap, title: 'A title', version: 1 });
    await eventually(async () => expect(await read()).toContain('/roadmap/by-Dora'));
    renameAll('Ana');
    await publish(RoadmapUnpublished, ofRoadmap);
    await eventually(async () => expect(await read()).not.toContain('/roadmap/by-Dora'));
  });
});
