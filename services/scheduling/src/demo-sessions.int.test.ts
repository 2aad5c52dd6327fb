import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { RatingChanged, SessionBooked } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { demoPeople } from '@waymark/demo/people';
import { newId } from '@waymark/kernel/ids';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { eventually } from '@waymark/testing/eventually';
import { DemoSeed } from './seed/demo-seed.ts';
import { DAY } from './testing/bookings.ts';
import { Harness } from './testing/harness.ts';

const scheduling = new Harness().forFile();
beforeAll(async () => {
  // The invariants use the clock of PostgreSQL.
  scheduling.clock.set(new Date());
  Object.assign(scheduling.get<object>(SERVICE_ENV), { DEMO_MODE: true });
  await seed();
});

const seed = () => scheduling.get(DemoSeed).onApplicationBootstrap();
const learner: Caller = { userId: demoPeople.learner.id, username: 'learner', role: 'learner' };

describe('the sessions of the demo', () => {
  it('are one ahead, one due and two completed, beside three reviews', async () => {
    const { items } = await scheduling.call(rpc.ListSessions, {}, learner);
    expect(items.map(({ status, payment }) => `${status} ${payment}`)).toEqual([
      'scheduled free',
      'completed due',
      'completed free',
      'completed free',
    ]);
    expect(items[1]).toMatchObject({ can: { pay: true }, sessionType: 'career-coaching' });
    expect(Date.parse(items[1]!.payBy!)).toBeGreaterThan(scheduling.clock.now().getTime());
    const reviews = await scheduling.call(rpc.ListReviews, { mentorId: demoPeople.mentor.id });
    expect(reviews.items.map(({ author, rating }) => `${author} ${rating}`)).toEqual([
      'L. 5',
      'K. 4',
      'A. 5',
    ]);
  });

  it('publish ratings and one booking, and keep every invariant', async () => {
    const events = await scheduling.emitted(RatingChanged, { mentorId: demoPeople.mentor.id });
    expect(events.map(({ average, count }) => [average, count])).toEqual([
      [5, 1],
      [4.5, 2],
      [4.67, 3],
    ]);
    expect(await scheduling.emitted(SessionBooked)).toHaveLength(1);
    expect(await scheduling.brokenInvariants()).toEqual([]);
  });

  it('are created once', async () => {
    await Promise.all([seed(), seed()]);
    expect((await scheduling.call(rpc.ListSessions, {}, learner)).items).toHaveLength(4);
  });
});

describe('a demo that runs for weeks', () => {
  it('lets its learner book', async () => {
    const demo = await new Harness({ DEMO_MODE: 'true', SESSIONS_SECONDS: '1' }).start();
    try {
      demo.clock.advance(10 * DAY);
      await canBookPaid(demo, demoPeople.mentor.id);
      const { items } = await demo.call(rpc.ListSessions, { status: 'completed' }, learner);
      const due = items.find(({ payment }) => payment === 'due')!;
      expect(due.can.pay).toBe(true);
      expect(Date.parse(due.payBy!)).toBeGreaterThan(demo.clock.now().getTime() + DAY);
    } finally {
      await demo.stop();
    }
  });

  it('renews its own due session at the next start and no other', async () => {
    const overdue = new Date(Date.now() - DAY);
    const rows = await scheduling.sql<{ id: string }>(
      `UPDATE sessions SET pay_by = $1 WHERE payment = 'due' RETURNING id`,
      [overdue],
    );
    expect(rows).toHaveLength(1);
    const theirs = await aDueSessionOfAnother(rows[0]!.id, overdue);
    await seed();
    await canBookPaid(scheduling, demoPeople.mentor.id);
    const [other] = await scheduling.sql<{ pay_by: Date }>('SELECT pay_by FROM sessions WHERE id = $1', [
      theirs,
    ]);
    expect(other!.pay_by).toEqual(overdue);
  });
});

/** Holds the last free slot of a priced mentor for the learner of the demo. */
async function canBookPaid(demo: Harness, mentorId: number): Promise<void> {
  await eventually(async () => {
    const { slots, pricing } = await demo.call(rpc.ListSlots, { mentorId });
    const body = { mentorId, sessionDate: slots.at(-1)!.start, price: pricing.sessionPrice! };
    expect(body.price).toBeGreaterThan(0);
    expect(await demo.call(rpc.HoldSlot, body, learner)).toMatchObject({ amount: body.price });
  });
}

/** A copy that belongs to a learner outside the demo. */
async function aDueSessionOfAnother(like: string, payBy: Date): Promise<string> {
  const id = newId();
  await scheduling.sql(
    `INSERT INTO sessions SELECT (jsonb_populate_record(s, $2)).* FROM sessions s WHERE id = $1`,
    [like, { id, learner_id: 100_001, meeting_code: id, pay_by: payBy }],
  );
  return id;
}
