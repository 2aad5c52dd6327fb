// guarantees: A reported no-show opens one case; silence, agreement or an admin settles it once, and money moves only then
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import {
  AdminActed,
  NoShowContested,
  NoShowDismissed,
  NoShowReported,
  SessionCompleted,
  SessionNoShow,
} from '@waymark/contracts/scheduling/events';
import * as noShows from '@waymark/contracts/scheduling/no-shows.endpoints';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { systemRpcs } from '@waymark/contracts/system';
import { asAdmin } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { ProcessDueSessions } from './app/process-due-sessions.ts';
import { aMentor } from './testing/a-mentor.ts';
import {
  aLearner,
  books,
  booksGuided,
  DAY,
  HOUR,
  hourIn,
  PRICED,
  rowOf,
  schedules,
} from './testing/bookings.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';
import { agrees, contests, decides, reports } from './testing/no-shows.ts';

const scheduling = new Harness().forFile();
beforeEach(() => scheduling.clock.set(MONDAY_NOON));

const at = (ms: number) => hourIn(scheduling, ms);
const due = () => scheduling.get(ProcessDueSessions);
const seen = (id: string, caller: Caller) => scheduling.call(rpc.GetSession, { id }, caller);
const join = (id: string, caller: Caller) => scheduling.call(noShows.RecordJoin, { id }, caller);
const eventsOf = (id: string) => ({
  reported: scheduling.emitted(NoShowReported, { sessionId: id }),
  contested: scheduling.emitted(NoShowContested, { sessionId: id }),
  dismissed: scheduling.emitted(NoShowDismissed, { sessionId: id }),
  noShow: scheduling.emitted(SessionNoShow, { sessionId: id }),
});
const admin = asAdmin(7);

interface Scene {
  mentor: Caller;
  learner: Caller;
  session: Session;
}

/** A paid session that began an hour ago, and is completed. */
async function aHeldSession(): Promise<Scene> {
  const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
  const session = await books(scheduling, learner, mentor, at(2 * HOUR));
  scheduling.clock.advance(3 * HOUR);
  await due().completeSessions();
  return { mentor, learner, session };
}

describe('a report of a no-show', () => {
  it('opens one case and moves no money', async () => {
    const { mentor, learner, session } = await aHeldSession();
    const reported = await reports(scheduling, session.id, learner, 'I waited for half an hour.');
    const respondBy = new Date(scheduling.clock.now().getTime() + DAY).toISOString();
    expect(reported).toMatchObject({
      ...{ status: 'completed', absent: null, payment: 'paid', noShowRefund: 2_000 },
      noShowCase: { state: 'open', reportedBy: 'learner', claim: 'I waited for half an hour.', respondBy },
      can: { markNoShow: false, respondNoShow: false, review: false },
    });
    expect((await seen(session.id, mentor)).can).toMatchObject({ respondNoShow: true, markNoShow: false });
    for (const caller of [learner, mentor]) {
      await expectRejection(reports(scheduling, session.id, caller), 'CONFLICT');
    }
    const { reported: events, noShow } = eventsOf(session.id);
    expect(await events).toEqual([expect.objectContaining({ reportedBy: 'learner', respondBy })]);
    expect(await noShow).toEqual([]);
  });

  it('opens one case when both report at the same time', async () => {
    const { mentor, learner, session } = await aHeldSession();
    const results = await Promise.allSettled(
      [mentor, learner, mentor, learner].map((caller) => reports(scheduling, session.id, caller)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await eventsOf(session.id).reported).toHaveLength(1);
  });

  it('keeps the session from being completed, reviewed and paid until it is settled', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const session = await booksGuided(scheduling, learner, mentor, '2027-01-12');
    scheduling.clock.set('2027-01-12T09:15:00Z');
    await reports(scheduling, session.id, mentor);
    scheduling.clock.set('2027-01-12T11:00:00Z');
    await due().completeSessions();
    expect(await rowOf(scheduling, session.id)).toEqual({ status: 'scheduled', payment: 'after-session' });
    const review = scheduling.call(rpc.ReviewSession, { id: session.id, rating: 5, text: '' }, learner);
    await expectRejection(review, 'CONFLICT');
    await contests(scheduling, session.id, learner);
    await decides(scheduling, session.id, admin, false);
    await due().completeSessions();
    expect(await rowOf(scheduling, session.id)).toEqual({ status: 'completed', payment: 'due' });
    expect(await scheduling.emitted(SessionCompleted, { sessionId: session.id })).toHaveLength(1);
  });
});

