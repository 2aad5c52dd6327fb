import { describe, expect, it } from '@jest/globals';
import { calendarFile, invitation, sessionUid } from './session-ics.ts';

const entry = {
  uid: sessionUid('0199'),
  sequence: 2,
  start: new Date('2026-12-01T23:30:00.000Z'),
  end: new Date('2026-12-02T00:00:00.000Z'),
  stamp: new Date('2026-11-21T08:00:00.000Z'),
  title: 'Session with Rosa; first steps, and more',
  description: 'Line one\nLine two',
  url: 'https://meet.example/abc',
};
const rosa = { name: 'Rosa', email: 'rosa@waymark.example' };
const lee = { name: 'Lee', email: 'lee@waymark.example' };

const lines = (ics: string): string[] => ics.replace(/\r\n /g, '').split('\r\n');

describe('an appointment in a calendar', () => {
  it('has UTC instants, its id and its sequence', () => {
    const all = lines(calendarFile([entry], 'Waymark'));
    expect(all).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:0199@sessions.waymark',
        'SEQUENCE:2',
        'DTSTART:20261201T233000Z',
        'DTEND:20261202T000000Z',
        'STATUS:CONFIRMED',
        'SUMMARY:Session with Rosa\\; first steps\\, and more',
      ]),
    );
  });

  it('is a REQUEST, and a CANCEL with the same id when cancelled', () => {
    const asked = lines(invitation(entry, rosa, [lee]));
    expect(asked).toContain('METHOD:REQUEST');
    expect(asked.some((line) => /^ATTENDEE.*mailto:lee@waymark.example$/i.test(line))).toBe(true);
    expect(asked.some((line) => /^ORGANIZER.*mailto:rosa@waymark.example$/i.test(line))).toBe(true);
    const off = lines(invitation({ ...entry, sequence: 3, cancelled: true }, rosa, [lee]));
    expect(off).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'STATUS:CANCELLED',
        'UID:0199@sessions.waymark',
        'SEQUENCE:3',
      ]),
    );
  });

  it('ends every line with CRLF, also the last one', () => {
    for (const ics of [calendarFile([entry], 'Waymark'), invitation(entry, rosa, [lee])]) {
      expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(ics.replaceAll('\r\n', '')).not.toContain('\n');
    }
  });

  it('takes the time of the person, unless it is a reminder', () => {
    expect(lines(calendarFile([entry], 'Waymark'))).not.toContain('TRANSP:TRANSPARENT');
    const reminder = lines(calendarFile([{ ...entry, isReminder: true }], 'Waymark'));
    expect(reminder).toContain('TRANSP:TRANSPARENT');
    expect(reminder).toContain('BEGIN:VALARM');
  });

  it('escapes line breaks in texts', () => {
    const sly = { ...entry, title: 'A\r\nATTENDEE:mailto:evil@example.org' };
    const all = lines(calendarFile([sly], 'Waymark'));
    expect(all.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
  });
});
