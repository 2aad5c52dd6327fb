// guarantees: No session of a former mentor survives; feeds of suspended and leaving users are gone
import { describe, expect, it } from '@jest/globals';
import { MentorChanged, UserRoleChanged } from '@waymark/contracts/identity/events';
import { SessionCancelled } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { rejectionOf } from '@waymark/testing/rejection';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, books, DAY, HOUR, holds, hourIn, PRICED, rowOf, schedules } from './testing/bookings.ts';
import { Harness } from './testing/harness.ts';

const scheduling = new Harness().forFile();

const call = scheduling.call.bind(scheduling);

/** Publishes an event and waits until it is handled. */
const publishAndWait: Harness['publish'] = async (type, data, { id = newId() } = {}) => {
  await scheduling.publish(type, data, { id });
  await eventually(async () => {
    expect(await scheduling.sql('SELECT 1 FROM inbox WHERE event_id = $1', [id])).toHaveLength(1);
  });
};

const profile = (mentorId: number, name: string, version: number) => ({
  mentorId,
  name,
  avatar: null,
  bio: '',
  version,
});
const nameOf = async (id: number) =>
  (await scheduling.sql<{ name: string }>('SELECT name FROM calendars WHERE mentor_id = $1', [id]))[0]?.name;
const isShown = async (mentorId: number) =>
  call(rpc.GetPricing, { mentorId }).then(
    () => true,
    () => false,
  );

describe('a profile event', () => {
  it('opens a calendar without free slots', async () => {
    await publishAndWait(MentorChanged, profile(501, 'Ada', 1));
    expect(await call(rpc.GetPricing, { mentorId: 501 })).toMatchObject({
      sessionPrice: null,
      currency: 'USD',
    });
    expect(await call(rpc.ListSlots, { mentorId: 501 })).toMatchObject({ timezone: null, slots: [] });
  });

  it('is ignored when older than the stored version', async () => {
    await publishAndWait(MentorChanged, profile(502, 'Ada', 2));
    await publishAndWait(MentorChanged, profile(502, 'Eva', 1));
    expect(await nameOf(502)).toBe('Ada');
    await publishAndWait(MentorChanged, profile(502, 'Ida', 3));
    expect(await nameOf(502)).toBe('Ida');
  });
});

describe('a role event', () => {
  const role = (userId: number, is: 'learner' | 'mentor') => ({
    userId,
    username: `user${userId}`,
    role: is,
  });

  it('closes the calendar of a former mentor and reopens it unchanged', async () => {
    const { userId } = await aMentor(scheduling, { pricing: { sessionPrice: 100, currency: 'USD' } });
    await publishAndWait(UserRoleChanged, role(userId, 'learner'));
    const notFound = { code: 'NOT_FOUND' };
    expect(await rejectionOf(call(rpc.GetPricing, { mentorId: userId }))).toMatchObject(notFound);
    expect(await rejectionOf(call(rpc.ListAvailability, { mentorId: userId }))).toMatchObject(notFound);
    expect((await call(rpc.ListSlots, { mentorId: userId })).slots).toEqual([]);
    scheduling.clock.advance(1);
    await publishAndWait(UserRoleChanged, role(userId, 'mentor'));
    expect(await call(rpc.GetPricing, { mentorId: userId })).toMatchObject({ sessionPrice: 100 });
    expect((await call(rpc.ListSlots, { mentorId: userId })).slots.length).toBeGreaterThan(0);
  });

  it('cancels the upcoming sessions of a former mentor with a full refund, and keeps those they learn in', async () => {
    const [mentor, other] = [await aMentor(scheduling, PRICED), await aMentor(scheduling)];
    const soon = await books(scheduling, aLearner(), mentor, hourIn(scheduling, HOUR));
    const hold = await holds(scheduling, aLearner(), mentor, hourIn(scheduling, DAY));
    const learning = await schedules(scheduling, mentor, other, hourIn(scheduling, 2 * DAY));
    scheduling.clock.advance(1);
    await publishAndWait(UserRoleChanged, role(mentor.userId, 'learner'));
    expect(await scheduling.emitted(SessionCancelled, { sessionId: soon.id })).toMatchObject([
      { cancelledBy: 'mentor', refundCents: 2_000 },
    ]);
    expect(await rowOf(scheduling, hold.id)).toMatchObject({ status: 'released' });
    expect(await rowOf(scheduling, learning.id)).toMatchObject({ status: 'scheduled' });
  });

  it('leaves no session of ten bookings that race with it', async () => {
    const mentor = await aMentor(scheduling);
    const starts = Array.from({ length: 10 }, (_, n) => hourIn(scheduling, DAY + n * HOUR));
    scheduling.clock.advance(1);
    await Promise.all([
      Promise.allSettled(starts.map((start) => schedules(scheduling, aLearner(), mentor, start))),
      publishAndWait(UserRoleChanged, role(mentor.userId, 'learner')),
    ]);
    const live = "SELECT FROM sessions WHERE mentor_id = $1 AND status IN ('held', 'scheduled')";
    expect(await scheduling.sql(live, [mentor.userId])).toEqual([]);
  });

  it('is ignored when older than the stored role', async () => {
    const { userId } = await aMentor(scheduling);
    scheduling.clock.advance(10);
    await publishAndWait(UserRoleChanged, role(userId, 'learner'));
    scheduling.clock.advance(-5);
    await publishAndWait(UserRoleChanged, role(userId, 'mentor'));
    expect(await isShown(userId)).toBe(false);
  });

  it('applies to a profile that arrives later', async () => {
    await publishAndWait(UserRoleChanged, role(503, 'learner'));
    await publishAndWait(MentorChanged, profile(503, 'Ada', 1));
    expect(await nameOf(503)).toBe('Ada');
    expect(await isShown(503)).toBe(false);
  });
});
