import { expect, it } from '@jest/globals';
import { addDays, daysBetween, weekdayOf } from '@waymark/kernel/time-zone';
import { dateIn, formatDateOnly, formatInZone, formatRangeInZone, timeZones, zoneLabel } from './zones.ts';

it('labels a zone with its city and its offset at that time', () => {
  expect(zoneLabel('Asia/Tokyo')).toBe('Tokyo (GMT+9)');
  expect(zoneLabel('America/New_York', '2026-01-15T12:00:00Z')).toBe('New York (GMT-5)');
  expect(zoneLabel('America/New_York', '2026-07-15T12:00:00Z')).toBe('New York (GMT-4)');
  expect(zoneLabel('Asia/Kolkata')).toBe('Kolkata (GMT+5:30)');
  expect(zoneLabel('UTC')).toBe('UTC');
});

it('formats one instant on two dates across the date line', () => {
  const instant = '2026-12-03T01:30:00Z';
  expect(dateIn('Asia/Tokyo', instant)).toBe('2026-12-03');
  expect(dateIn('America/Los_Angeles', instant)).toBe('2026-12-02');
  expect(formatInZone(instant, 'Asia/Tokyo', 'moment')).toMatch(/Thu.*3.*10:30/);
  expect(formatInZone(instant, 'America/Los_Angeles', 'moment')).toMatch(/Wed.*2.*5:30/);
});

it('names the day once for a range within a day and twice over midnight', () => {
  const range = formatRangeInZone('2026-12-03T22:45:00Z', '2026-12-03T23:15:00Z', 'UTC');
  expect(range.match(/Thu/g)).toHaveLength(1);
  const overMidnight = formatRangeInZone('2026-12-03T23:45:00Z', '2026-12-04T00:15:00Z', 'UTC');
  expect(overMidnight).toMatch(/Thu.*Fri/);
});

it('distinguishes the repeated hour when clocks go back', () => {
  const [first, second] = ['2026-11-01T08:30:00Z', '2026-11-01T09:30:00Z'];
  const time = (at: string, shape: 'time' | 'timeWithOffset') =>
    formatInZone(at, 'America/Los_Angeles', shape);
  expect(time(first, 'time')).toBe(time(second, 'time'));
  expect(time(first, 'timeWithOffset')).not.toBe(time(second, 'timeWithOffset'));
});

it('counts calendar days over months, leap days and clock changes', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addDays('2026-03-28', 7)).toBe('2026-04-04');
  expect(daysBetween('2026-10-24', '2026-10-31')).toBe(7);
  expect(daysBetween('2026-10-31', '2026-10-24')).toBe(-7);
  expect(weekdayOf('2026-12-03')).toBe(4);
  expect(formatDateOnly('2026-12-03')).toMatch(/Thu.*3/);
});

it('lists zones once each under current names, with those the runtime omits', () => {
  const zones = timeZones();
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Asia/Kolkata', 'Europe/Kyiv', 'Asia/Tokyo']));
  expect(zones).not.toContain('Asia/Calcutta');
  expect(new Set(zones).size).toBe(zones.length);
});

it('marks a range in which the clock changes with its length', () => {
  const range = (start: string, end: string) => formatRangeInZone(start, end, 'Europe/Lisbon', 'time');
  expect(range('2027-03-28T00:30:00Z', '2027-03-28T01:00:00Z').replaceAll('\u202f', ' ')).toBe(
    '12:30 AM – 2:00 AM (30 minutes, the clock changes)',
  );
  expect(range('2027-10-31T00:30:00Z', '2027-10-31T01:00:00Z').replaceAll('\u202f', ' ')).toBe(
    '1:30 AM – 1:00 AM (30 minutes, the clock changes)',
  );
  expect(range('2027-03-27T00:30:00Z', '2027-03-27T01:00:00Z')).not.toContain('clock');
});
