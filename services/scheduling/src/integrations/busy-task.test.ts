import { describe, expect, it } from '@jest/globals';
import readBusy, { type BusyInput } from './busy-task.ts';

const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@test', ...lines, 'END:VEVENT'];
const read = (text: string | string[], more: Partial<BusyInput> = {}) => {
  const range = { from: Date.parse('2027-01-01T00:00:00Z'), to: Date.parse('2027-02-01T00:00:00Z') };
  const found = readBusy(
    { texts: [text].flat(), zone: 'Europe/Berlin', ...range, ownUid: '@sessions.waymark', ...more },
    () => {},
  ) as { start: number; end: number }[];
  const iso = (at: number) => new Date(at).toISOString().slice(5, 16);
  return found.map(({ start, end }) => `${iso(start)} ${iso(end)}`);
};
const eleven = ['DTSTART:20270111T110000Z', 'DTEND:20270111T120000Z'];

describe('the busy times of a calendar', () => {
  it('have the start and the end of events, merged and within the range', () => {
    const text = file(
      ...event(...eleven),
      ...['BEGIN:VEVENT', 'UID:b@test', 'DTSTART:20270111T113000Z', 'DURATION:PT1H', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:c@test', 'DTSTART:20261231T230000Z', 'DTEND:20270101T010000Z', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:d@test', 'DTSTART:20280101T000000Z', 'DURATION:PT1H', 'END:VEVENT'],
    );
    expect(read(text)).toEqual(['01-01T00:00 01-01T01:00', '01-11T11:00 01-11T12:30']);
  });

  it.each([['TRANSP:TRANSPARENT'], ['STATUS:CANCELLED'], ['X-MICROSOFT-CDO-BUSYSTATUS:FREE']])(
    'are free with %s',
    (line) => {
      expect(read(file(...event(...eleven, line)))).toEqual([]);
    },
  );

  it('leave out sessions of Waymark itself', () => {
    const own = ['BEGIN:VEVENT', 'UID:0199@sessions.waymark', ...eleven, 'END:VEVENT'];
    expect(read(file(...own))).toEqual([]);
  });

  it('cover whole days in the zone of the calendar, else of the mentor', () => {
    const day = event('DTSTART;VALUE=DATE:20270111', 'DTEND;VALUE=DATE:20270113');
    expect(read(file(...day))).toEqual(['01-10T23:00 01-12T23:00']);
    expect(read(file('X-WR-TIMEZONE:Asia/Tokyo', ...day))).toEqual(['01-10T15:00 01-12T15:00']);
    expect(read(file(...event('DTSTART;VALUE=DATE:20270111')))).toEqual(['01-10T23:00 01-11T23:00']);
  });

  it('are in the zone that is defined in the file, known by name, or the mentor’s', () => {
    const at = (zone: string) => event(`DTSTART${zone}:20270111T110000`, `DTEND${zone}:20270111T120000`);
    const defined = [
      ...['BEGIN:VTIMEZONE', 'TZID:Five West', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0500', 'END:STANDARD', 'END:VTIMEZONE'],
    ];
    expect(read(file(...defined, ...at(';TZID=Five West')))).toEqual(['01-11T16:00 01-11T17:00']);
    expect(read(file(...at(';TZID=Asia/Tokyo')))).toEqual(['01-11T02:00 01-11T03:00']);
    expect(read(file(...at(';TZID=Unknown')))).toEqual(['01-11T10:00 01-11T11:00']);
    expect(read(file(...at('')))).toEqual(['01-11T10:00 01-11T11:00']);
  });

  it('repeat at the wall time of their zone, without excluded dates and with moved and cancelled ones', () => {
    const series = event(
      ...['DTSTART;TZID=Europe/Berlin:20261005T110000', 'DTEND;TZID=Europe/Berlin:20261005T120000'],
      ...['RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Europe/Berlin:20270104T110000'],
    );
    const changed = (date: string, ...lines: string[]) =>
      event(`RECURRENCE-ID;TZID=Europe/Berlin:${date}T110000`, ...lines);
    const text = file(
      ...series,
      ...changed('20270111', 'DTSTART:20270112T080000Z', 'DTEND:20270112T090000Z'),
      ...changed('20270118', 'STATUS:CANCELLED', 'DTSTART:20270118T100000Z', 'DTEND:20270118T110000Z'),
      // From after the range into it.
      ...changed('20270208', 'DTSTART:20270129T080000Z', 'DTEND:20270129T090000Z'),
    );
    expect(read(text)).toEqual([
      '01-12T08:00 01-12T09:00',
      '01-25T10:00 01-25T11:00',
      '01-29T08:00 01-29T09:00',
    ]);
  });

  it('come from free-busy answers, without those that are free', () => {
    const text = file(
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20270111T110000Z/20270111T120000Z,20270112T110000Z/PT30M',
      'FREEBUSY;FBTYPE=FREE:20270113T110000Z/PT30M',
      'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20270114T110000Z/PT30M',
      'END:VFREEBUSY',
    );
    expect(read(text)).toEqual([
      '01-11T11:00 01-11T12:00',
      '01-12T11:00 01-12T11:30',
      '01-14T11:00 01-14T11:30',
    ]);
  });

  it.each(['', '<html>', 'BEGIN:VCARD\r\nFN:x\r\nEND:VCARD', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'])(
    'cannot be read from %j',
    (text) => {
      expect(() => read(text)).toThrow(TypeError);
    },
  );

  it('are refused when a rule repeats without bounds', () => {
    const text = file(...event('DTSTART:20000101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'));
    expect(() => read(text)).toThrow(RangeError);
  });
});
