import { beforeEach, describe, expect, it } from '@jest/globals';
import { GetAdminSession, ListSessionsOfUsers } from '@waymark/contracts/scheduling/admin-sessions.endpoints';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asAdmin } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { sessionsStatement } from './persistence/admin-sessions.reader.ts';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, books, DAY, holds, hourIn, PRICED, schedules } from './testing/bookings.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';

const scheduling = new Harness().forFile();
beforeEach(() => scheduling.clock.set(MONDAY_NOON));

const at = (ms: number) => hourIn(scheduling, ms);
const page = (query: object) => scheduling.call(ListSessionsOfUsers, { limit: 24, ...query }, asAdmin());
const idsOf = async (query: object) => (await page(query)).items.map(({ id }) => id);

describe('the list of sessions for admins', () => {
  it('finds sessions by id, people and words of the mentor, latest start first, in pages', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const first = await schedules(scheduling, learner, mentor, at(DAY));
    const second = await schedules(scheduling, learner, mentor, at(2 * DAY));
    await schedules(scheduling, aLearner(), await aMentor(scheduling), at(DAY));
    expect(await idsOf({ q: first.id })).toEqual([first.id]);
    const both = [second.id, first.id];
    for (const query of [
      { userId: learner.userId },
      { userId: mentor.userId },
      { q: 'nobody', userIds: [learner.userId] },
      { q: `${mentor.userId} MENTOR` },
    ]) {
      expect(await idsOf(query)).toEqual(both);
    }
    expect(await idsOf({ userId: learner.userId, from: at(1.5 * DAY) })).toEqual([second.id]);
    expect(await idsOf({ userId: learner.userId, to: at(1.5 * DAY) })).toEqual([first.id]);
    const { items, nextCursor } = await page({ userId: learner.userId, limit: 1 });
    expect(items.map(({ id }) => id)).toEqual([second.id]);
    expect(await idsOf({ userId: learner.userId, cursor: nextCursor })).toEqual([first.id]);
  });

  it('filters by status, and has no holds', async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    await holds(scheduling, learner, mentor, at(DAY));
    const { id } = await books(scheduling, learner, mentor, at(3 * DAY));
    expect(await idsOf({ userId: learner.userId })).toEqual([id]);
    await scheduling.call(rpc.CancelSession, { id }, learner);
    expect(await idsOf({ userId: learner.userId, status: 'cancelled' })).toEqual([id]);
    expect(await idsOf({ userId: learner.userId, status: 'scheduled' })).toEqual([]);
  });

  it('is read by index', async () => {
    await scheduling.sql('SET enable_seqscan = off');
    const { sql, params } = sessionsStatement({ userIds: [], limit: 24 });
    const plan = await scheduling.sql<Record<string, string>>(`EXPLAIN ${sql}`, params);
    expect(plan.map((row) => Object.values(row)[0]).join('\n')).toContain('sessions_by_start');
    await scheduling.sql('RESET enable_seqscan');
  });
});

describe('a session for admins', () => {
  it('has its history and its payment, and nothing that its people wrote', async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    const { id } = await books(scheduling, learner, mentor, at(3 * DAY));
    await scheduling.call(rpc.CancelSession, { id }, learner);
    const found = await scheduling.call(GetAdminSession, { id }, asAdmin());
    expect(found).toMatchObject({ id, status: 'cancelled', cancelledBy: 'learner', price: 2_000 });
    expect(found.intentId).not.toBeNull();
    expect(found.changes.map(({ to, by }) => `${to} ${by}`)).toEqual([
      ...['held learner', 'scheduled learner', 'cancelled learner'],
    ]);
    for (const written of ['notes', 'userNotes', 'topic', 'about']) expect(found).not.toHaveProperty(written);
  });

  it('is for admins, and does not exist for a hold', async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    const { id } = await holds(scheduling, learner, mentor, at(DAY));
    const get = (one: string) => scheduling.call(GetAdminSession, { id: one }, asAdmin());
    for (const one of [id, newId(), 'none']) await expectRejection(get(one), 'NOT_FOUND');
    await expectRejection(scheduling.call(GetAdminSession, { id }, learner), 'FORBIDDEN');
    await expectRejection(scheduling.call(ListSessionsOfUsers, { limit: 1 }, mentor), 'FORBIDDEN');
  });
});
