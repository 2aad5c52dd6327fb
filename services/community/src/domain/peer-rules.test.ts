import { describe, expect, it } from '@jest/globals';
import { mayJoin, mayWatch, type PeerTimes, statusOf } from './peer-rules.ts';

const at = (time: string) => new Date(`2027-03-01T${time}:00Z`);
const planned: PeerTimes = {
  ...{ startsAt: at('10:00'), endsAt: at('11:00') },
  ...{ begunAt: null, endedAt: null, cancelledAt: null },
};

describe('the state of a session', () => {
  it.each([
    ['upcoming', planned, '09:59'],
    ['live', planned, '10:00'],
    ['live', planned, '10:59'],
    ['past', planned, '11:00'],
    ['live', { ...planned, begunAt: at('09:30') }, '09:31'],
    ['past', { ...planned, begunAt: at('09:30') }, '11:00'],
    ['past', { ...planned, begunAt: at('09:30'), endedAt: at('09:50') }, '09:55'],
    ['cancelled', { ...planned, cancelledAt: at('08:00') }, '10:30'],
  ] as const)('is %s by the host, else by the clock (%#)', (status, times, now) => {
    expect(statusOf(times, at(now))).toBe(status);
  });
});

describe('the join link', () => {
  it('is for the host, and for those registered until the end', () => {
    const statuses = ['upcoming', 'live', 'past', 'cancelled'] as const;
    const of = (role: Parameters<typeof mayJoin>[0]) => statuses.map((status) => mayJoin(role, status));
    expect(of('host')).toEqual([true, true, true, true]);
    expect(of('registered')).toEqual([true, true, false, false]);
    expect(of('waiting')).toEqual([false, false, false, false]);
    expect(of(null)).toEqual([false, false, false, false]);
  });
});

describe('the recording', () => {
  it('is for the host and those registered', () => {
    expect((['host', 'registered', 'waiting', null] as const).map(mayWatch)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
