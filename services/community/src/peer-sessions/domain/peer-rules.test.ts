import { describe, expect, it } from '@jest/globals';
import type { PeerSessionBody } from '@waymark/contracts/community/peer-sessions';
import { asMentor } from '@waymark/testing/caller';
import {
  checkCancel,
  checkCanLeave,
  checkCanRegister,
  checkComing,
  checkEdit,
  checkEnd,
  checkHost,
  checkRecording,
  checkStart,
  checkTime,
  isNotable,
  MAX_COMING_SESSIONS,
  mayJoin,
  mayWatch,
  type PeerState,
  type PeerTimes,
  statusOf,
} from './peer-rules.ts';

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

const session = (given: Partial<PeerState> = {}): PeerState => ({
  ...{ ...planned, id: 's1', hostId: 7, title: 'T', timezone: 'UTC', capacity: 4, registered: 2 },
  ...{ isVirtual: true, joinLink: 'https://a.example/room', location: '', sequence: 0, isHidden: false },
  ...given,
});
const body = (given: Partial<PeerSessionBody> = {}) =>
  ({
    ...{ title: 'T', scheduledFor: at('10:00').toISOString(), duration: 60, maxParticipants: 4 },
    ...{ isVirtual: true, location: '', joinLink: '' },
    ...given,
  }) as PeerSessionBody;
const outcomeOf = (fn: () => unknown): unknown => {
  try {
    return fn() ?? 'done';
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const cancelled = session({ cancelledAt: at('08:00') });
const begun = session({ begunAt: at('09:40') });
const ended = session({ begunAt: at('09:40'), endedAt: at('09:50') });

describe('a change by the host', () => {
  // More than an hour before the start, an hour before it, live by the clock, begun early, ended early, cancelled.
  const times = [
    [session(), '08:59'],
    [session(), '09:00'],
    [session(), '10:30'],
    [begun, '09:45'],
    [ended, '09:55'],
    [cancelled, '09:45'],
  ] as const;
  it.each([
    ['starting', checkStart, ['RULE_REFUSED', true, true, false, 'RULE_REFUSED', 'RULE_REFUSED']],
    ['ending', checkEnd, ['RULE_REFUSED', 'RULE_REFUSED', true, true, false, 'RULE_REFUSED']],
    ['cancelling', checkCancel, [true, true, 'RULE_REFUSED', 'RULE_REFUSED', 'RULE_REFUSED', false]],
    ['adding a recording', checkRecording, [...Array(4).fill('RULE_REFUSED'), 'done', 'RULE_REFUSED']],
    ['leaving', checkCanLeave, ['done', 'done', ...Array(4).fill('RULE_REFUSED')]],
  ] as [string, (one: PeerState, now: Date) => unknown, unknown[]][])(
    'depends on its time: %s',
    (_, check, expected) => {
      expect(times.map(([one, now]) => outcomeOf(() => check(one, at(now))))).toEqual(expected);
    },
  );

  it('is refused to anyone but the host', () => {
    expect(outcomeOf(() => checkHost(session(), asMentor(7)))).toBe('done');
    expect(outcomeOf(() => checkHost(session(), asMentor(8)))).toBe('FORBIDDEN');
  });
});

describe('an edit', () => {
  const [later, past] = [at('12:00').toISOString(), at('09:00').toISOString()];
  it.each([
    ['the texts', session(), '09:30', {}, 'done'],
    ['the texts of one that is live', session(), '10:30', { title: 'U' }, 'done'],
    ['the texts of one that is over', session(), '11:30', { title: 'U' }, 'done'],
    ['a cancelled one', cancelled, '09:30', {}, 'RULE_REFUSED'],
    ['the time', session(), '09:30', { scheduledFor: later }, 'done'],
    ['the time to one in the past', session(), '09:30', { scheduledFor: past }, 'VALIDATION'],
    ['the time of one that is live', session(), '10:30', { scheduledFor: later }, 'RULE_REFUSED'],
    ['the length of one that is live', session(), '10:30', { duration: 90 }, 'RULE_REFUSED'],
    ['the places', session(), '09:30', { maxParticipants: 2 }, 'done'],
    ['the places below those taken', session(), '09:30', { maxParticipants: 1 }, 'RULE_REFUSED'],
    ['the places of one that is live', session(), '10:30', { maxParticipants: 5 }, 'RULE_REFUSED'],
  ] as [string, PeerState, string, Partial<PeerSessionBody>, string][])(
    'is allowed or refused by what it changes: %s',
    (_, one, now, given, expected) => {
      expect(outcomeOf(() => checkEdit(one, body(given), at(now)))).toBe(expected);
    },
  );

  const room = session({ isVirtual: false, location: 'Room 1', joinLink: '' });
  const place = { isVirtual: false, location: 'Room 1' };
  it.each([
    ['nothing', session(), {}, session().joinLink, false],
    ['the title', session(), { title: 'U' }, session().joinLink, true],
    ['the time', session(), { scheduledFor: later }, session().joinLink, true],
    ['the length', session(), { duration: 30 }, session().joinLink, true],
    ['the link', session(), {}, 'https://b.example', true],
    ['the way to meet', session(), place, '', true],
    ['the room', room, { ...place, location: 'Room 2' }, '', true],
    ['nothing about a room', room, place, '', false],
  ] as [string, PeerState, Partial<PeerSessionBody>, string, boolean][])(
    'notifies participants or not by what it changes: %s',
    (_, one, given, link, expected) => {
      expect(isNotable(one, body(given), link)).toBe(expected);
    },
  );
});

describe('a time', () => {
  it.each([
    ['2027-03-01T10:00:00Z', 'VALIDATION'],
    ['2027-03-01T10:00:01Z', 'done'],
    ['2028-03-01T10:00:00Z', 'done'],
    ['2028-03-02T10:00:01Z', 'VALIDATION'],
  ])('of %s is within a year ahead: %s', (scheduledFor, expected) => {
    expect(outcomeOf(() => checkTime({ scheduledFor }, at('10:00')))).toBe(expected);
  });
});

describe('a place', () => {
  it.each([
    ['before the start', session(), '09:59', 8, 'done'],
    ['for the host', session(), '09:59', 7, 'RULE_REFUSED'],
    ['once it is live', session(), '10:00', 8, 'done'],
    ['once it was begun early', begun, '09:45', 8, 'done'],
    ['in a live one that is full', session({ registered: 4 }), '10:00', 8, 'RULE_REFUSED'],
    ['on the waiting list of one that has not started', session({ registered: 4 }), '09:59', 8, 'done'],
    ['in one that is over', session(), '11:00', 8, 'RULE_REFUSED'],
    ['in one that was ended early', ended, '09:55', 8, 'RULE_REFUSED'],
    ['in a cancelled session', cancelled, '09:00', 8, 'RULE_REFUSED'],
  ] as const)('is given or refused %s', (_, one, now, userId, expected) => {
    expect(outcomeOf(() => checkCanRegister(one, asMentor(userId), at(now)))).toBe(expected);
  });
});

describe('the upcoming sessions of a host', () => {
  it('are limited', () => {
    expect(outcomeOf(() => checkComing(MAX_COMING_SESSIONS - 1))).toBe('done');
    expect(outcomeOf(() => checkComing(MAX_COMING_SESSIONS))).toBe('RULE_REFUSED');
  });
});
