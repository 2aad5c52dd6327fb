import { describe, expect, it } from '@jest/globals';
import { adminActionKinds } from '@waymark/contracts/admin-action-kinds';
import { sentenceOf } from './audit-words.ts';

const written = (action: string, detail: Record<string, unknown> = {}) => {
  const { before, after, facts } = sentenceOf({ action, detail });
  return `Ana ${before}Tomas${after}${facts && ` (${facts})`}`;
};

describe('the sentence of an action of admins', () => {
  const detail = { from: 'learner', to: 'mentor', cents: 2500, currency: 'USD', reports: 2 };

  it.each(adminActionKinds)('exists for %s', (action) => {
    const { before, after } = sentenceOf({ action, detail });
    expect(before).toMatch(/^[a-z].* \(?$/);
    expect(`${before}${after}`).not.toMatch(/[{}]|undefined|“/);
  });

  it.each([
    ['user.suspend', {}, 'Ana suspended Tomas'],
    [
      'user.change-role',
      { from: 'learner', to: 'mentor' },
      'Ana changed the role of Tomas from learner to mentor',
    ],
    [
      'payment.refund',
      { cents: 2500, currency: 'USD', refund: 'r1' },
      'Ana refunded $25.00 of Tomas (refund r1)',
    ],
    ['support-request.dismiss', { reports: 1 }, 'Ana dismissed 1 report of the request for help Tomas'],
    [
      'application.approve',
      { userId: 1002, valorScore: 8, authenticityScore: 7, perseveranceScore: null },
      'Ana approved the mentor application of Tomas (valor 8 of 10, authenticity 7 of 10)',
    ],
    [
      'no-show.uphold',
      { reportedBy: 'mentor' },
      'Ana recorded a no-show at the session of Tomas (reported by the mentor)',
    ],
    ['story.publish', { from: 'submitted' }, 'Ana published the story Tomas (before: submitted)'],
    ['new-kind.do', { lastSeenAt: 'today' }, 'Ana did “new kind: do” to Tomas (last seen at today)'],
  ])('writes %s %j in words', (action, given, words) => {
    expect(written(action, given)).toBe(words);
  });
});
