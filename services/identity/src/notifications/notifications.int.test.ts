// guarantees: A provider that refuses our key or account raises one alarm, cleared when it accepts requests again
// guarantees: A reminder of a step is sent once at its wall time, to those who still follow and have not done it
import { afterEach, describe, expect, it } from '@jest/globals';
import { NotificationAdded } from '@waymark/contracts/identity/events';
import { ChangeNotificationPreference } from '@waymark/contracts/identity/notification-preferences.endpoints';
import {
  GetMail,
  GetUnread,
  ListMails,
  ListNotifications,
  MarkRead,
} from '@waymark/contracts/identity/notifications.endpoints';
import {
  DisputeChanged,
  FraudWarned,
  PaymentCaptured,
  ProviderRecovered,
  ProviderRefusing,
  RefundSettled,
  RefundStuck,
} from '@waymark/contracts/payments/events';
import { FollowedRoadmapMoved, StepReminderDue } from '@waymark/contracts/roadmaps/events';
import {
  SessionBooked,
  SessionCancelled,
  SessionCompleted,
  SessionMoved,
  SessionNoShow,
  SessionReminded,
} from '@waymark/contracts/scheduling/events';
import { demoPeople } from '@waymark/demo/people';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from '../testing/harness.ts';
import { aPayment, aSession } from '../testing/samples.ts';
import { MailsRepository } from './persistence/mails.repository.ts';
import { NotificationsRepository } from './persistence/notifications.repository.ts';

const callerOf = ({ id, username, role }: (typeof demoPeople)[keyof typeof demoPeople]) => ({
  userId: id,
  username,
  role,
});
const [learner, mei, admin] = [
  callerOf(demoPeople.learner),
  callerOf(demoPeople.mei),
  callerOf(demoPeople.admin),
];

const identity = new Harness({ DEMO_MODE: 'true', PUBLIC_URL: 'https://way.example' }).forFile({
  checkInvariants: true,
});
afterEach(() => identity.sql('TRUNCATE notifications, mails, notified_sessions, outbox'));

const agreed = { basis: 'agreement', reason: null } as const;
const session = (more: Parameters<typeof aSession>[0] = {}) => aSession({ sessionId: newId(), ...more });
const later = '2037-12-03T00:30:00.000Z';
const notificationsOf = (caller: typeof learner, query = {}) =>
  identity.call(ListNotifications, query, caller);
const kindsOf = async (caller: typeof learner) =>
  (await notificationsOf(caller)).items.map(({ kind }) => kind);
const hasNotifications = (caller: typeof learner, kinds: string[]) =>
  eventually(async () => expect(await kindsOf(caller)).toEqual(kinds));
/** Events of one kind are handled in order: when a later one is stored, the earlier ones have been handled. */
const notifiedState = async (sessionId: string) =>
  (await identity.sql('SELECT * FROM notified_sessions WHERE session_id = $1', [sessionId]))[0];

