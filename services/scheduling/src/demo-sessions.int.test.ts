import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { demoPeople } from '@waymark/contracts/demo';
import { RatingChanged, SessionBooked } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { ENV } from './env.ts';
import { DemoSeed } from './seed/demo-seed.ts';
import { brokenInvariants, Harness } from './testing/harness.ts';

let scheduling: Harness;
beforeAll(async () => {
  scheduling = await Harness.start();
  // The rules go by the time of PostgreSQL.
  scheduling.clock.set(new Date());
  Object.assign(scheduling.get<object>(ENV), { DEMO_MODE: true });
  await seed();
});
afterAll(() => scheduling?.stop());

const seed = () => scheduling.get(DemoSeed).onApplicationBootstrap();
const learner: Caller = { userId: demoPeople.learner.id, username: 'learner', role: 'learner' };

describe('the sessions of the demo', () => {
  it('are some that were reviewed, one to pay and one to come', async () => {
    const { items } = await scheduling.ask(rpc.ListSessions, {}, learner);
    expect(items.map(({ status, payment }) => `${status} ${payment}`)).toEqual([
      'scheduled free',
      'completed due',
      'completed free',
      'completed free',
    ]);
    expect(items[1]).toMatchObject({ can: { pay: true }, sessionType: 'career-coaching' });
    expect(Date.parse(items[1]!.payBy!)).toBeGreaterThan(scheduling.clock.now().getTime());
    const reviews = await scheduling.ask(rpc.ListReviews, { mentorId: demoPeople.mentor.id });
    expect(reviews.items.map(({ author, rating }) => `${author} ${rating}`)).toEqual([
      'L. 5',
      'K. 4',
      'A. 5',
    ]);
  });

  it('tell ratings and what is to come, and break no rule', async () => {
    const told = (await scheduling.said(RatingChanged)).filter(
      ({ mentorId }) => mentorId === demoPeople.mentor.id,
    );
    expect(told.map(({ average, count }) => [average, count])).toEqual([
      [5, 1],
      [4.5, 2],
      [4.67, 3],
    ]);
    expect(await scheduling.said(SessionBooked)).toHaveLength(1);
    expect(await brokenInvariants(scheduling)).toEqual([]);
  });

  it('are made once', async () => {
    await Promise.all([seed(), seed()]);
    expect((await scheduling.ask(rpc.ListSessions, {}, learner)).items).toHaveLength(4);
  });
});
