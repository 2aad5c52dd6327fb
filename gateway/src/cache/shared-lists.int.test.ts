import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventType } from '@waymark/contracts/events';
import { MentorChanged } from '@waymark/contracts/identity/events';
import { GetMentor, ListMentors } from '@waymark/contracts/identity/rpc-mentors';
import { RoadmapArchived, RoadmapPublished, RoadmapUnpublished } from '@waymark/contracts/roadmaps/events';
import { FeaturedStories, ListForSitemap, PublicChanges } from '@waymark/contracts/roadmaps/rpc-versions';
import { newId } from '@waymark/kernel/ids';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { atBest, eventually } from '@waymark/testing/eventually';
import { TestGateway } from '../testing/gateway.ts';
import { aStory } from '../testing/learning-samples.ts';
import { AT, ROADMAP_ID } from '../testing/samples.ts';

const ofRoadmap = { roadmapId: ROADMAP_ID, mentorId: 2 };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start();
  // Here every copy is good for its second, and news are heard.
  gateway.roadmaps.on(PublicChanges, () => {
    throw new Error('not asked here');
  });
});
afterAll(() => gateway?.stop());

/** What the services say from now on wherever somebody is named. */
function everybodyIsCalled(name: string): void {
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

    it('is asked for a few times at most, however many want it', async () => {
      everybodyIsCalled('Ana');
      const before = asked();
      await read();
      await Promise.all(Array.from({ length: 30 }, () => read()));
      // One, where the machine is not busy.
      expect(asked() - before).toBeLessThan(15);
    });

    it('shows a change at once to who made it, and to others within a second', async () => {
      const mentor = await gateway.mentor();
      const showing = async () => {
        everybodyIsCalled('Ana');
        await read(mentor);
        await eventually(async () => expect(await read()).toContain('Ana'));
        everybodyIsCalled('Bea');
        const done = await mentor.send('PATCH', `/api/roadmaps/${ROADMAP_ID}/publish`);
        expect(done.status).toBe(200);
        const changedAt = performance.now();
        expect(await read(mentor)).toContain('Bea');
        await eventually(async () => expect(await read()).toContain('Bea'));
        return performance.now() - changedAt;
      };
      expect(await atBest(showing, 1_500)).toBeLessThan(1_500);
    });

    it.each<{ event: EventType; data: object }>([
      { event: MentorChanged, data: { mentorId: 2, name: 'Cleo', avatar: null, bio: '', version: 2 } },
      { event: RoadmapPublished, data: { ...ofRoadmap, title: 'A title', version: 1 } },
      { event: RoadmapUnpublished, data: ofRoadmap },
      { event: RoadmapArchived, data: ofRoadmap },
    ])('is forgotten when it is heard: $event.type', async ({ event, data }) => {
      // A busy machine may need a second try to be quicker than the second after which all is forgotten.
      await eventually(async () => {
        everybodyIsCalled('Ana');
        await eventually(async () => expect(await read()).toContain('Ana'));
        everybodyIsCalled('Cleo');
        const heardAt = performance.now();
        await publish(event, data);
        await eventually(async () => expect(await read()).toContain('Cleo'));
        expect(performance.now() - heardAt).toBeLessThan(600);
      });
    });
  },
);

describe('sitemap.xml', () => {
  it('is made anew once something was published or taken back', async () => {
    const read = async () => (await gateway.browser().get('/sitemap.xml')).text();
    everybodyIsCalled('Ana');
    expect(await read()).toContain('/roadmap/by-Ana');
    everybodyIsCalled('Dora');
    expect(await read()).not.toContain('/roadmap/by-Dora');
    await publish(RoadmapPublished, { ...ofRoadmap, title: 'A title', version: 1 });
    await eventually(async () => expect(await read()).toContain('/roadmap/by-Dora'));
    everybodyIsCalled('Ana');
    await publish(RoadmapUnpublished, ofRoadmap);
    await eventually(async () => expect(await read()).not.toContain('/roadmap/by-Dora'));
  });
});
