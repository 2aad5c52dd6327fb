import { describe, expect, it } from '@jest/globals';
import { moment } from './moment.ts';

describe('a formatted moment', () => {
  it.each([
    ['2026-12-01T17:30:00.000Z', 'Europe/Madrid', 'Tuesday 1 December 2026, 18:30 (Europe/Madrid)'],
    ['2026-12-02T00:30:00.000Z', 'Asia/Tokyo', 'Wednesday 2 December 2026, 09:30 (Asia/Tokyo)'],
    [
      '2026-12-02T00:30:00.000Z',
      'America/Los_Angeles',
      'Tuesday 1 December 2026, 16:30 (America/Los_Angeles)',
    ],
    ['2026-12-31T23:30:00.000Z', 'Europe/Paris', 'Friday 1 January 2027, 00:30 (Europe/Paris)'],
    ['2026-12-02T00:00:00.000Z', 'Asia/Kathmandu', 'Wednesday 2 December 2026, 05:45 (Asia/Kathmandu)'],
    ['2026-12-02T00:00:00.000Z', 'UTC', 'Wednesday 2 December 2026, 00:00 (UTC)'],
  ])('formats %s in %s', (at, zone, expected) => {
    expect(moment(at, zone)).toBe(expected);
  });

  it('follows daylight saving time', () => {
    expect(moment('2027-03-27T17:30:00.000Z', 'Europe/Madrid')).toContain('18:30');
    expect(moment('2027-03-28T17:30:00.000Z', 'Europe/Madrid')).toContain('19:30');
  });

  it('has the UTC offset where a local time occurs twice', () => {
    expect(moment('2026-10-25T00:30:00.000Z', 'Europe/Berlin')).toBe(
      'Sunday 25 October 2026, 02:30 (Europe/Berlin, UTC+02:00)',
    );
    expect(moment('2026-10-25T01:30:00.000Z', 'Europe/Berlin')).toBe(
      'Sunday 25 October 2026, 02:30 (Europe/Berlin, UTC+01:00)',
    );
    expect(moment('2026-04-04T14:45:00.000Z', 'Australia/Lord_Howe')).toBe(
      'Sunday 5 April 2026, 01:45 (Australia/Lord_Howe, UTC+11:00)',
    );
    expect(moment('2026-10-25T02:30:00.000Z', 'Europe/Berlin')).not.toContain('UTC');
  });

  it('is in UTC for an unknown zone', () => {
    expect(moment('2026-12-02T00:30:00.000Z', 'Mars/Olympus')).toBe('Wednesday 2 December 2026, 00:30 (UTC)');
  });
});
