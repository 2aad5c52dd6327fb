import { describe, expect, it } from '@jest/globals';
import { changesOf, itAgreesWithTheOracle } from './testing/zone-oracle.ts';
import {
  addDays,
  daysBetween,
  instantsAt,
  localTime,
  toMinute,
  toTime,
  wallClock,
  weekdayOf,
} from './time-zone.ts';

describe('around every change of a few zones from 2025 to 2030', () => {
  const zones = ['America/Santiago', 'America/New_York', 'Africa/Cairo', 'Australia/Lord_Howe'];
  itAgreesWithTheOracle(zones.flatMap(changesOf));
});

it('reads 24:00 as the next midnight, also if it is skipped', () => {
  const end = wallClock('Europe/Berlin', '2027-06-01')(1_440);
  expect(end).toEqual(instantsAt('Europe/Berlin', '2027-06-02', 0));
  const [skipped] = changesOf('America/Santiago').filter(({ hour }) => hour === 1);
  expect(instantsAt('America/Santiago', `${skipped?.toPlainDate().subtract({ days: 1 })}`, 1_440)).toEqual(
    [],
  );
});

it('finds no instant on a day that a zone skips', () => {
  expect(instantsAt('Pacific/Apia', '2011-12-30', 720)).toEqual([]);
  expect(instantsAt('Pacific/Apia', '2011-12-31', 0)).toEqual([Date.parse('2011-12-30T10:00:00Z')]);
});

it('counts days in the calendar, over months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysBetween('2027-12-31', '2028-03-01')).toBe(61);
  expect(['2027-01-10', '2027-01-11', '1969-12-31'].map(weekdayOf)).toEqual([0, 1, 3]);
});

it('converts times up to 24:00 to minutes and back', () => {
  const times = ['00:00', '09:30', '23:30', '24:00'];
  expect(times.map(toMinute)).toEqual([0, 570, 1_410, 1_440]);
  expect(times.map(toMinute).map(toTime)).toEqual(times);
});

it.each(['Mars/Olympus', ''])('rejects the zone %p', (zone) => {
  expect(() => localTime(zone, 0)).toThrow(RangeError);
});

it('rejects a thirteenth month', () => {
  expect(() => weekdayOf('2027-13-01')).toThrow(RangeError);
});

it('rejects a year of five digits', () => {
  expect(() => localTime('UTC', Date.parse('9999-12-31T23:59:59-23:59'))).toThrow(RangeError);
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
});
