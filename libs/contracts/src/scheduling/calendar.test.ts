import { describe, expect, it } from '@jest/globals';
import { AddAvailabilityBody, AddOverrideBody, SetPricingBody } from './calendar.ts';

const hours = { dayOfWeek: 1, startTime: '09:00', endTime: '24:00', timezone: 'Europe/Berlin' };
const issuesOf = (body: object) =>
  AddAvailabilityBody.safeParse({ ...hours, ...body }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

describe('open hours', () => {
  it('may start at 23:30 and end at 24:00', () => {
    expect(issuesOf({ startTime: '23:30' })).toBeUndefined();
    expect(issuesOf({ startTime: '00:00' })).toBeUndefined();
  });

  it.each([
    ['09:00', '09:00'],
    ['09:00', '08:30'],
    ['22:00', '02:00'],
    ['22:00', '00:00'],
  ])('from %s to %s are rejected with a message for their end', (startTime, endTime) => {
    const clear = [['endTime', 'The end must come after the start']];
    expect(issuesOf({ startTime, endTime })).toEqual(clear);
    const extra = AddOverrideBody.safeParse({ kind: 'extra', date: '2027-01-11', startTime, endTime });
    expect(extra.error?.issues).toMatchObject([
      { path: ['endTime'], message: 'The end must come after the start' },
    ]);
  });

  it.each([
    { startTime: '24:00' },
    { startTime: '9:00' },
    { startTime: '09:15' },
    { endTime: '24:30' },
    { timezone: '+02:00' },
    { timezone: 'Mars/Olympus' },
    { dayOfWeek: 7 },
  ])('are rejected with %j', (body) => {
    expect(issuesOf(body)?.[0]?.[0]).toBe(Object.keys(body)[0]);
  });
});

describe('closed days', () => {
  const first = '2027-01-11';
  it.each([
    [first, undefined],
    ['2028-01-11', undefined],
    ['2027-01-10', 'The last day must not come before the first'],
    ['2028-01-12', 'Close at most 366 days at a time'],
  ])('until %s', (lastDate, message) => {
    const { error } = AddOverrideBody.safeParse({ kind: 'closed', date: first, lastDate });
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual(
      message && [['lastDate', message]],
    );
  });
});

describe('a price', () => {
  const issues = (body: object) =>
    SetPricingBody.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it.each([
    ['USD', 50],
    ['EUR', 50],
    ['GBP', 30],
  ])('in %s is 0 or at least %s cents', (currency, least) => {
    for (const sessionPrice of [0, least, least + 1, 100_000]) {
      expect(issues({ sessionPrice, currency })).toBeUndefined();
    }
    const words = `A price is 0 for a free session, or at least 0.${least} ${currency}`;
    for (const sessionPrice of [1, least - 1]) {
      expect(issues({ sessionPrice, currency })).toEqual([['sessionPrice', words]]);
    }
  });

  it('without a currency is in dollars', () => {
    expect(issues({ sessionPrice: 49 })).toHaveLength(1);
    expect(issues({ sessionPrice: 50 })).toBeUndefined();
  });
});
