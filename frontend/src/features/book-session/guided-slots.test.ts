import { describe, expect, it } from '@jest/globals';
import { dateOf, dayOf, daysOf, isWeekend, nearest, slotAt, slotsOf } from './guided-slots.ts';

const at = (iso: string): number => Date.parse(iso);

describe('guided slots', () => {
  it('start at 9 to 17 in the mentor’s zone, in summer and winter', () => {
    const inWinter = slotsOf('2026-12-03', 'America/New_York', new Set([at('2026-12-03T18:00:00Z')]));
    expect(inWinter).toHaveLength(9);
    expect(inWinter[0]).toMatchObject({ time: '9:00 AM', start: at('2026-12-03T14:00:00Z'), free: false });
    expect(inWinter.filter(({ free }) => free).map(({ time }) => time)).toEqual(['1:00 PM']);
    const inSummer = slotsOf('2026-07-02', 'America/New_York', new Set());
    expect(inSummer[3]).toMatchObject({ time: '12:00 PM', start: at('2026-07-02T16:00:00Z') });
    expect(inSummer[8]).toMatchObject({ time: '5:00 PM', start: at('2026-07-02T21:00:00Z') });
  });

  it('are found by their start on the mentor’s date', () => {
    // This is the 2nd in Los Angeles and the 3rd in Tokyo.
    expect(slotAt(at('2026-12-03T00:00:00Z'), 'Asia/Tokyo')).toMatchObject({
      date: '2026-12-03',
      time: '9:00 AM',
    });
    expect(slotAt(at('2026-12-03T00:30:00Z'), 'Asia/Tokyo')).toBeNull();
  });
});

describe('free days and slots', () => {
  it('belong to days of the mentor’s calendar', () => {
    const free = [at('2026-12-03T00:00:00Z'), at('2026-12-03T23:00:00Z')];
    expect(daysOf(free, 'Asia/Tokyo')).toEqual(new Set(['2026-12-03', '2026-12-04']));
    expect(daysOf(free, 'America/Los_Angeles')).toEqual(new Set(['2026-12-02', '2026-12-03']));
  });

  it('are sorted by distance from a taken one', () => {
    expect(nearest([10, 40, 70, 100], 60, 3)).toEqual([70, 40, 100]);
  });

  it('exclude Saturday and Sunday', () => {
    expect(['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('convert to a date object and back', () => {
    for (const date of ['2026-01-01', '2026-03-29', '2026-12-31']) expect(dateOf(dayOf(date))).toBe(date);
  });
});
