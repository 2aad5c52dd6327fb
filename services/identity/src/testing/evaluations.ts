import type { Evaluation } from '../applications/domain/application.ts';

/** An evaluation as the worker publishes it; by default scored 8 in each. */
export const anEvaluation = (given: Partial<Evaluation> = {}): Evaluation => ({
  applicationId: '0199cccc-0000-7000-8000-000000000001',
  number: 1,
  engine: 'openai',
  outcome: 'scored',
  scores: { authenticity: 8, perseverance: 8, valor: 8 },
  feedback: 'Concrete and honest.',
  quotes: {
    authenticity: [{ field: 'achievements', text: 'I failed twice' }],
    perseverance: [],
    valor: [],
  },
  facts: { words: 120, sentences: 9, numbers: 3, dates: 2, names: 1 },
  steering: [],
  usage: null,
  ...given,
});

/** A valid body of `POST /api/apply-mentor`. */
export const anApplication = (given: Record<string, unknown> = {}) => ({
  fullName: 'Nora Lind',
  expertise: 'Rebuilding a life after bankruptcy',
  yearsExperience: 6,
  achievements: 'I failed twice. In 2019 I paid back the last of 41,000 euros to 14 creditors in Hamburg.',
  impactStatement: 'Since then I have sat beside eleven people while they opened their letters.',
  linkedinUrl: null,
  portfolioUrl: null,
  ...given,
});
