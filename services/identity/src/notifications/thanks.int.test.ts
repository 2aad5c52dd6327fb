// guarantees: Thanks: only after the last step, once per learner and roadmap, one notice, gone from Waymark when removed
import { describe, expect, it } from '@jest/globals';
import { ChangeNotificationPreference } from '@waymark/contracts/identity/notification-preferences.endpoints';
import { ListNotifications } from '@waymark/contracts/identity/notifications.endpoints';
import { ThanksGiven } from '@waymark/contracts/roadmaps/events';
import { demoPeople } from '@waymark/demo/people';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from '../testing/harness.ts';

const identity = new Harness({ DEMO_MODE: 'true', PUBLIC_URL: 'https://way.example' }).forFile();
const { id, username, role } = demoPeople.mei;
const mei = { userId: id, username, role };
const LINE = 'The second step held me.';
const given = (more = {}) => ({
  ...{ roadmapId: newId(), mentorId: mei.userId, title: 'Out of debt', thanksId: newId(), userId: 1 },
  ...{ username: 'lena', line: LINE, isFirst: true, ...more },
});
const notices = async () => (await identity.call(ListNotifications, {}, mei)).items;
const mails = () =>
  identity.sql(`SELECT subject FROM mails WHERE kind = 'thanks-given' AND user_id = $1`, [id]);

describe('thanks of a learner', () => {
  it('reach the mentor once, by mail with the line and by a notification without line and name', async () => {
    const eventId = newId();
    const facts = given();
    for (const _ of [1, 2]) await identity.publish(ThanksGiven, facts, { id: eventId });
    await identity.publish(ThanksGiven, given({ isFirst: false }));
    await identity.publish(ThanksGiven, given({ title: 'Back to work' }));
    await eventually(async () => expect(await notices()).toHaveLength(2));
    const [, first] = await notices();
    expect(first).toMatchObject({ kind: 'thanks-given', title: 'A learner thanks you', link: '/#thanks' });
    expect(JSON.stringify(await notices())).not.toMatch(/lena|second step/);
    expect(await mails()).toEqual([
      { subject: 'Thank you for “Out of debt”' },
      { subject: 'Thank you for “Back to work”' },
    ]);
  });

  it('are not mailed to a mentor who turned such mails off', async () => {
    await identity.call(
      ChangeNotificationPreference,
      { topic: 'thanks', channel: 'mail', enabled: false },
      mei,
    );
    const [noticesBefore, mailsBefore] = [(await notices()).length, (await mails()).length];
    await identity.publish(ThanksGiven, given());
    await eventually(async () => expect(await notices()).toHaveLength(noticesBefore + 1));
    expect(await mails()).toHaveLength(mailsBefore);
  });
});
