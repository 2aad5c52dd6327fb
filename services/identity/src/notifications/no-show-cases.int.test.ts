import { afterEach, describe, expect, it } from '@jest/globals';
import { ListNotifications } from '@waymark/contracts/identity/notifications.endpoints';
import {
  NoShowContested,
  NoShowDismissed,
  NoShowReported,
  SessionNoShow,
} from '@waymark/contracts/scheduling/events';
import { demoPeople } from '@waymark/demo/people';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from '../testing/harness.ts';
import { aSession } from '../testing/samples.ts';

const { learner, mei, admin } = demoPeople;
const identity = new Harness({ DEMO_MODE: 'true' }).forFile({ checkInvariants: true });
afterEach(() => identity.sql('TRUNCATE notifications, mails, notified_sessions, outbox'));

const session = () => aSession({ sessionId: newId() });
const agreed = { basis: 'agreement', reason: null } as const;
const reported = {
  reportedBy: 'learner',
  claim: 'I waited.',
  respondBy: '2037-12-03T01:30:00.000Z',
} as const;
type Person = (typeof demoPeople)[keyof typeof demoPeople];
const kindsOf = async ({ id, username, role }: Person) =>
  (await identity.call(ListNotifications, {}, { userId: id, username, role })).items.map(({ kind }) => kind);
const have = (person: Person, kinds: string[]) =>
  eventually(async () => expect(await kindsOf(person)).toEqual(kinds));
const mailsOf = async ({ id }: Person) =>
  (await identity.sql<{ kind: string }>('SELECT kind FROM mails WHERE user_id = $1 ORDER BY id', [id])).map(
    ({ kind }) => kind,
  );

describe('a reported no-show', () => {
  it('is announced to the reported person, who can respond', async () => {
    await identity.publish(NoShowReported, { ...session(), ...reported });
    await have(mei, ['no-show-reported']);
    expect(await mailsOf(mei)).toEqual(['no-show-reported']);
    expect(await kindsOf(learner)).toEqual([]);
  });

  it('is announced to the reporter and the admins once it is contested', async () => {
    await identity.publish(NoShowContested, {
      ...session(),
      reportedBy: 'learner',
      response: 'I was there.',
    });
    await have(learner, ['no-show-contested']);
    expect(await kindsOf(admin)).toEqual(['no-show-case']);
    expect(await kindsOf(mei)).toEqual([]);
  });

  it('is announced to both if the records support a person who did not respond, and when it is dismissed', async () => {
    const facts = session();
    await identity.publish(NoShowContested, { ...facts, reportedBy: 'learner', response: null });
    await have(mei, ['no-show-contested']);
    await identity.publish(NoShowDismissed, {
      ...{ ...facts, reportedBy: 'learner', reason: 'Both came.', payBy: null },
    });
    await have(mei, ['no-show-dismissed', 'no-show-contested']);
    await have(learner, ['no-show-dismissed', 'no-show-contested']);
  });

  it('is not announced after its settlement', async () => {
    const facts = session();
    await identity.publish(SessionNoShow, { ...facts, absent: 'mentor', refundCents: 0, ...agreed });
    await have(mei, ['session-no-show']);
    await identity.publish(NoShowReported, { ...facts, ...reported });
    await identity.publish(NoShowReported, { ...session(), ...reported });
    await have(mei, ['no-show-reported', 'session-no-show']);
  });
});
