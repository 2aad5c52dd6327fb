// guarantees: Disputes end in a balanced ledger whatever the order of their events; no refund is made over an open one
import { describe, expect, it } from '@jest/globals';
import { changeOf, movementsOf, nextStatus } from './dispute.ts';

describe('the status of a dispute', () => {
  it.each([
    [undefined, 'lost', 'lost'],
    ['needs_response', 'under_review', 'under_review'],
    ['warning_needs_response', 'needs_response', 'needs_response'],
    ['lost', 'won', 'won'],
    ['won', 'under_review', 'won'],
    ['warning_closed', 'warning_under_review', 'warning_closed'],
  ] as const)('after %s and a report of %s is %s', (stored, reported, expected) => {
    expect(nextStatus(stored, reported)).toBe(expected);
  });
});

describe('a report about a dispute', () => {
  it.each([
    [undefined, 'needs_response', 'opened'],
    [undefined, 'won', 'closed'],
    ['needs_response', 'under_review', null],
    ['warning_needs_response', 'warning_under_review', null],
    ['warning_under_review', 'needs_response', 'opened'],
    ['warning_under_review', 'warning_closed', 'closed'],
    ['under_review', 'lost', 'closed'],
    ['lost', 'won', 'closed'],
    ['won', 'won', null],
  ] as const)('of one that was %s and is %s is published as %s', (known, status, expected) => {
    expect(changeOf(known, status)).toBe(expected);
  });
});

describe('the money of a dispute', () => {
  const [none, taken, back] = [
    { isWithdrawn: false, isReinstated: false },
    { isWithdrawn: true, isReinstated: false },
    { isWithdrawn: true, isReinstated: true },
  ];
  it.each([
    ['is not moved by an inquiry', none, none, []],
    ['is taken once', none, taken, ['dispute']],
    ['is not taken again', taken, taken, []],
    ['is returned once', taken, back, ['dispute-reversal']],
    ['is not returned again', back, back, []],
    ['is taken and returned by the first report', none, back, ['dispute', 'dispute-reversal']],
    ['is not moved by an outdated report', back, taken, []],
  ])('%s', (_, stored, reported, expected) => {
    expect(movementsOf(stored, reported)).toEqual(expected);
  });
});
