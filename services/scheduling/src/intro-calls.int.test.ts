// guarantees: One intro call for each learner and mentor, also of many requests at once
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { SessionBooked } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { newId } from '@waymark/kernel/ids';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, DAY, hourIn, moves, schedules } from './testing/bookings.ts';
import { Harness } from './testing/harness.ts';

const scheduling = new Harness().forFile();

const at = (days: number) => hourIn(scheduling, days * DAY);
const offering = { settings: { offersIntro: true } };
const books = (learner: Caller, mentor: Caller, sessionDate = at(2), key?: string) =>
  scheduling.call(rpc.BookIntroCall, { mentorId: mentor.userId, sessionDate }, learner, key);
const isOffered = async (learner: Caller, mentor: Caller) => {
  const { slots } = await scheduling.call(
    rpc.ListSlots,
    { mentorId: mentor.userId, kind: 'intro', limit: 1 },
    learner,
  );
  return slots.length === 1;
};
const set = (mentor: Caller, offersIntro: boolean) => {
  const settings = { timezone: 'UTC', minNoticeMinutes: 0, bookingWindowDays: 60, offersIntro };
  return scheduling.call(rpc.SetCalendarSettings, settings, mentor);
};

describe('an intro call', () => {
  it('is a free quarter of an hour, also with a mentor whose sessions have a price', async () => {
    const pricing = { sessionPrice: 2_000, currency: 'EUR' as const };
    const [mentor, learner] = [await aMentor(scheduling, { ...offering, pricing }), aLearner()];
    const query = { mentorId: mentor.userId, kind: 'intro' as const, limit: 2 };
    const { slots, duration } = await scheduling.call(rpc.ListSlots, query);
    expect(duration).toBe(15);
    expect(Date.parse(slots[1]!.start) - Date.parse(slots[0]!.start)).toBe(30 * 60_000);
    const session = await books(learner, mentor);
    expect(session).toMatchObject({
      ...{ kind: 'intro', duration: 15, price: 0, currency: 'EUR', payment: 'free', status: 'scheduled' },
      ...{ sessionDate: at(2), sessionType: null },
    });
    const [event] = await scheduling.emitted(SessionBooked, { sessionId: session.id });
    expect(event).toMatchObject({ kind: 'standard', isIntro: true, payment: 'free' });
    const { ics } = await scheduling.call(rpc.GetSessionIcs, { id: session.id }, learner);
    expect(ics).toContain(`SUMMARY:Intro call with Mentor ${mentor.userId}`);
  });

  it('is offered only by mentors who choose to', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    expect(await isOffered(learner, mentor)).toBe(false);
    await expectRejection(books(learner, mentor), 'SLOT_TAKEN');
    await set(mentor, true);
    expect(await isOffered(learner, mentor)).toBe(true);
    await expectRejection(books(mentor, mentor), 'FORBIDDEN');
    const session = await books(learner, mentor);
    await set(mentor, false);
    expect(await isOffered(aLearner(), mentor)).toBe(false);
    const moved = await moves(scheduling, session.id, at(3), [mentor, learner]);
    expect(moved).toMatchObject({ sessionDate: at(3), duration: 15 });
  });

  it('is booked once for each pair, unless the mentor cancels it', async () => {
    const [mentor, learner] = [await aMentor(scheduling, offering), aLearner()];
    const first = await books(learner, mentor);
    expect(await isOffered(learner, mentor)).toBe(false);
    expect(await isOffered(aLearner(), mentor)).toBe(true);
    expect(await rejectionOf(books(learner, mentor, at(3)))).toMatchObject({
      ...{ code: 'RULE_REFUSED', message: expect.stringContaining('already booked with this mentor') },
    });
    await scheduling.call(rpc.CancelSession, { id: first.id }, mentor);
    expect(await isOffered(learner, mentor)).toBe(true);
    const second = await books(learner, mentor, at(3));
    await scheduling.call(rpc.CancelSession, { id: second.id }, learner);
    expect(await isOffered(learner, mentor)).toBe(false);
    await expectRejection(books(learner, mentor, at(4)), 'RULE_REFUSED');
  });

  it('is for learners without another session with the mentor, and one that was cancelled does not count', async () => {
    const [mentor, learner] = [await aMentor(scheduling, offering), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(2));
    expect(await isOffered(learner, mentor)).toBe(false);
    await expectRejection(books(learner, mentor, at(3)), 'RULE_REFUSED');
    await scheduling.call(rpc.CancelSession, { id }, learner);
    expect(await books(learner, mentor, at(3))).toMatchObject({ kind: 'intro' });
  });

  it('is booked once of many requests at once, and repeated requests get the same one', async () => {
    const [mentor, learner] = [await aMentor(scheduling, offering), aLearner()];
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        books(learner, mentor, at(2 + n)).then(
          () => 'booked',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(results.toSorted()).toEqual([...Array(7).fill('RULE_REFUSED'), 'booked']);
    const other = aLearner();
    const one = await books(other, mentor, at(20), 'one-click');
    expect(await books(other, mentor, at(20), 'one-click')).toEqual(one);
  });

  it('is kept single by the database', async () => {
    const [mentor, learner] = [await aMentor(scheduling, offering), aLearner()];
    const { id } = await books(learner, mentor);
    const copy = (changed: string) =>
      scheduling.sql(
        `INSERT INTO sessions SELECT (jsonb_populate_record(s, jsonb_build_object('id', $2::text, 'meeting_code', $2::text)
           || ${changed})).* FROM sessions s WHERE id = $1`,
        [id, newId()],
      );
    const later = `jsonb_build_object('starts_at', '2100-01-04T10:00:00Z', 'ends_at', '2100-01-04T10:15:00Z')`;
    await expect(copy(later)).rejects.toThrow('sessions_intro_once');
    await expect(
      copy(`${later} || '{"price_cents": 100, "payment": "unpaid", "status": "released"}'`),
    ).rejects.toThrow('sessions_intro_free');
  });
});
