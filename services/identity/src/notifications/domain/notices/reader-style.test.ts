import { describe, expect, it } from '@jest/globals';
import { toMessage } from './message.ts';
import { longDate, moment } from './moment.ts';
import { inReaderStyle } from './reader-style.ts';

const start = moment('2026-12-01T17:30:00.000Z', 'Europe/Madrid');
const message = toMessage('session-booked', {
  title: 'Booked',
  body: start,
  link: '/scheduling',
  lead: [`It begins on ${start}.`, `Until ${longDate(new Date('2026-12-14T10:00:00Z'))} (UTC).`],
  facts: [{ label: 'When', text: start }],
  quote: { label: 'What they wrote', text: start },
});

describe('dates and times of a message', () => {
  it.each([
    ['en-US', 'Tuesday, December 1, 2026, 6:30 PM (Europe/Madrid)', 'Monday, December 14, 2026'],
    ['en', 'Tuesday, December 1, 2026, 6:30 PM (Europe/Madrid)', 'Monday, December 14, 2026'],
    ['es-US', 'Tuesday, December 1, 2026, 6:30 PM (Europe/Madrid)', 'Monday, December 14, 2026'],
    ['en-AU', 'Tuesday 1 December 2026, 6:30 PM (Europe/Madrid)', 'Monday 14 December 2026'],
    ['en-GB', start, 'Monday 14 December 2026'],
    ['de-DE', start, 'Monday 14 December 2026'],
    ['x', start, 'Monday 14 December 2026'],
    [null, start, 'Monday 14 December 2026'],
  ])('are those of the locale %s', (locale, expected, day) => {
    const { body, lead, facts } = inReaderStyle(message, locale);
    expect([body, facts[0]!.text]).toEqual([expected, expected]);
    expect(lead).toEqual([`It begins on ${expected}.`, `Until ${day} (UTC).`]);
  });

  it('stay as people wrote them in a quote', () => {
    expect(inReaderStyle(message, 'en-US').quote?.text).toBe(start);
  });
});
