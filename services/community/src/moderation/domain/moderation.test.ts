import { describe, expect, it } from '@jest/globals';
import { asLearner } from '@waymark/testing/caller';
import { checkCanHide, checkCanReport, checkCanRestore, type ModeratedItem } from './moderation.ts';

const item = (given: Partial<ModeratedItem> = {}): ModeratedItem => ({
  ...{ kind: 'support-response', id: 'r1', authorId: 8, title: 'T', text: 'Words', link: '/x' },
  ...{ editedAt: null, isGone: false, isListed: true, hidden: null, pageId: 'q1' },
  ...given,
});
const HIDDEN = { hidden: { reason: 'It names a mentee.', at: new Date() } };
const codeOf = (fn: () => void): string => {
  try {
    fn();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'done';
};

describe('an item written by a member', () => {
  it.each([
    ['by another', item(), 'done', 'done', 'CONFLICT'],
    ['by oneself', item({ authorId: 7 }), 'RULE_REFUSED', 'done', 'CONFLICT'],
    ['that is hidden', item(HIDDEN), 'NOT_FOUND', 'CONFLICT', 'done'],
    ['that is hidden, by oneself', item({ ...HIDDEN, authorId: 7 }), 'RULE_REFUSED', 'CONFLICT', 'done'],
    ['that others cannot see', item({ isListed: false }), 'NOT_FOUND', 'done', 'CONFLICT'],
    ['that is deleted', item({ isGone: true }), 'NOT_FOUND', 'RULE_REFUSED', 'CONFLICT'],
    ['that is deleted and hidden', item({ ...HIDDEN, isGone: true }), 'NOT_FOUND', 'RULE_REFUSED', 'done'],
    ['that does not exist', null, 'NOT_FOUND', 'RULE_REFUSED', 'CONFLICT'],
  ] as const)('can be reported, hidden and restored, or not: %s', (_, found, report, hide, restore) => {
    expect([
      codeOf(() => checkCanReport(found, asLearner(7))),
      codeOf(() => checkCanHide(found)),
      codeOf(() => checkCanRestore(found)),
    ]).toEqual([report, hide, restore]);
  });
});
