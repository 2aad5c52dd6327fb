import { describe, expect, it } from '@jest/globals';
import { isCurrent, type NotifiedState, type SessionEvent, stateAfter } from './session-event.ts';

const now = new Date('2026-12-01T00:00:00.000Z');
const early = '2026-12-02T10:00:00.000Z';
const late = '2026-12-03T10:00:00.000Z';
const booked: SessionEvent = { type: 'booked', sequence: 0, startsAt: early };
const moved: SessionEvent = { type: 'moved', sequence: 1, startsAt: late };
const cancelled: SessionEvent = { type: 'cancelled', sequence: 2, startsAt: late };
const reminded = (startsAt: string): SessionEvent => ({ type: 'reminded', sequence: 1, startsAt });
const noShow: SessionEvent = { type: 'no-show', sequence: 1, startsAt: late };
const completed: SessionEvent = { type: 'completed', sequence: 1, startsAt: late };
const reported: SessionEvent = { type: 'reported', sequence: 1, startsAt: late };
const contested: SessionEvent = { type: 'contested', sequence: 1, startsAt: late };

/** The types of those events that are announced, in order. */
function announced(...events: SessionEvent[]): string[] {
  let state: NotifiedState | null = null;
  const types: string[] = [];
  for (const event of events) {
    if (!isCurrent(event, state, now)) continue;
    state = stateAfter(event, state);
    types.push(event.type);
  }
  return types;
}

describe('an event of a session', () => {
  it('is announced in its order', () => {
    expect(announced(booked, moved, cancelled)).toEqual(['booked', 'moved', 'cancelled']);
    expect(announced(booked, moved, reminded(late), completed, noShow)).toEqual([
      'booked',
      'moved',
      'reminded',
      'completed',
      'no-show',
    ]);
  });

  it('is not announced as booked or moved unless its sequence is newer', () => {
    expect(announced(moved, booked)).toEqual(['moved']);
    expect(announced(booked, { ...moved, sequence: 2 }, moved)).toEqual(['booked', 'moved']);
    expect(announced(moved, moved)).toEqual(['moved']);
  });

  it('is not announced after the end of the session', () => {
    expect(announced(cancelled, moved, booked, reminded(late), completed, cancelled)).toEqual(['cancelled']);
    expect(announced(noShow, completed, booked)).toEqual(['no-show']);
    expect(announced(completed, moved, reminded(late))).toEqual(['completed']);
  });

  it('is announced as a reminder only for the announced start', () => {
    expect(announced(booked, moved, reminded(early))).toEqual(['booked', 'moved']);
    expect(announced(reminded(late), booked)).toEqual(['reminded', 'booked']);
  });

  it('is not announced as a reminder after the start', () => {
    expect(announced(reminded('2026-11-30T23:59:59.000Z'))).toEqual([]);
    expect(announced(reminded(now.toISOString()))).toEqual([]);
  });

  it('is announced as a case of a no-show until the session is announced as missed', () => {
    expect(announced(completed, reported, contested)).toEqual(['completed', 'reported', 'contested']);
    expect(announced(reported, noShow, reported, contested)).toEqual(['reported', 'no-show']);
  });
});