describe('a reported person', () => {
  it('can agree, which settles the case by the policy', async () => {
    const { mentor, learner, session } = await aHeldSession();
    await reports(scheduling, session.id, learner);
    await expectRejection(agrees(scheduling, session.id, learner), 'FORBIDDEN');
    await expectRejection(agrees(scheduling, session.id, aLearner()), 'NOT_FOUND');
    expect(await agrees(scheduling, session.id, mentor)).toMatchObject({
      ...{ status: 'no-show', absent: 'mentor', payment: 'refunding' },
      noShowCase: { state: 'upheld', settledBy: 'agreement' },
    });
    expect(await eventsOf(session.id).noShow).toEqual([
      expect.objectContaining({ absent: 'mentor', refundCents: 2_000, basis: 'agreement', reason: null }),
    ]);
    await expectRejection(contests(scheduling, session.id, mentor), 'CONFLICT');
  });

  it('can contest the report, after which only an admin decides', async () => {
    const { mentor, learner, session } = await aHeldSession();
    await reports(scheduling, session.id, learner);
    expect(await contests(scheduling, session.id, mentor, 'We spoke for the whole half hour.')).toMatchObject(
      {
        ...{ status: 'completed', payment: 'paid' },
        noShowCase: { state: 'contested', response: 'We spoke for the whole half hour.', settledBy: null },
      },
    );
    scheduling.clock.advance(3 * DAY);
    await due().endResponseTimes();
    expect(await rowOf(scheduling, session.id)).toEqual({ status: 'completed', payment: 'paid' });
    const { contested, noShow } = eventsOf(session.id);
    expect(await contested).toEqual([
      expect.objectContaining({ response: 'We spoke for the whole half hour.' }),
    ]);
    expect(await noShow).toEqual([]);
  });

  it('loses the case after 24 hours without a response, once in several processes', async () => {
    const { mentor, learner, session } = await aHeldSession();
    await reports(scheduling, session.id, mentor);
    scheduling.clock.advance(DAY - 1);
    await due().endResponseTimes();
    expect((await seen(session.id, learner)).noShowCase).toMatchObject({ state: 'open' });
    scheduling.clock.advance(1);
    await Promise.all([1, 2, 3].map(() => due().endResponseTimes()));
    expect(await due().endResponseTimes()).toBe(0);
    expect(await seen(session.id, learner)).toMatchObject({
      ...{ status: 'no-show', absent: 'learner', payment: 'paid' },
      noShowCase: { state: 'upheld', settledBy: 'silence' },
    });
    expect(await eventsOf(session.id).noShow).toEqual([
      expect.objectContaining({ absent: 'learner', refundCents: 0, basis: 'silence' }),
    ]);
  });
});

describe('the evidence', () => {
  it('holds the first opening of the meeting around its time', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(2 * HOUR));
    await join(id, learner);
    scheduling.clock.advance(2 * HOUR - 60_000);
    await expectRejection(join(id, aLearner()), 'NOT_FOUND');
    await join(id, learner);
    const learnerJoinedAt = scheduling.clock.now().toISOString();
    scheduling.clock.advance(HOUR / 3);
    await join(id, learner);
    const reported = await reports(scheduling, id, learner);
    expect(reported.noShowCase!.evidence).toEqual({ learnerJoinedAt, mentorJoinedAt: null, notesAt: null });
    scheduling.clock.advance(HOUR);
    await join(id, mentor);
    expect((await seen(id, mentor)).noShowCase!.evidence.mentorJoinedAt).toBeNull();
  });

  it('holds notes only if they were written after the start', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(HOUR));
    const write = (notes: string) => scheduling.call(rpc.SetSessionNotes, { id, notes }, mentor);
    await write('A plan.');
    scheduling.clock.advance(2 * HOUR);
    expect((await reports(scheduling, id, learner)).noShowCase!.evidence.notesAt).toBeNull();
    await write('What we agreed on.');
    const { notesAt } = (await seen(id, learner)).noShowCase!.evidence;
    expect(notesAt).toBe(scheduling.clock.now().toISOString());
  });
});

