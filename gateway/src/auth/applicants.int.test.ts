// guarantees: An applicant may call exactly what writes an own roadmap, for as long as the application waits
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authorGrants, mentorRoles } from '@waymark/contracts/caller';
import { UserAppliesChanged } from '@waymark/contracts/identity/events';
import type { Account } from '@waymark/contracts/identity/http';
import { ListFollowing } from '@waymark/contracts/roadmaps/progress.endpoints';
import { newId } from '@waymark/kernel/ids';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from '../testing/browser.ts';
import { declaredRoutes } from '../testing/declared-routes.ts';
import { TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start();
});
afterAll(() => gateway.stop());

async function publish({ id: userId, subject }: Account, applies: boolean): Promise<void> {
  await gateway.service.app.get(EventPublisher).publish({
    id: newId(),
    type: UserAppliesChanged.type,
    occurredAt: new Date().toISOString(),
    requestId: 'test',
    actorId: null,
    audience: [userId],
    data: { userId, subject, applies },
  });
}

const callerIn = async (browser: Browser) => {
  await browser.get('/api/following');
  return gateway.roadmaps.callsOf(ListFollowing).at(-1)?.ctx.caller;
};

describe('an applicant', () => {
  it('is one in every open session, until the application no longer waits', async () => {
    const user = gateway.identity.add({ username: 'nora' });
    const browsers = [await gateway.browser().logIn('nora'), await gateway.browser().logIn('nora')];
    const expectApplies = (applies: true | undefined) =>
      eventually(async () => {
        for (const browser of browsers)
          expect(await callerIn(browser)).toMatchObject({
            role: 'learner',
            ...(applies && { applies }),
          });
        if (!applies) expect(await callerIn(browsers[0]!)).not.toHaveProperty('applies');
      });
    await expectApplies(undefined);
    await publish(user, true);
    await expectApplies(true);
    gateway.identity.users.get(user.id)!.applies = true;
    browsers.push(await gateway.browser().logIn('nora'));
    await expectApplies(true);
    await publish(user, false);
    await expectApplies(undefined);
  });

  it('is told kindly what opens later', async () => {
    gateway.identity.add({ username: 'ben', applies: true });
    const browser = await gateway.browser().logIn('ben');
    for (const path of ['/api/roadmaps/r1/publish']) {
      const response = await browser.send('PATCH', path, {});
      expect(response.status).toBe(403);
      expect(JSON.stringify(await response.json())).toContain('once your application is approved');
    }
  });
});

describe('the routes of mentors', () => {
  const { mentor, applicant } = {
    mentor: [] as string[],
    applicant: [] as string[],
  };
  for (const [route, { needs }] of declaredRoutes()) {
    if (needs.roles?.includes('applicant')) applicant.push(route);
    else if (needs.roles?.includes('mentor')) mentor.push(route);
  }

  it('that an applicant may call are those that write an own roadmap', () => {
    expect(applicant.toSorted()).toMatchInlineSnapshot(`
     [
       "DELETE /api/roadmaps/{id}/stages/{stageId}",
       "PATCH /api/roadmaps/{id}",
       "PATCH /api/roadmaps/{id}/stages/{stageId}",
       "PATCH /api/roadmaps/{id}/timeline/{milestoneId}",
       "PATCH /api/sources/{id}",
       "PATCH /api/sources/{id}/content",
       "POST /api/ai-runs/{id}/draft",
       "POST /api/ai-runs/{id}/retry-without-ai",
       "POST /api/generate-roadmap",
       "POST /api/recordings/{id}/finish",
       "POST /api/roadmaps",
       "POST /api/roadmaps/outline",
       "POST /api/roadmaps/{id}/duplicate",
       "POST /api/roadmaps/{id}/edits/{revision}/undo",
       "POST /api/roadmaps/{id}/interview/{question}/follow-up",
       "POST /api/roadmaps/{id}/names",
       "POST /api/roadmaps/{id}/recordings",
       "POST /api/roadmaps/{id}/review/decisions",
       "POST /api/roadmaps/{id}/review/undo",
       "POST /api/roadmaps/{id}/stages",
       "POST /api/roadmaps/{id}/steps/{stepId}/wording",
       "POST /api/roadmaps/{id}/timeline",
       "POST /api/roadmaps/{id}/transcript",
       "POST /api/roadmaps/{id}/versions/{version}/restore",
       "POST /api/sources/{id}/choose-take",
       "POST /api/sources/{id}/material",
       "POST /api/upload",
       "PUT /api/recordings/{id}/parts/{number}",
       "PUT /api/roadmaps/{id}/interview/{question}",
       "PUT /api/roadmaps/{id}/order",
       "PUT /api/roadmaps/{id}/timeline/order",
       "PUT /api/sources/{id}/transcript",
     ]
    `);
  });

  it('that an applicant may not call are all others', () => {
    expect(mentor.toSorted()).toMatchInlineSnapshot(`
     [
       "DELETE /api/mentor/availability/{id}",
       "DELETE /api/mentor/calendar/overrides/{id}",
       "DELETE /api/mentor/linked-calendars/{id}",
       "DELETE /api/peer-sessions/{id}/recording",
       "DELETE /api/peer-sessions/{id}/registration",
       "DELETE /api/support-requests/{id}/responses/{responseId}",
       "GET /api/community-growth",
       "GET /api/community-stats",
       "GET /api/mentor-network",
       "GET /api/mentor-network/me",
       "GET /api/mentor-network/skills",
       "GET /api/mentor/calendar",
       "GET /api/mentor/learners",
       "GET /api/mentor/learners/{userId}",
       "GET /api/mentor/linked-calendars",
       "GET /api/mentor/path-requests",
       "GET /api/peer-sessions",
       "GET /api/peer-sessions/{id}",
       "GET /api/peer-sessions/{id}/calendar.ics",
       "GET /api/roadmaps/{id}/insight/sessions",
       "GET /api/support-requests",
       "GET /api/support-requests/{id}",
       "PATCH /api/learning-materials/{id}",
       "PATCH /api/mentor/availability/{id}",
       "PATCH /api/mentor/profile",
       "PATCH /api/roadmaps/{id}/publish",
       "PATCH /api/support-requests/{id}/responses/{responseId}",
       "POST /api/learning-materials",
       "POST /api/learning-materials/{id}/publish",
       "POST /api/mentor/availability",
       "POST /api/mentor/calendar/overrides",
       "POST /api/mentor/linked-calendars",
       "POST /api/mentor/pricing",
       "POST /api/peer-sessions",
       "POST /api/peer-sessions/{id}/cancel",
       "POST /api/peer-sessions/{id}/end",
       "POST /api/peer-sessions/{id}/registration",
       "POST /api/peer-sessions/{id}/start",
       "POST /api/support-requests",
       "POST /api/support-requests/{id}/close",
       "POST /api/support-requests/{id}/reopen",
       "POST /api/support-requests/{id}/responses",
       "PUT /api/mentor-network/me",
       "PUT /api/mentor/calendar/settings",
       "PUT /api/objects/upload/{id}/frame",
       "PUT /api/peer-sessions/{id}",
       "PUT /api/peer-sessions/{id}/recording",
       "PUT /api/support-requests/{id}",
       "PUT /api/support-requests/{id}/helped",
     ]
    `);
    expect(authorGrants).toEqual([...mentorRoles, 'applicant']);
  });
});
