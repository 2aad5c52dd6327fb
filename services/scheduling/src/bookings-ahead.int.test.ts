// guarantees: Limits: 20 AI runs an hour, two at once; ten upcoming sessions
import { expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { rejectionOf } from '@waymark/testing/rejection';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, booksGuided, DAY, HOUR, hourIn, moves, schedules } from './testing/bookings.ts';
import { Harness } from './testing/harness.ts';

const MOST = 10;

const scheduling = new Harness().forFile();

const at = (hours: number) => hourIn(scheduling, DAY + hours * HOUR);
const fill = (learner: Caller, mentor: Caller, count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => schedules(scheduling, learner, mentor, at(n))));

it('limits a learner to ten unpaid sessions ahead per mentor, free or guided', async () => {
  const [mentor, learner] = [await aMentor(scheduling), aLearner()];
  const booked = await fill(learner, mentor, MOST - 1);
  const guided = await booksGuided(scheduling, learner, mentor, '2027-01-14');
  const full = {
    code: 'RULE_REFUSED',
    message: expect.stringContaining('10 upcoming sessions with this mentor'),
  };
  expect(await rejectionOf(schedules(scheduling, learner, mentor, at(20)))).toMatchObject(full);
  const another = booksGuided(scheduling, learner, mentor, '2027-01-15');
  expect(await rejectionOf(another)).toMatchObject(full);

  await schedules(scheduling, aLearner(), mentor, at(20));
  await schedules(scheduling, learner, await aMentor(scheduling), at(20));
  const later = await moves(scheduling, booked[0]!.id, at(21), [learner, mentor]);
  expect(later.sequence).toBe(1);
  await scheduling.call(rpc.CancelSession, { id: guided.id }, learner);
  await schedules(scheduling, learner, mentor, at(22));
  expect(await rejectionOf(schedules(scheduling, learner, mentor, at(23)))).toMatchObject(full);

  scheduling.clock.set(at(1));
  await schedules(scheduling, learner, mentor, at(23));
});

it('keeps the limit of ten under concurrent bookings', async () => {
  const [mentor, learner] = [await aMentor(scheduling), aLearner()];
  await fill(learner, mentor, MOST - 2);
  const requests = [20, 21, 22, 23, 24].map((hours) => schedules(scheduling, learner, mentor, at(hours)));
  const results = await Promise.allSettled(requests);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});