describe('a notification', () => {
  it('is added for both participants of a session and signalled to them', async () => {
    const facts = session();
    await identity.publish(SessionBooked, facts);
    await hasNotifications(learner, ['session-booked']);
    await hasNotifications(mei, ['session-booked']);
    expect((await notificationsOf(learner)).items).toEqual([
      {
        id: expect.any(String),
        kind: 'session-booked',
        title: 'Your session with Mei Tanaka is booked',
        body: 'Tuesday 1 December 2037, 16:30 (America/Los_Angeles)',
        link: `/scheduling?session=${facts.sessionId}`,
        createdAt: expect.any(String),
        readAt: null,
      },
    ]);
    await eventually(() => expect(identity.signalled(NotificationAdded)).toEqual([{ userIds: [1, 8] }]));
  });

  it('is listed page by page, newest first, to its recipient only', async () => {
    for (let n = 0; n < 5; n++) await identity.publish(PaymentCaptured, aPayment({ amount: 100 + n }));
    await hasNotifications(
      learner,
      Array.from({ length: 5 }, () => 'payment-receipt'),
    );
    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await notificationsOf(learner, { limit: 2, cursor });
      titles.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(titles).toEqual([4, 3, 2, 1, 0].map((n) => `We received your payment of $1.0${n}`));
    expect(await kindsOf(mei)).toEqual([]);
    await expect(notificationsOf(learner, { cursor: 'x' })).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(identity.call(ListNotifications, {}, null)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('is marked as read individually or all at once, by its recipient only', async () => {
    for (let n = 0; n < 3; n++) await identity.publish(SessionBooked, session());
    await eventually(async () => expect(await identity.call(GetUnread, {}, learner)).toEqual({ unread: 3 }));
    const [first, second] = (await notificationsOf(learner)).items;
    const theirs = (await notificationsOf(mei)).items[0]!;
    expect(await identity.call(MarkRead, { ids: [first!.id, theirs.id, 'no-uuid'] }, learner)).toEqual({
      unread: 2,
    });
    expect(await identity.call(GetUnread, {}, mei)).toEqual({ unread: 3 });
    expect((await notificationsOf(learner)).items[0]?.readAt).not.toBeNull();
    expect(await identity.call(MarkRead, { ids: [] }, learner)).toEqual({ unread: 2 });
    expect(await identity.call(MarkRead, {}, learner)).toEqual({ unread: 0 });
    expect(await identity.call(GetUnread, {}, mei)).toEqual({ unread: 3 });
    await expect(identity.call(MarkRead, { ids: [second!.id] }, null)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('is added for each event of a session and its refund', async () => {
    const facts = session();
    await identity.publish(SessionBooked, facts);
    await hasNotifications(mei, ['session-booked']);
    await identity.publish(SessionReminded, { ...facts, before: '24h' });
    await hasNotifications(mei, ['session-reminder', 'session-booked']);
    await identity.publish(SessionCompleted, { ...facts, payBy: null });
    await hasNotifications(learner, ['session-completed', 'session-reminder', 'session-booked']);
    await identity.publish(SessionNoShow, { ...facts, absent: 'mentor', refundCents: 2_500, ...agreed });
    await hasNotifications(mei, ['session-no-show', 'session-reminder', 'session-booked']);
    const refund = { ...aPayment(), refundId: newId() };
    await identity.publish(RefundSettled, { ...refund, reason: 'no-show', settledAt: later });
    await identity.publish(RefundStuck, { ...refund, lastError: 'card gone', isReturned: false });
    await hasNotifications(admin, ['refund-stuck']);
    await eventually(async () => expect((await kindsOf(learner))[0]).toBe('refund-settled'));
    expect(await kindsOf(mei)).toHaveLength(3);
  });
});

describe('a refusal of the payment provider', () => {
  it('and its end are reported to the admins only', async () => {
    const [before, others] = [await kindsOf(admin), await kindsOf(mei)];
    const [provider, since] = ['stripe' as const, '2037-12-05T01:30:00.000Z'];
    await identity.publish(ProviderRefusing, { provider, since, reason: 'key', message: 'no such key' });
    await hasNotifications(admin, ['payments-refused', ...before]);
    await identity.publish(ProviderRecovered, { provider, since });
    await hasNotifications(admin, ['payments-refused', 'payments-refused', ...before]);
    expect(await kindsOf(mei)).toEqual(others);
  });
});

describe('a dispute over a payment', () => {
  it('is reported to the admins and to the mentor, not to the payer', async () => {
    const before = await Promise.all([admin, mei, learner].map(kindsOf));
    const payment = { ...aPayment(), mentorId: mei.userId, payerId: learner.userId, reason: 'fraudulent' };
    const dispute = { ...payment, disputeId: newId(), respondBy: null };
    await identity.publish(DisputeChanged, { ...dispute, status: 'needs_response', change: 'opened' });
    await identity.publish(DisputeChanged, { ...dispute, status: 'lost', change: 'closed' });
    await identity.publish(FraudWarned, { ...payment, warningId: newId() });
    const three = ['payment-disputed', 'payment-disputed', 'payment-disputed'];
    await hasNotifications(admin, [...three, ...before[0]!]);
    await hasNotifications(mei, [...three, ...before[1]!]);
    expect(await kindsOf(learner)).toEqual(before[2]);
    const titles = (await notificationsOf(mei)).items.slice(0, 3).map(({ title }) => title);
    expect(titles.sort()).toEqual([
      expect.stringMatching(/^A payment of .+ is disputed$/),
      expect.stringMatching(/^A payment of .+ may be fraud$/),
      expect.stringMatching(/^The dispute over .+ was decided for the payer$/),
    ]);
  });
});

describe('a late event', () => {
  it('adds no notification of an older time', async () => {
    const facts = session();
    const move = { previousStart: facts.startsAt, movedBy: 'learner' } as const;
    await identity.publish(SessionMoved, { ...facts, ...move, startsAt: later, sequence: 2 });
    await hasNotifications(learner, ['session-moved']);
    await identity.publish(SessionMoved, { ...facts, ...move, sequence: 1 });
    await identity.publish(SessionBooked, facts);
    const [markOfMoves, markOfBookings] = [session({ learnerId: 0 }), session({ learnerId: 0 })];
    await identity.publish(SessionMoved, { ...markOfMoves, ...move });
    await identity.publish(SessionBooked, markOfBookings);
    await eventually(async () => {
      expect(await notifiedState(markOfMoves.sessionId)).toBeDefined();
      expect(await notifiedState(markOfBookings.sessionId)).toBeDefined();
    });
    expect(await kindsOf(learner)).toEqual(['session-moved']);
    expect(await notifiedState(facts.sessionId)).toMatchObject({ sequence: 2, starts_at: new Date(later) });
  });

  it('adds no reminder of an old start or of a cancelled session', async () => {
    const [moved, cancelled, unchanged] = [session(), session(), session()];
    const move = { previousStart: moved.startsAt, movedBy: 'learner' } as const;
    await identity.publish(SessionMoved, { ...moved, ...move, startsAt: later, sequence: 1 });
    await identity.publish(SessionCancelled, { ...cancelled, cancelledBy: 'learner', refundCents: 0 });
    await eventually(async () => {
      expect(await notifiedState(moved.sessionId)).toBeDefined();
      expect(await notifiedState(cancelled.sessionId)).toMatchObject({ ended: 'cancelled' });
    });
    await identity.publish(SessionReminded, { ...moved, before: '24h' });
    await identity.publish(SessionReminded, { ...cancelled, before: '24h' });
    await identity.publish(SessionReminded, { ...unchanged, before: '24h' });
    await eventually(async () => expect(await kindsOf(learner)).toContain('session-reminder'));
    const reminders = (await notificationsOf(learner)).items.filter(
      ({ kind }) => kind === 'session-reminder',
    );
    expect(reminders.map(({ link }) => link)).toEqual([`/scheduling?session=${unchanged.sessionId}`]);
  });
});

describe('the reminder of a step', () => {
  const due = {
    ...{ userId: learner.userId, roadmapId: 'roadmap1', roadmapTitle: 'Out of\nBurnout' },
    ...{ stepId: 'step-1', stepTitle: 'Write four true sentences' },
  };
  const mails = () =>
    identity.sql("SELECT subject, recipient FROM mails WHERE kind = 'step-reminder' ORDER BY id");

  it('is a notification and a mail that link to the step, once per event', async () => {
    const id = newId();
    for (let n = 0; n < 2; n++) await identity.publish(StepReminderDue, due, { id });
    await hasNotifications(learner, ['step-reminder']);
    expect((await notificationsOf(learner)).items).toMatchObject([
      {
        title: `Your next step: ${due.stepTitle}`,
        body: 'Out of Burnout',
        link: '/roadmap/roadmap1?step=step-1',
      },
    ]);
    expect(await mails()).toEqual([
      { subject: `Your next step: ${due.stepTitle}`, recipient: 'learner@waymark.example' },
    ]);
  });

  it('is not sent by mail to those who turned its topic off', async () => {
    const choose = (enabled: boolean) =>
      identity.call(ChangeNotificationPreference, { topic: 'steps', channel: 'mail', enabled }, learner);
    await choose(false);
    await identity.publish(StepReminderDue, due);
    await hasNotifications(learner, ['step-reminder']);
    expect(await mails()).toEqual([]);
    await choose(true);
  });
});

describe('a followed roadmap that its mentor takes down', () => {
  const moved = { roadmapId: 'roadmap2', mentorId: 2, title: 'Out of\nBurnout', followers: [learner.userId] };

  it('is a notification to its followers that says what they keep, and another when it is back', async () => {
    for (const isBack of [false, true]) await identity.publish(FollowedRoadmapMoved, { ...moved, isBack });
    await hasNotifications(learner, ['followed-roadmap', 'followed-roadmap']);
    const { items } = await notificationsOf(learner);
    expect(items.map(({ title }) => title).sort()).toEqual([
      'A roadmap you follow is public again',
      'A roadmap you follow was taken down',
    ]);
    expect(items.find(({ title }) => title.endsWith('down'))).toMatchObject({
      body: 'The mentor of “Out of Burnout” has taken it down for others. You keep the last version, with your notes and ticks, for as long as you follow it.',
      link: '/roadmap/roadmap2',
    });
  });

  it('is named in the reminder of a step', async () => {
    const due = { userId: learner.userId, roadmapId: 'roadmap2', roadmapTitle: 'Out of Burnout' };
    await identity.publish(StepReminderDue, { ...due, stepId: 's', stepTitle: 'Rest', isTakenDown: true });
    await hasNotifications(learner, ['step-reminder']);
    expect((await notificationsOf(learner)).items[0]!.body).toBe(
      'Out of Burnout. Its mentor has taken it down; you keep it.',
    );
  });
});

describe('the outbox of the demo', () => {
  it('stores mails as they would be sent, with their invitations', async () => {
    await identity.publish(SessionBooked, session());
    const { items } = await eventually(async () => {
      const page = await identity.call(ListMails, {}, null);
      expect(page.items).toHaveLength(2);
      return page;
    });
    expect(items).toContainEqual({
      id: expect.any(String),
      to: 'learner@waymark.example',
      subject: 'Session with Mei Tanaka: Tuesday 1 December 2037, 16:30 (America/Los_Angeles)',
      state: 'kept',
      createdAt: expect.any(String),
    });
    const id = items.find(({ to }) => to.startsWith('learner'))?.id ?? '';
    const mail = await identity.call(GetMail, { id }, null);
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.text).toContain('See the session: https://way.example/scheduling?session=');
    expect(mail.ics).toContain('METHOD:REQUEST');
    for (const unknown of [newId(), 'nothing'])
      await expect(identity.call(GetMail, { id: unknown }, null)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
  });

  it('deletes all but the newest 500 mails and notifications read half a year ago', async () => {
    const user = demoPeople.learner.id;
    await identity.sql(
      `INSERT INTO mails (id, user_id, event_id, kind, recipient, subject, message, state)
       SELECT uuidv7(), $1, gen_random_uuid(), 'k', 'a@b.example', n, '{}', 'kept' FROM generate_series(1, 503) n`,
      [user],
    );
    await identity.sql(
      `INSERT INTO notifications (id, user_id, event_id, kind, title, body, link, read_at)
       SELECT uuidv7(), $1, gen_random_uuid(), 'k', n, '', '/', now() - make_interval(days => n)
       FROM generate_series(179, 182) n`,
      [user],
    );
    await identity.get(MailsRepository).sweep();
    await identity.get(NotificationsRepository).sweep();
    const mails = await identity.sql('SELECT subject FROM mails ORDER BY id');
    expect(mails).toHaveLength(500);
    expect(mails[0]).toEqual({ subject: '4' });
    const notifications = await identity.sql('SELECT title FROM notifications ORDER BY title');
    expect(notifications.map(({ title }) => title)).toEqual(['179']);
  });
});
