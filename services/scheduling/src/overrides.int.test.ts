import { beforeEach, describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { aMentor } from './testing/a-mentor.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';

const scheduling = new Harness().forFile();
beforeEach(() => scheduling.clock.set(MONDAY_NOON));

const call = scheduling.call.bind(scheduling);
const closed = (date: string) => ({ kind: 'closed' as const, date });
const extra = (date: string, startTime: string, endTime: string) => ({
  kind: 'extra' as const,
  date,
  startTime,
  endTime,
});

describe('an override', () => {
  it('closes a day once under concurrent requests', async () => {
    const mentor = await aMentor(scheduling);
    const results = await Promise.all(
      [1, 2, 3].map(() => call(rpc.AddOverride, closed('2027-01-20'), mentor)),
    );
    const { overrides } = await call(rpc.GetCalendar, {}, mentor);
    expect(overrides).toEqual([
      { ...closed('2027-01-20'), lastDate: null, id: results[0]?.id, startTime: null, endTime: null },
    ]);
  });

  it('closes days in a row as one exception, merged with those they overlap', async () => {
    const mentor = await aMentor(scheduling);
    const first = await call(rpc.AddOverride, closed('2027-01-15'), mentor);
    await call(rpc.AddOverride, closed('2027-01-18'), mentor);
    const days = await call(rpc.AddOverride, { ...closed('2027-01-13'), lastDate: '2027-01-15' }, mentor);
    expect(days).toEqual({
      ...{ id: first.id, date: '2027-01-13', lastDate: '2027-01-15', kind: 'closed' },
      ...{ startTime: null, endTime: null },
    });
    const { overrides } = await call(rpc.GetCalendar, {}, mentor);
    expect(overrides.map(({ date, lastDate }) => [date, lastDate])).toEqual([
      ['2027-01-13', '2027-01-15'],
      ['2027-01-18', null],
    ]);
    const range = { mentorId: mentor.userId, from: '2027-01-12', to: '2027-01-16' };
    const { slots } = await call(rpc.ListSlots, { ...range, kind: 'standard' }, mentor);
    expect([...new Set(slots.map(({ start }) => start.slice(0, 10)))]).toEqual(['2027-01-12', '2027-01-16']);
    scheduling.clock.set('2027-01-15T12:00:00Z');
    expect((await call(rpc.GetCalendar, {}, mentor)).overrides).toHaveLength(2);
    await call(rpc.RemoveOverride, { id: first.id }, mentor);
    expect((await call(rpc.GetCalendar, {}, mentor)).overrides).toHaveLength(1);
  });

  it('merges touching extra hours, also of a closed day', async () => {
    const mentor = await aMentor(scheduling);
    await call(rpc.AddOverride, closed('2027-01-20'), mentor);
    await call(rpc.AddOverride, extra('2027-01-20', '09:00', '10:00'), mentor);
    await call(rpc.AddOverride, extra('2027-01-20', '20:00', '24:00'), mentor);
    await call(rpc.AddOverride, extra('2027-01-21', '10:00', '11:00'), mentor);
    const merged = await call(rpc.AddOverride, extra('2027-01-20', '10:00', '11:30'), mentor);
    expect(merged).toMatchObject({ startTime: '09:00', endTime: '11:30' });
    const { overrides } = await call(rpc.GetCalendar, {}, mentor);
    expect(overrides.map(({ date, startTime, endTime }) => [date, startTime, endTime])).toEqual([
      ['2027-01-20', null, null],
      ['2027-01-20', '09:00', '11:30'],
      ['2027-01-20', '20:00', '24:00'],
      ['2027-01-21', '10:00', '11:00'],
    ]);
  });

  it('is rejected for a past date in the zone of the mentor', async () => {
    scheduling.clock.set('2027-01-11T23:30:00Z');
    const tokyo = await aMentor(scheduling, { settings: { timezone: 'Asia/Tokyo' } });
    const honolulu = await aMentor(scheduling, { settings: { timezone: 'Pacific/Honolulu' } });
    expect(await rejectionOf(call(rpc.AddOverride, closed('2027-01-11'), tokyo))).toMatchObject({
      code: 'RULE_REFUSED',
      issues: [{ path: ['date'] }],
    });
    await call(rpc.AddOverride, closed('2027-01-12'), tokyo);
    await call(rpc.AddOverride, closed('2027-01-11'), honolulu);
    expect((await call(rpc.GetCalendar, {}, honolulu)).overrides).toHaveLength(1);
  });

  it('is not listed after its day', async () => {
    const mentor = await aMentor(scheduling);
    await call(rpc.AddOverride, closed('2027-01-11'), mentor);
    scheduling.clock.set('2027-01-12T00:00:00Z');
    expect((await call(rpc.GetCalendar, {}, mentor)).overrides).toEqual([]);
  });

  it('is limited to 200, also concurrently', async () => {
    const mentor = await aMentor(scheduling);
    await scheduling.sql(
      `INSERT INTO overrides (id, mentor_id, date, kind)
       SELECT gen_random_uuid(), $1, date '2027-02-01' + n, 'closed' FROM generate_series(1, 199) n`,
      [mentor.userId],
    );
    const results = await Promise.allSettled(
      ['2028-01-01', '2028-01-02', '2028-01-03'].map((date) => call(rpc.AddOverride, closed(date), mentor)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await call(rpc.GetCalendar, {}, mentor)).overrides).toHaveLength(200);
  });

  it('is removed by its mentor only', async () => {
    const [mentor, other] = [await aMentor(scheduling), await aMentor(scheduling)];
    const { id } = await call(rpc.AddOverride, closed('2027-01-20'), mentor);
    await expectRejection(call(rpc.RemoveOverride, { id }, other), 'NOT_FOUND');
    expect(await call(rpc.RemoveOverride, { id }, mentor)).toEqual({ success: true });
    expect((await call(rpc.GetCalendar, {}, mentor)).overrides).toEqual([]);
  });
});
