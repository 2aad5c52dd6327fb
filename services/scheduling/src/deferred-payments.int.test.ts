import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import { PaymentRefused, SessionNoShow, SessionTouched } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { ProcessDueSessions } from './app/process-due-sessions.ts';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, booksGuided, captured, rowOf } from './testing/bookings.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';
import { agrees, reports } from './testing/no-shows.ts';

const scheduling = new Harness().forFile();
let mentor: Caller;
beforeEach(async () => {
  scheduling.clock.set(MONDAY_NOON);
  mentor = await aMentor(scheduling);
});

/** A completed guided session with a due payment. */
async function aDueSession(learner: Caller) {
  const session = await booksGuided(scheduling, learner, mentor, '2027-01-12');
  scheduling.clock.set('2027-01-12T10:00:00Z');
  await scheduling.get(ProcessDueSessions).completeSessions();
  return session;
}
const pays = async (session: Awaited<ReturnType<typeof aDueSession>>) => {
  const event = captured(scheduling, session, { purpose: 'after-session' });
  await scheduling.publish(PaymentCaptured, event);
  return event.intentId;
};
const becomes = (id: string, what: object) =>
  eventually(async () => expect(await rowOf(scheduling, id)).toMatchObject(what));

describe('a session paid afterwards', () => {
  it('can be about a topic of the mentor, at its price in the currency of the mentor', async () => {
    const pricing = { sessionPrice: 0, currency: 'GBP' as const, typePrices: { topic: 4_000 } };
    const priced = await aMentor(scheduling, { pricing });
    const time = { date: '2027-01-12', time: '9:00 AM' } as const;
    const body = { mentorId: priced.userId, ...time, sessionType: null, topic: 'Grief', price: 40 };
    expect(await scheduling.call(rpc.BookSession, body, aLearner())).toMatchObject({
      ...{ kind: 'guided', sessionType: null, topic: 'Grief', price: 4_000, currency: 'GBP' },
      payment: 'after-session',
    });
    await expectRejection(scheduling.call(rpc.BookSession, { ...body, topic: '' }, aLearner()), 'VALIDATION');
  });

  it('is paid once, and an overdue payment blocks new bookings', async () => {
    const learner = aLearner();
    const session = await aDueSession(learner);
    scheduling.clock.set('2027-01-16T00:00:00Z');
    const again = () => booksGuided(scheduling, learner, mentor, '2027-01-19');
    await expectRejection(again(), 'PAYMENT_OVERDUE');
    const priced = await aMentor(scheduling, { pricing: { sessionPrice: 2_000, currency: 'EUR' } });
    const held = scheduling.call(
      rpc.HoldSlot,
      { mentorId: priced.userId, sessionDate: '2027-01-19T12:00:00Z', price: 2_000 },
      learner,
    );
    await expectRejection(held, 'PAYMENT_OVERDUE');
    await pays(session);
    await becomes(session.id, { status: 'completed', payment: 'paid' });
    expect(await scheduling.emitted(SessionTouched, { sessionId: session.id })).toHaveLength(1);
    const late = await pays(session);
    await eventually(async () =>
      expect(await scheduling.emitted(PaymentRefused, { sessionId: session.id })).toEqual([
        expect.objectContaining({ reason: 'already-paid', intentId: late }),
      ]),
    );
    await again();
  });

  it('is waived or refunded after a no-show', async () => {
    const learner = aLearner();
    const session = await aDueSession(learner);
    await reports(scheduling, session.id, mentor);
    expect(await agrees(scheduling, session.id, learner)).toMatchObject({
      absent: 'learner',
      payment: 'waived',
      payBy: null,
    });
    await pays(session);
    await eventually(async () =>
      expect(await scheduling.emitted(PaymentRefused, { sessionId: session.id })).toEqual([
        expect.objectContaining({ reason: 'not-due' }),
      ]),
    );
    const payer = aLearner();
    const paid = await aDueSessionPaid(payer);
    await reports(scheduling, paid.id, mentor);
    expect(await agrees(scheduling, paid.id, payer)).toMatchObject({ payment: 'refunding' });
    expect(await scheduling.emitted(SessionNoShow, { sessionId: paid.id })).toEqual([
      expect.objectContaining({ refundCents: 3_000 }),
    ]);
  });
});

async function aDueSessionPaid(learner: Caller) {
  scheduling.clock.set(MONDAY_NOON);
  mentor = await aMentor(scheduling);
  const session = await aDueSession(learner);
  await pays(session);
  await becomes(session.id, { payment: 'paid' });
  return session;
}
