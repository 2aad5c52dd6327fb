import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { RatingChanged, SessionTouched } from '@waymark/contracts/scheduling/events';
import { HaveSession } from '@waymark/contracts/scheduling/rpc-pairs';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { GetSessionRecord } from '@waymark/contracts/scheduling/session-record';
import type { RunningService } from '@waymark/platform/service';
import { asAdmin } from '@waymark/testing/caller';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { ProcessDueSessions } from './app/process-due-sessions.ts';
import { aMentor } from './testing/a-mentor.ts';
import {
  aLearner,
  booksGuided,
  DAY,
  HOUR,
  holds,
  hourIn,
  moves,
  PRICED,
  schedules,
} from './testing/bookings.ts';
import { startFakeRoadmaps } from './testing/fake-roadmaps.ts';
import { Harness } from './testing/harness.ts';
import { reports } from './testing/no-shows.ts';

let roadmaps: RunningService;
// Registered first: the fake stops while NATS runs.
afterAll(() => roadmaps?.stop());
const scheduling = new Harness().forFile();
beforeAll(async () => {
  roadmaps = await startFakeRoadmaps(scheduling.natsUrl);
});

const at = (ms: number) => hourIn(scheduling, ms);
const complete = () => scheduling.get(ProcessDueSessions).completeSessions();

describe('the record of a session for a dispute', () => {
  it('has booking, changes, reminders, texts and review, for admins only', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(3 * DAY));
    await scheduling.call(rpc.SetSessionNotes, { id, notes: 'Bring the letter' }, mentor);
    await moves(scheduling, id, at(4 * DAY), [learner, mentor]);
    const record = await scheduling.call(GetSessionRecord, { sessionId: id }, asAdmin());
    expect(record).toMatchObject({
      ...{ status: 'scheduled', startsAt: at(4 * DAY), notes: 'Bring the letter', freeCancelHours: 24 },
      changes: [
        { from: null, to: 'scheduled', by: 'customer' },
        { from: 'scheduled', to: 'scheduled', by: 'customer' },
      ],
      joins: [],
      review: null,
    });
    expect(record.reminders.length).toBeGreaterThan(0);
    const get = (sessionId: string, caller: Caller) =>
      scheduling.call(GetSessionRecord, { sessionId }, caller);
    await scheduling.sql("INSERT INTO session_joins VALUES ($1, 'mentor', $2)", [id, at(4 * DAY)]);
    await scheduling.sql("INSERT INTO session_joins VALUES ($1, 'learner', $2)", [id, at(4 * DAY + HOUR)]);
    expect((await get(id, asAdmin())).joins).toEqual([
      { at: at(4 * DAY), by: 'mentor' },
      { at: at(4 * DAY + HOUR), by: 'customer' },
    ]);
    await expectRejection(get(id, mentor), 'FORBIDDEN');
    await expectRejection(get('x', asAdmin()), 'NOT_FOUND');
  });
});

describe('GET /api/sessions', () => {
  it('returns the caller’s sessions, latest start first, by page, without holds', async () => {
    const [mentor, other, learner] = [
      await aMentor(scheduling),
      await aMentor(scheduling, PRICED),
      aLearner(),
    ];
    const booked: string[] = [];
    for (const days of [1, 2, 3, 4, 5])
      booked.push((await schedules(scheduling, learner, mentor, at(days * DAY))).id);
    const taught = await schedules(scheduling, aLearner(), mentor, at(9 * DAY));
    await holds(scheduling, learner, other, at(2 * DAY + HOUR));
    const pagesOf = async (caller: Caller, query: object) => {
      const seen: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await scheduling.call(rpc.ListSessions, { limit: 2, cursor, ...query }, caller);
        seen.push(...page.items.map(({ id }) => id));
        if (!page.nextCursor) return seen;
        cursor = page.nextCursor;
      }
    };
    const backwards = [...booked].reverse();
    expect(await pagesOf(learner, {})).toEqual(backwards);
    expect(await pagesOf(mentor, {})).toEqual([taught.id, ...backwards]);
    expect(await pagesOf(mentor, { as: 'learner' })).toEqual([]);
    await scheduling.call(rpc.CancelSession, { id: booked[2]! }, learner);
    expect(await pagesOf(learner, { status: 'cancelled' })).toEqual([booked[2]]);
    const upcoming = await scheduling.call(rpc.ListUpcoming, { limit: 3 }, learner);
    expect(upcoming.items.map(({ id }) => id)).toEqual([booked[0], booked[1], booked[3]]);
    const rest = await scheduling.call(rpc.ListUpcoming, { cursor: upcoming.nextCursor! }, learner);
    expect(rest.items.map(({ id }) => id)).toEqual([booked[4]]);
    const broken = scheduling.call(rpc.ListSessions, { cursor: 'x' }, learner);
    await expectRejection(broken, 'VALIDATION');
    await expectRejection(scheduling.call(rpc.ListSessions, {}), 'UNAUTHENTICATED');
  });
});

