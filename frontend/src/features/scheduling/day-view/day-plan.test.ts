import { afterEach, describe, expect, it } from '@jest/globals';
import { setReaderLanguage } from '#lib/reader-language.ts';
import { aCalendar, aWindow } from '#testing/calendar-samples.ts';
import { aSession } from '#testing/session-samples.ts';
import { openOn, sessionsOn, shownHours, weekOf } from './day-plan.ts';

afterEach(() => setReaderLanguage(undefined));

const DAY = '2026-12-07'; // A Monday.

describe('the open hours of a day', () => {
  it('are the windows of its weekday, merged where they overlap', () => {
    const calendar = aCalendar({
      availability: [
        aWindow({ startTime: '13:00', endTime: '24:00' }),
        aWindow({ startTime: '09:00', endTime: '12:00' }),
        aWindow({ dayOfWeek: 2 }),
      ],
      overrides: [
        { id: 'o', date: DAY, lastDate: null, kind: 'extra', startTime: '11:30', endTime: '12:30' },
      ],
    });
    expect(openOn(DAY, calendar)).toEqual([
      { from: 540, to: 750 },
      { from: 780, to: 1_440 },
    ]);
  });

  it('are the extra hours alone on a closed day', () => {
    const overrides = [
      { id: 'o', date: DAY, lastDate: null, kind: 'closed', startTime: null, endTime: null },
      { id: 'p', date: DAY, lastDate: null, kind: 'extra', startTime: '18:00', endTime: '19:00' },
    ] as const;
    expect(openOn(DAY, aCalendar({ overrides: [overrides[0]] }))).toEqual([]);
    expect(openOn(DAY, aCalendar({ overrides: [...overrides] }))).toEqual([{ from: 1_080, to: 1_140 }]);
  });
});

describe('the sessions of a day', () => {
  const at = (sessionDate: string, given = {}) => aSession({ sessionDate, id: sessionDate, ...given });

  it('are in wall time of the zone, sorted and without cancelled ones', () => {
    const sessions = [
      at('2026-12-07T15:00:00.000Z', { duration: 60 }),
      at('2026-12-07T08:30:00.000Z'),
      at('2026-12-07T10:00:00.000Z', { status: 'cancelled' }),
      at('2026-12-08T08:30:00.000Z'),
    ];
    expect(sessionsOn(DAY, 'Europe/Berlin', sessions).map(({ from, to }) => [from, to])).toEqual([
      [570, 600],
      [960, 1_020],
    ]);
    // The afternoon in Berlin is the next day in Tokyo.
    expect(sessionsOn('2026-12-08', 'Asia/Tokyo', sessions).map(({ from }) => from)).toEqual([0, 1_050]);
  });

  it('are split at midnight', () => {
    const late = [at('2026-12-07T22:30:00.000Z', { duration: 60 })];
    expect(sessionsOn(DAY, 'Europe/Berlin', late)).toMatchObject([{ from: 1_410, to: 1_440 }]);
    expect(sessionsOn('2026-12-08', 'Europe/Berlin', late)).toMatchObject([{ from: 0, to: 30 }]);
    const toMidnight = [at('2026-12-07T22:30:00.000Z')];
    expect(sessionsOn(DAY, 'Europe/Berlin', toMidnight)).toMatchObject([{ from: 1_410, to: 1_440 }]);
    expect(sessionsOn('2026-12-08', 'Europe/Berlin', toMidnight)).toEqual([]);
  });

  it('preserve their length when clocks go back', () => {
    // From 02:30 summer time to 02:00 winter time.
    const night = [at('2026-10-25T00:30:00.000Z')];
    expect(sessionsOn('2026-10-25', 'Europe/Berlin', night)).toMatchObject([{ from: 150, to: 180 }]);
  });
});

describe('the page', () => {
  it('shows the working day, extended by what lies outside it', () => {
    expect(shownHours([])).toEqual({ first: 8, last: 18 });
    expect(shownHours([{ from: 0, to: 30 }])).toEqual({ first: 0, last: 18 });
    expect(shownHours([{ from: 600, to: 1_410 }])).toEqual({ first: 8, last: 24 });
  });

  it('has the weeks of the reader', () => {
    setReaderLanguage('de-DE');
    expect(weekOf('2026-12-13')).toEqual(weekOf(DAY));
    expect(weekOf(DAY)[0]).toBe(DAY);
    expect(weekOf(DAY)[6]).toBe('2026-12-13');
    setReaderLanguage('en-US');
    expect(weekOf(DAY)[0]).toBe('2026-12-06');
  });
});
