import { describe, expect, it } from '@jest/globals';
import { AppError } from '@waymark/kernel/app-error';
import { Session } from './session.ts';
import type { NewSession, SessionState } from './session-state.ts';
import { areChanged, planTasks, type StoredTask, type WantedTask } from './tasks.ts';

const startsAt = new Date('2027-01-11T02:00:00Z'); // the evening of the 10th in Lima
const now = new Date('2027-01-11T12:00:00Z');
const facts: NewSession = {
  ...{ id: 'a', mentorId: 2, learnerId: 1, learnerName: 'lee', meetingCode: 'x' },
  ...{ kind: 'standard', sessionType: null, startsAt, price: 0, currency: 'EUR' },
  ...{ topic: '', userNotes: '', about: null, mentorTimezone: 'America/Lima', learnerTimezone: 'UTC' },
};
const aSession = (more: Partial<SessionState> = {}) => {
  const session = Session.booked({ ...facts }, new Date('2027-01-01T12:00:00Z'));
  Object.assign(session.state, more);
  return session;
};
const step = { roadmapId: 'grief', stepId: 'walk', title: 'Walk to the sea' };
const stored = (more: Partial<StoredTask> = {}): StoredTask => ({
  ...{ id: 't1', text: 'Open a letter', dueOn: null, step, doneAt: null },
  ...more,
});
const wanted = (more: Partial<WantedTask> = {}): WantedTask => ({
  ...{ text: 'Open a letter', dueOn: null, step: null },
  ...more,
});
const plan = (has: StoredTask[], wants: WantedTask[], state: Partial<SessionState> = {}) =>
  planTasks({ state: aSession(state).state, stored: has }, wants, { now, newId: () => 'new' });
const rejectionOf = (fn: () => unknown): unknown => {
  try {
    return fn();
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};

describe('the tasks of a session', () => {
  it('keep the step they were written with, and get their order from the mentor', () => {
    const added = wanted({ text: 'Call the bank', step: { ...step, title: 'Call' } });
    expect(plan([stored()], [added, wanted({ id: 't1', text: 'Open two letters' })])).toEqual([
      { id: 'new', text: 'Call the bank', dueOn: null, step: { ...step, title: 'Call' } },
      { id: 't1', text: 'Open two letters', dueOn: null, step },
    ]);
  });

  it.each([
    ['removed', []],
    ['changed', [wanted({ id: 't1', text: 'Open all letters' })]],
  ])('cannot be %s once they are ticked', (_, wants) => {
    expect(rejectionOf(() => plan([stored({ doneAt: now })], wants))).toBe('CONFLICT');
    expect(rejectionOf(() => plan([stored()], wants))).not.toBe('CONFLICT');
  });

  it('do not come back when another window has removed them', () => {
    expect(rejectionOf(() => plan([], [wanted({ id: 't1' })]))).toBe('CONFLICT');
  });

  it.each([
    ['2027-01-09', 'VALIDATION'],
    ['2027-01-10', [expect.objectContaining({ dueOn: '2027-01-10' })]],
    ['2028-01-11', [expect.objectContaining({ dueOn: '2028-01-11' })]],
    ['2028-01-12', 'VALIDATION'],
  ])('are due from the day of the session in the zone of the mentor, for a year: %s', (dueOn, expected) => {
    expect(rejectionOf(() => plan([], [wanted({ dueOn })]))).toEqual(expected);
    // A date that is stored already is not judged again.
    expect(rejectionOf(() => plan([stored({ dueOn })], [wanted({ id: 't1', dueOn })]))).toHaveLength(1);
  });

  it.each([
    [{ startsAt: new Date('2027-01-11T13:00:00Z') }, 'CONFLICT'],
    [{ status: 'cancelled', cancelledBy: 'mentor' }, 'CONFLICT'],
    [{ status: 'no-show', absent: 'learner' }, 'CONFLICT'],
    [{ status: 'completed' }, [expect.objectContaining({ id: 'new' })]],
  ] as const)('can be written of a session that has begun and took place: %j', (state, expected) => {
    expect(rejectionOf(() => plan([], [wanted()], state))).toEqual(expected);
  });

  it('are changed by another text, date or order, but not by a tick', () => {
    const [one, two] = [stored({ doneAt: now }), stored({ id: 't2' })];
    expect(areChanged([one, two], [one, two])).toBe(false);
    for (const planned of [[two, one], [one], [one, { ...two, dueOn: '2027-02-01' }]]) {
      expect(areChanged([one, two], planned)).toBe(true);
    }
  });
});

describe('the notes of a session', () => {
  const write = (session: Session, notes: string, count?: number) => {
    session.events.length = 0;
    session.writeNotes('mentor', notes, now, count === undefined ? undefined : { count, areChanged: true });
    return session.events.map(({ type }) => type);
  };

  it('write it up once: the first time since it began, by a text or tasks', () => {
    const planned = aSession({ notes: 'Bring the list', notesAt: new Date('2027-01-10T12:00:00Z') });
    expect(write(planned, '')).toEqual(['touched']);
    expect(write(planned, '', 2)).toEqual(['written-up']);
    expect(write(planned, 'We agreed.')).toEqual(['touched']);
    expect(write(planned, 'We agreed.')).toEqual([]);
  });

  it('are only notes before it begins, or if it did not take place', () => {
    for (const state of [{ startsAt: new Date('2027-01-12T12:00:00Z') }, { status: 'cancelled' as const }]) {
      expect(write(aSession(state), 'Bring the list')).toEqual(['touched']);
    }
  });
});
