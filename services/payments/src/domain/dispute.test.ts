import { describe, expect, it } from '@jest/globals';
import { nextStatus } from './dispute.ts';

describe('the status of a dispute', () => {
  it.each([
    [undefined, 'lost', 'lost'],
    ['needs_response', 'under_review', 'under_review'],
    ['warning_needs_response', 'needs_response', 'needs_response'],
    ['lost', 'won', 'won'],
    ['won', 'under_review', 'won'],
    ['warning_closed', 'warning_under_review', 'warning_closed'],
  ] as const)('%s and a report of %s is %s', (stored, reported, expected) => {
    expect(nextStatus(stored, reported)).toBe(expected);
  });
});