describe('two people', () => {
  it('have a session once one was booked, also after it was cancelled, and not by a hold', async () => {
    const [mentor, priced, learner] = [
      await aMentor(scheduling),
      await aMentor(scheduling, PRICED),
      aLearner(),
    ];
    const have = async (one: Caller, two: Caller) =>
      (await scheduling.call(HaveSession, { userIds: [one.userId, two.userId] })).haveSession;
    await holds(scheduling, learner, priced, at(2 * DAY));
    expect([await have(learner, mentor), await have(learner, priced)]).toEqual([false, false]);
    const { id } = await schedules(scheduling, learner, mentor, at(3 * DAY));
    await scheduling.call(rpc.CancelSession, { id }, learner);
    expect([await have(learner, mentor), await have(mentor, learner)]).toEqual([true, true]);
    expect(await have(mentor, priced)).toBe(false);
  });
});

describe('a filter of sessions', () => {
  const idsOf = async (caller: Caller, query: object) =>
    (await scheduling.call(rpc.ListSessions, query, caller)).items.map(({ id }) => id);

  it('limits starts to a range of instants in any zone', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const [first, second, third] = [
      await schedules(scheduling, learner, mentor, at(DAY)),
      await schedules(scheduling, learner, mentor, at(2 * DAY)),
      await schedules(scheduling, learner, mentor, at(3 * DAY)),
    ];
    const there = new Date(Date.parse(second.sessionDate) + 2 * HOUR).toISOString().replace('Z', '+02:00');
    expect(await idsOf(mentor, { from: there })).toEqual([third.id, second.id]);
    expect(await idsOf(learner, { to: there })).toEqual([first.id]);
    const between = { from: first.sessionDate, to: third.sessionDate };
    expect(await idsOf(mentor, between)).toEqual([second.id, first.id]);
    const page = await scheduling.call(rpc.ListSessions, { ...between, limit: 1 }, mentor);
    expect(await idsOf(mentor, { ...between, cursor: page.nextCursor! })).toEqual([first.id]);
    const wrong = await rejectionOf(idsOf(mentor, { from: second.sessionDate, to: there }));
    expect(wrong).toMatchObject({ code: 'VALIDATION', issues: [{ path: ['to'] }] });
  });

  it('limits to sessions with a due payment', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const guided = await booksGuided(scheduling, learner, mentor, '2027-01-13');
    await schedules(scheduling, learner, mentor, '2027-01-13T12:00:00Z');
    expect(await idsOf(learner, { due: 'true' })).toEqual([]);
    scheduling.clock.set('2027-01-14T00:00:00Z');
    await complete();
    expect(await idsOf(learner, { due: 'true' })).toEqual([guided.id]);
    expect(await idsOf(mentor, { due: 'true', as: 'mentor' })).toEqual([guided.id]);
    expect(await idsOf(learner, { due: 'true', to: guided.sessionDate })).toEqual([]);
  });
});

