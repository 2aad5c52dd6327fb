// guarantees: 2 000 random bookings, holds, moves, cancellations and payments break no rule
import { beforeAll, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import { PaymentRefused } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { eventually } from '@waymark/testing/eventually';
import { ProcessDueSessions } from './app/process-due-sessions.ts';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, captured, DAY, HOUR, holds, hourIn, PRICED, schedules } from './testing/bookings.ts';
import { Harness } from './testing/harness.ts';

const scheduling = new Harness().forFile();
beforeAll(async () => {
  scheduling.clock.set(new Date());
});

const EXPECTED = [
  'SLOT_TAKEN',
  'CONFLICT',
  'RULE_REFUSED',
  'BOOKING_LIMIT',
  'TOO_MANY',
  'NOT_FOUND',
  'HOLD_EXPIRED',
];

/** A seeded generator of numbers in [0, 1). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

it('rejects random concurrent requests with known codes only and keeps the invariants', async () => {
  const free = [await aMentor(scheduling), await aMentor(scheduling)];
  const priced = await aMentor(scheduling, PRICED);
  // Mentors also book each other.
  const people = [...free, ...Array.from({ length: 14 }, aLearner)];
  const mine: { id: string; caller: Caller }[] = [];
  const unexpected: string[] = [];
  const paid: string[] = [];
  const work = async (caller: Caller, roll: () => number) => {
    const slot = () => hourIn(scheduling, 2 * DAY + Math.floor(roll() * 12) * HOUR);
    const any = () => mine[Math.floor(roll() * mine.length)];
    const steps = [
      async () => {
        const mentor = free[Math.floor(roll() * 2)]!;
        if (mentor.userId === caller.userId) return;
        const { id } = await schedules(scheduling, caller, mentor, slot());
        mine.push({ id, caller }, { id, caller: mentor });
      },
      async () => {
        const hold = await holds(scheduling, caller, priced, slot());
        if (roll() < 0.3) await scheduling.call(rpc.ReleaseHold, { id: hold.id }, caller);
        const of = { ...hold, mentorId: priced.userId, learnerId: caller.userId };
        const event = captured(scheduling, of);
        await scheduling.publish(PaymentCaptured, event);
        paid.push(event.intentId);
        mine.push({ id: hold.id, caller });
      },
      async () => {
        const one = any();
        if (!one) return;
        const { id } = one;
        const others = mine.filter((other) => other.id === id && other.caller !== one.caller);
        const { proposal, role } = await scheduling.call(
          rpc.RescheduleSession,
          { id, sessionDate: slot() },
          one.caller,
        );
        // The other one may have proposed a time in the meantime.
        if (proposal?.by !== role) return;
        for (const { caller: other } of others)
          await scheduling.call(rpc.AcceptProposal, { id, proposalId: proposal.id }, other);
      },
      async () => {
        const one = any();
        if (one) await scheduling.call(rpc.CancelSession, { id: one.id }, one.caller);
      },
    ];
    for (let step = 0; step < 15; step += 1) {
      await steps[Math.floor(roll() * steps.length)]!().catch((error: { code: string }) => {
        if (!EXPECTED.includes(error.code)) unexpected.push(String(error));
      });
    }
  };
  await Promise.all(people.map((caller, n) => work(caller, dice(n + 1))));
  expect(unexpected).toEqual([]);
  await eventually(async () => {
    const booked = await scheduling.sql<{ intent_id: string }>('SELECT intent_id FROM sessions');
    const refused = await scheduling.emitted(PaymentRefused);
    const known = [...booked.map((row) => row.intent_id), ...refused.map((one) => one.intentId)];
    expect(known).toEqual(expect.arrayContaining(paid));
  });
  await scheduling.get(ProcessDueSessions).expireHolds();
  expect(paid.length).toBeGreaterThan(10);
  expect(await scheduling.brokenInvariants()).toEqual([]);
}, 120_000);