describe('an admin', () => {
  const listed = async (state?: 'contested' | 'open' | 'settled') =>
    (await scheduling.call(noShows.ListNoShowCases, { state, limit: 100 }, admin)).items.map(
      ({ sessionId }) => sessionId,
    );

  const waiting = () => scheduling.call(systemRpcs.scheduling.CountWaiting, {});

  it('decides contested cases with a reason for both, once', async () => {
    const { mentor, learner, session } = await aHeldSession();
    await reports(scheduling, session.id, learner);
    await expectRejection(decides(scheduling, session.id, admin, true), 'CONFLICT');
    await contests(scheduling, session.id, mentor);
    await expectRejection(decides(scheduling, session.id, learner, true), 'FORBIDDEN');
    expect(await listed()).toContain(session.id);
    expect(await waiting()).toMatchObject({ waiting: (await listed()).length, newestId: session.id });
    const results = await Promise.allSettled(
      [true, false, true].map((upheld) =>
        decides(scheduling, session.id, admin, upheld, 'The call log shows it.'),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { state } = (await seen(session.id, learner)).noShowCase!;
    for (const caller of [mentor, learner]) {
      expect((await seen(session.id, caller)).noShowCase).toMatchObject({
        ...{ settledBy: 'decision', reason: 'The call log shows it.' },
      });
    }
    expect(await listed()).not.toContain(session.id);
    expect(await listed('settled')).toContain(session.id);
    const actions = await scheduling.emitted(AdminActed);
    expect(actions.filter(({ target }) => target.id === session.id)).toEqual([
      expect.objectContaining({ action: state === 'upheld' ? 'no-show.uphold' : 'no-show.dismiss' }),
    ]);
  });

  it('refunds by upholding, and leaves payment and session unchanged by dismissing', async () => {
    const [one, two] = [await aHeldSession(), await aHeldSession()];
    for (const { session, mentor, learner } of [one, two]) {
      await reports(scheduling, session.id, learner);
      await contests(scheduling, session.id, mentor);
    }
    const upheld = await decides(scheduling, one.session.id, admin, true);
    expect(upheld).toMatchObject({ state: 'upheld', payment: 'refunding', mentor: { noShows: 1 } });
    expect(await decides(scheduling, two.session.id, admin, false)).toMatchObject({ state: 'dismissed' });
    expect(await seen(two.session.id, two.learner)).toMatchObject({
      ...{ status: 'completed', payment: 'paid', can: { review: true, markNoShow: false } },
    });
    expect(await eventsOf(two.session.id).dismissed).toEqual([expect.objectContaining({ payBy: null })]);
  });

  it('renews the time to pay by dismissing', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const session = await booksGuided(scheduling, learner, mentor, '2027-01-12');
    scheduling.clock.set('2027-01-12T10:00:00Z');
    await due().completeSessions();
    await reports(scheduling, session.id, learner);
    const payable = () => scheduling.call(rpc.GetPayable, { sessionId: session.id }, learner);
    await expectRejection(payable(), 'CONFLICT');
    await contests(scheduling, session.id, mentor);
    scheduling.clock.advance(10 * DAY);
    await booksGuided(scheduling, learner, mentor, '2027-01-26');
    await decides(scheduling, session.id, admin, false);
    const payBy = new Date(scheduling.clock.now().getTime() + 3 * DAY).toISOString();
    expect(await seen(session.id, learner)).toMatchObject({ payBy, can: { pay: true } });
    expect(await payable()).toMatchObject({ amount: 3_000 });
  });
});

it('keeps the invariants of cases', async () => {
  scheduling.clock.set(new Date());
  const broken = await scheduling.brokenInvariants();
  expect(broken.map(({ rule }) => rule).filter((rule) => /no-show|case/.test(rule))).toEqual([]);
});
