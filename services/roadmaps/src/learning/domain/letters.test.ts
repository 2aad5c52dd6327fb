import { describe, expect, it } from '@jest/globals';
import { checkPause, type LetterSchedule, planLetters } from './letters.ts';

/** A Monday. */
const begun = new Date('2027-01-11T18:00:00.000Z');
const walker: LetterSchedule = {
  ...{ timeZone: 'Europe/Madrid', reminderTime: '20:00', reminderSetOn: '2027-01-11', pausedUntil: null },
  ...{ welcomeSince: null, follows: true, activeAt: begun },
};
const without = { reminderTime: null, reminderSetOn: null };

const at = (instant: string, more: Partial<LetterSchedule> = {}) => {
  const { due, next } = planLetters({ ...walker, ...more }, new Date(instant));
  return { due: due.map(({ kind, period }) => `${kind} ${period}`), next: next.toISOString() };
};
/** Follows the looks from one to the next. */
function lettersOf(schedule: Partial<LetterSchedule>, days: number): string[] {
  const found: string[] = [];
  const end = begun.getTime() + days * 86_400_000;
  for (let now = begun; now.getTime() < end; ) {
    const { due, next } = planLetters({ ...walker, ...schedule }, now);
    found.push(...due.map(({ kind }) => `${now.toISOString().slice(0, 16)} ${kind}`));
    expect(next.getTime()).toBeGreaterThan(now.getTime());
    now = next;
  }
  return found;
}

describe('the daily reminder', () => {
  it('is due at its wall time on both sides of a change of the clocks', () => {
    const spring = { activeAt: new Date('2027-03-26T12:00:00.000Z'), reminderSetOn: '2027-03-26' };
    expect(at('2027-03-27T19:00:00.000Z', spring).due).toEqual(['daily 2027-03-27']);
    expect(at('2027-03-28T18:00:00.000Z', spring).due).toEqual(['daily 2027-03-28']);
  });

  it('is due after the change where the clocks skip its time, and once where they repeat it', () => {
    const night = { reminderTime: '02:30', activeAt: null };
    const spring = { ...night, reminderSetOn: '2027-03-27' };
    expect(at('2027-03-28T00:59:00.000Z', spring)).toEqual({ due: [], next: '2027-03-28T01:00:00.000Z' });
    expect(at('2027-03-28T01:00:00.000Z', spring).due).toEqual(['daily 2027-03-28']);
    const autumn = { ...night, reminderSetOn: '2027-10-30' };
    const first = at('2027-10-31T00:30:00.000Z', autumn);
    expect(first.due).toEqual(['daily 2027-10-31']);
    expect(at('2027-10-31T01:30:00.000Z', autumn).due).toEqual(first.due); // the same period
  });

  it('is still due shortly after midnight, and is dropped when it is late by more than three hours', () => {
    const late = { reminderTime: '23:30' };
    expect(at('2027-01-12T23:10:00.000Z', late).due).toEqual(['daily 2027-01-12']);
    expect(at('2027-01-13T01:30:00.000Z', late).due).toEqual([]);
  });

  it('rests after thirty quiet days, with one note that says so', () => {
    const all = lettersOf({}, 45);
    expect(all.filter((one) => one.endsWith('daily'))).toHaveLength(30);
    expect(all.filter((one) => one.endsWith('quiet'))).toEqual(['2027-02-10T09:00 quiet']);
    expect(all.at(-1)).toBe('2027-02-10T09:00 quiet');
  });
});

it('sends one note after 3, 7 and 30 quiet days, and then nothing', () => {
  const all = lettersOf({ ...without }, 90).filter((one) => !one.endsWith('sunday'));
  expect(all).toEqual(['2027-01-14T09:00 quiet', '2027-01-18T09:00 quiet', '2027-02-10T09:00 quiet']);
});

it('plans a Sunday letter after a week with activity only', () => {
  const all = lettersOf({ ...without }, 90).filter((one) => one.endsWith('sunday'));
  expect(all).toEqual(['2027-01-17T09:00 sunday']);
});

describe('a pause', () => {
  const paused = { ...without, pausedUntil: '2027-01-18' };

  it('holds everything back until its last day is over', () => {
    expect(at('2027-01-14T09:00:00.000Z', paused)).toEqual({ due: [], next: '2027-01-17T23:00:00.000Z' });
    const welcome = { ...paused, welcomeSince: new Date('2027-01-11T18:00:00.000Z') };
    expect(at('2027-01-16T09:00:00.000Z', welcome).due).toEqual([]);
  });

  it('does not count as quiet days', () => {
    const all = lettersOf(paused, 60);
    expect(all.slice(0, 2)).toEqual(['2027-01-21T09:00 quiet', '2027-01-25T09:00 quiet']);
  });

  it.each([
    ['2027-01-11', 'Choose a day after today.'],
    ['2028-01-20', 'Choose a day within a year.'],
  ])('is refused until %s', (until, message) => {
    expect(() => checkPause(until, 'Europe/Madrid', begun)).toThrow(message);
  });

  it('may end tomorrow in the zone of the learner', () => {
    expect(() => checkPause('2027-01-12', 'Europe/Madrid', begun)).not.toThrow();
    expect(() => checkPause('2027-01-12', 'Pacific/Auckland', begun)).toThrow();
  });
});

describe('the welcome', () => {
  const confirmed = { ...walker, timeZone: null, ...without, welcomeSince: begun };

  it('is due with the first follow, also without a known zone', () => {
    expect(at('2027-01-11T18:01:00.000Z', confirmed).due).toEqual(['welcome once']);
  });

  it('is due after a day for those who follow nothing', () => {
    const none = { ...confirmed, follows: false, activeAt: null };
    expect(at('2027-01-12T17:59:00.000Z', none)).toEqual({ due: [], next: '2027-01-12T18:00:00.000Z' });
    expect(at('2027-01-12T18:00:00.000Z', none).due).toEqual(['welcome once']);
  });
});

it('writes nothing but a welcome without a known zone, and nothing to those who follow nothing', () => {
  expect(lettersOf({ ...without, timeZone: null }, 60)).toEqual([]);
  expect(lettersOf({ follows: false }, 60)).toEqual([]);
});