describe('a review', () => {
  it('is stored once under concurrent requests and changes the rating', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(HOUR));
    const review = (rating: number, caller = learner) =>
      scheduling.call(rpc.ReviewSession, { id, rating, text: 'Thank you' }, caller);
    await expectRejection(review(5), 'CONFLICT');
    scheduling.clock.set(new Date(Date.parse(at(HOUR)) + HOUR));
    await complete();
    await expectRejection(review(5, mentor), 'FORBIDDEN');
    await expectRejection(review(5, aLearner()), 'NOT_FOUND');
    const results = await Promise.allSettled([review(4), review(4), review(4)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'CONFLICT' });
    }
    const events = await scheduling.emitted(RatingChanged, { mentorId: mentor.userId });
    expect(events).toEqual([{ mentorId: mentor.userId, average: 4, count: 1, version: 1 }]);
    const { items } = await scheduling.call(rpc.ListReviews, { mentorId: mentor.userId });
    expect(items).toEqual([expect.objectContaining({ rating: 4, text: 'Thank you', author: 'L.' })]);
    expect(JSON.stringify(items)).not.toContain(learner.username);
    const noShow = reports(scheduling, id, mentor);
    expect(await rejectionOf(noShow)).toMatchObject({ message: expect.stringContaining('review') });
    const unknown = scheduling.call(rpc.ListReviews, { mentorId: 999_999 });
    await expectRejection(unknown, 'NOT_FOUND');
    const none = await scheduling.call(rpc.ListReviews, { mentorId: (await aMentor(scheduling)).userId });
    expect(none).toEqual({ items: [], nextCursor: null });
  });
});

describe('the notes of a session', () => {
  it('are written by the mentor and read by both', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(DAY));
    const write = (caller: Caller) =>
      scheduling.call(rpc.SetSessionNotes, { id, notes: 'Bring the list' }, caller);
    await expectRejection(write(learner), 'FORBIDDEN');
    await expectRejection(write(aLearner()), 'NOT_FOUND');
    await write(mentor);
    await write(mentor);
    expect(await scheduling.call(rpc.GetSession, { id }, learner)).toMatchObject({ notes: 'Bring the list' });
    const touched = await scheduling.emitted(SessionTouched, { sessionId: id });
    expect(touched).toHaveLength(1);
  });
});

describe('a calendar file', () => {
  it('has the same start for both people and keeps its id after a cancel', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const session = await schedules(scheduling, learner, mentor, at(2 * DAY));
    const { id } = session;
    const file = (caller: Caller) => scheduling.call(rpc.GetSessionIcs, { id }, caller);
    const own = await file(learner);
    expect(own.filename).toBe(`session-${id}.ics`);
    const start = session.sessionDate.replaceAll(/[-:]|\.000/g, '');
    expect(own.ics).toContain(`DTSTART:${start}`);
    expect(own.ics).toContain(`SUMMARY:Session with Mentor ${mentor.userId}`);
    expect((await file(mentor)).ics).toContain(`SUMMARY:Session with ${learner.username}`);
    await expectRejection(file(aLearner()), 'NOT_FOUND');

    const { token } = await scheduling.call(rpc.GetFeedToken, {}, learner);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await scheduling.call(rpc.GetFeedToken, {}, learner)).toEqual({ token, includesDetails: false });
    await scheduling.call(rpc.CancelSession, { id }, learner);
    const feed = async () => (await scheduling.call(rpc.GetFeedIcs, { token })).ics;
    expect(await feed()).toEqual(expect.stringContaining('STATUS:CANCELLED'));
    expect(await feed()).toContain('SEQUENCE:1');
    expect(await feed()).not.toContain('meet.jit.si');
    const renewed = await scheduling.call(rpc.GetFeedToken, { renew: true }, learner);
    expect(renewed.token).not.toBe(token);
    await expectRejection(feed(), 'NOT_FOUND');
  });
});

describe('a calendar feed', () => {
  it("leaves out the learner's words until its user includes them, also with a new address", async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    await scheduling.call(
      rpc.ScheduleSession,
      {
        ...{ mentorId: mentor.userId, sessionDate: at(2 * DAY), price: 0 },
        ...{ userNotes: 'Panic before work', about: { roadmapId: 'grief', shareProgress: false } },
      },
      learner,
    );
    const { token } = await scheduling.call(rpc.GetFeedToken, {}, mentor);
    const feed = async (of: string) => (await scheduling.call(rpc.GetFeedIcs, { token: of })).ics;
    expect(await feed(token)).not.toMatch(/Panic|Out of grief/);
    await scheduling.call(rpc.SetFeedSettings, { includesDetails: true }, mentor);
    const renewed = await scheduling.call(rpc.GetFeedToken, { renew: true }, mentor);
    expect(renewed.includesDetails).toBe(true);
    expect(await feed(renewed.token)).toContain('Panic before work');
  });
});

