import type { AdminApplication, MentorApplication } from '@waymark/contracts/identity/applications';

const AT = '2026-11-20T08:00:00.000Z';

export const anApplication = (given: Partial<MentorApplication> = {}): MentorApplication => ({
  ...{ id: 'a1', fullName: 'Nora Lind', expertise: 'Debt', yearsExperience: 6 },
  ...{ achievements: 'I failed twice.', impactStatement: 'Eleven people.' },
  ...{ linkedinUrl: null, portfolioUrl: null, status: 'pending', evaluating: false },
  ...{ createdAt: AT, decidedAt: null, quotes: null, aiFeedback: null },
  ...{ authenticityScore: null, perseveranceScore: null, valorScore: null },
  ...given,
});

export const aReview = (given: Partial<AdminApplication> = {}): AdminApplication => ({
  ...anApplication(),
  ...{ userId: 7, username: 'nora', reviewNotes: null, earlierAttempts: 0, decisions: [], evaluation: null },
  ...given,
});
