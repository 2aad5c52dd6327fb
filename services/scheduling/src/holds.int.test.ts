import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { HoldEnded } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { expectRejection } from '@waymark/testing/rejection';
import { ProcessDueSessions } from './app/process-due-sessions.ts';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, DAY, HOUR, holds, inTime, PRICED, rowOf } from './testing/bookings.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';

const scheduling = new Harness().forFile();
let mentor: Caller;
beforeAll(async () => {
  mentor = await aMentor(scheduling, PRICED);
});

const at = (ms: number) => inTime(scheduling, ms);
let slots = 0;
/** An unused slot. */
const aSlot = () => new Date(Date.parse(MONDAY_NOON) + 2 * DAY + slots++ * HOUR).toISOString();
const HOLD_MS = 600_000;

const expireHolds = () => scheduling.get(ProcessDueSessions).expireHolds();

describe('a hold', () => {
  it('reserves a slot for ten minutes for its learner only, and is idempotent', async () => {
    const [learner, slot] = [aLearner(), aSlot()];
    const hold = await holds(scheduling, learner, mentor, slot);
    expect(hold).toMatchObject({ sessionDate: slot, price: 2_000, currency: 'EUR', expiresAt: at(HOLD_MS) });
    expect(await holds(scheduling, learner, mentor, slot)).toEqual(hold);
    expect(await scheduling.call(rpc.ListHolds, {}, learner)).toEqual([hold]);
    await expectRejection(holds(scheduling, aLearner(), mentor, slot), 'SLOT_TAKEN');
    await expectRejection(scheduling.call(rpc.GetSession, { id: hold.id }, learner), 'NOT_FOUND');
    await expectRejection(scheduling.call(rpc.ReleaseHold, { id: hold.id }, aLearner()), 'NOT_FOUND');
    await expectRejection(scheduling.call(rpc.ReleaseHold, { id: hold.id }, mentor), 'NOT_FOUND');
  });

  it('stores the last notes and topic of its learner', async () => {
    const [learner, slot] = [aLearner(), aSlot()];
    const body = { mentorId: mentor.userId, sessionDate: slot, price: 2_000 };
    const { sessionId: id } = await scheduling.call(
      rpc.HoldSlot,
      { ...body, userNotes: 'The first words' },
      learner,
    );
    const shared = { roadmapId: 'grief', progress: { done: 1, total: 3 } };
    await scheduling.sql('UPDATE sessions SET about = $2 WHERE id = $1', [id, JSON.stringify(shared)]);
    const again = await scheduling.call(rpc.HoldSlot, { ...body, userNotes: 'The last words' }, learner);
    expect(again.sessionId).toBe(id);
    const [row] = await scheduling.sql('SELECT user_notes, about FROM sessions WHERE id = $1', [id]);
    expect(row).toEqual({ user_notes: 'The last words', about: null });
  });

  it('is released by its learner, idempotently, and frees the slot', async () => {
    const [learner, slot] = [aLearner(), aSlot()];
    const { id } = await holds(scheduling, learner, mentor, slot);
    for (const _ of [1, 2]) {
      expect(await scheduling.call(rpc.ReleaseHold, { id }, learner)).toEqual({ success: true });
    }
    const ended = await scheduling.emitted(HoldEnded, { sessionId: id });
    expect(ended).toEqual([expect.objectContaining({ reason: 'released', learnerId: learner.userId })]);
    await holds(scheduling, aLearner(), mentor, slot);
  });

  it('frees its slot on expiry, before and after the sweep', async () => {
    const [slot, swept] = [aSlot(), aSlot()];
    const [one, two] = [
      await holds(scheduling, aLearner(), mentor, slot),
      await holds(scheduling, aLearner(), mentor, swept),
    ];
    scheduling.clock.advance(HOLD_MS);
    const next = await holds(scheduling, aLearner(), mentor, slot);
    expect(await rowOf(scheduling, one.id)).toMatchObject({ status: 'expired' });
    expect(await expireHolds()).toBeGreaterThan(0);
    expect(await rowOf(scheduling, two.id)).toMatchObject({ status: 'expired' });
    expect(await rowOf(scheduling, next.id)).toMatchObject({ status: 'held' });
    const ended = (await scheduling.emitted(HoldEnded)).map(
      ({ sessionId, reason }) => `${sessionId} ${reason}`,
    );
    expect(ended).toEqual(expect.arrayContaining([`${one.id} expired`, `${two.id} expired`]));
    expect(await expireHolds()).toBe(0);
  });

  it('is replaced at a new price once its learner accepts it', async () => {
    const [rosa, learner, slot] = [await aMentor(scheduling, PRICED), aLearner(), aSlot()];
    const call = (price: number) =>
      scheduling.call(rpc.HoldSlot, { mentorId: rosa.userId, sessionDate: slot, price }, learner);
    const priced = (sessionPrice: number) =>
      scheduling.call(rpc.SetPricing, { sessionPrice, currency: 'EUR' }, rosa);
    const others = [aSlot(), aSlot()];
    for (const other of others) await holds(scheduling, learner, mentor, other);
    const old = await call(2_000);
    await priced(3_000);
    expect((await call(2_000)).sessionId).toBe(old.sessionId);
    await expectRejection(call(1_000), 'PRICE_CHANGED');
    expect(await rowOf(scheduling, old.sessionId)).toMatchObject({ status: 'held' });
    const agreed = await call(3_000);
    expect(agreed).toMatchObject({ amount: 3_000, startsAt: slot });
    expect(agreed.sessionId).not.toBe(old.sessionId);
    expect(await rowOf(scheduling, old.sessionId)).toMatchObject({ status: 'released' });
    const ended = await scheduling.emitted(HoldEnded, { sessionId: old.sessionId });
    expect(ended).toEqual([expect.objectContaining({ reason: 'released' })]);

    await priced(0);
    const free = { mentorId: rosa.userId, sessionDate: slot, price: 0 };
    expect(await scheduling.call(rpc.ScheduleSession, free, learner)).toMatchObject({ payment: 'free' });
    expect(await rowOf(scheduling, agreed.sessionId)).toMatchObject({ status: 'released' });
    for (const { id } of await scheduling.call(rpc.ListHolds, {}, learner))
      await scheduling.call(rpc.ReleaseHold, { id }, learner);
  });
});