describe('the roadmap of a session', () => {
  it('is resolved, and progress is included only when shared', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const book = (about: object, days: number) =>
      scheduling.call(
        rpc.ScheduleSession,
        { mentorId: mentor.userId, sessionDate: at(days * DAY), price: 0, about: about as never },
        learner,
      );
    const shared = await book({ roadmapId: 'grief', stepId: 'walk', shareProgress: true }, 1);
    expect(shared.about).toEqual({
      ...{ roadmapId: 'grief', roadmapTitle: 'Out of grief', stepId: 'walk', stepTitle: 'Walk to the sea' },
      progress: { completedSteps: 2, totalSteps: 7 },
    });
    const withoutStep = await book({ roadmapId: 'grief' }, 2);
    expect(withoutStep.about).toMatchObject({ stepId: null, progress: null });
    expect((await scheduling.call(rpc.GetSession, { id: withoutStep.id }, mentor)).about).toEqual(
      withoutStep.about,
    );
    const wrong = await rejectionOf(book({ roadmapId: 'other' }, 3));
    expect(wrong).toMatchObject({ code: 'VALIDATION', issues: [{ path: ['about', 'roadmapId'] }] });
    const step = await rejectionOf(book({ roadmapId: 'grief', stepId: 'run' }, 3));
    expect(step).toMatchObject({ code: 'VALIDATION', issues: [{ path: ['about', 'stepId'] }] });
  });

  it('counts sessions by step for the mentor, without cancelled ones, with their ratings', async () => {
    const [mentor, other] = [await aMentor(scheduling), await aMentor(scheduling)];
    const book = async (days: number, stepId?: string, by = mentor) => {
      const learner = aLearner();
      const about = { roadmapId: 'grief', stepId } as never;
      const body = { mentorId: by.userId, sessionDate: at(days * DAY), price: 0, about };
      return { learner, ...(await scheduling.call(rpc.ScheduleSession, body, learner)) };
    };
    const [, , cancelled] = [await book(1, 'walk'), await book(2, 'walk'), await book(3, 'walk')];
    const reviewed = await book(4);
    await book(1, 'walk', other);
    await scheduling.call(rpc.CancelSession, { id: cancelled.id }, cancelled.learner);
    await scheduling.sql(
      `INSERT INTO reviews (session_id, mentor_id, learner_id, rating, text, created_at)
       VALUES ($1, $2, $3, 4, '', now())`,
      [reviewed.id, mentor.userId, reviewed.learner.userId],
    );
    const counted = await scheduling.call(rpc.ListRoadmapSessions, { id: 'grief' }, mentor);
    expect(counted).toHaveLength(2);
    expect(counted).toEqual(
      expect.arrayContaining([
        { stepId: 'walk', sessions: 2, reviews: 0, rating: null },
        { stepId: null, sessions: 1, reviews: 1, rating: 4 },
      ]),
    );
    expect(await scheduling.call(rpc.ListRoadmapSessions, { id: 'elsewhere' }, mentor)).toEqual([]);
    await expectRejection(scheduling.call(rpc.ListRoadmapSessions, { id: 'grief' }, aLearner()), 'FORBIDDEN');
  });

  it('is not resolved again for a repeated request', async () => {
    const [mentor, priced] = [await aMentor(scheduling), await aMentor(scheduling, PRICED)];
    const learner = aLearner();
    const about = { roadmapId: 'grief', stepId: 'walk' };
    const requests = [
      () => {
        const body = { mentorId: mentor.userId, sessionDate: at(4 * DAY), price: 0, about };
        return scheduling.call(rpc.ScheduleSession, body, learner, 'repeated-schedule');
      },
      () => {
        const body = { mentorId: priced.userId, sessionDate: at(4 * DAY + HOUR), price: 2_000, about };
        return scheduling.call(rpc.HoldSlot, body, learner, 'repeated-hold');
      },
      () => {
        const day = new Date(scheduling.clock.now().getTime() + 7 * DAY).toISOString().slice(0, 10);
        const guided = { sessionType: 'interview-prep', date: day, time: '9:00 AM', price: 3_000 } as const;
        const body = { mentorId: mentor.userId, ...guided, about };
        return scheduling.call(rpc.BookSession, body, learner, 'repeated-book');
      },
    ];
    const booked: unknown[] = [];
    for (const request of requests) booked.push(await request());
    await roadmaps.stop();
    try {
      const repeated: unknown[] = [];
      for (const request of requests) repeated.push(await request());
      expect(repeated).toEqual(booked);
    } finally {
      roadmaps = await startFakeRoadmaps(scheduling.natsUrl);
    }
  });
});
