import { z } from 'zod';

/** What an application is judged by. Each score is 1–10; approval needs at least 7 in each. */
export const criteria = ['authenticity', 'perseverance', 'valor'] as const;
export type Criterion = (typeof criteria)[number];

export const SCORE_MIN = 1;
export const SCORE_MAX = 10;
export const APPROVAL_SCORE = 7;
export const Score = z
  .number({ error: 'A score is a whole number from 1 to 10' })
  .int('A score is a whole number from 1 to 10')
  .min(SCORE_MIN, 'A score is a whole number from 1 to 10')
  .max(SCORE_MAX, 'A score is a whole number from 1 to 10');

/** The texts of an application that are read for evidence. */
export const ApplicationField = z.enum(['expertise', 'achievements', 'impactStatement']);
export type ApplicationField = z.infer<typeof ApplicationField>;

/** A passage of the applicant: an exact substring of that field. */
export const ApplicationQuote = z.object({ field: ApplicationField, text: z.string().min(1).max(600) });
export type ApplicationQuote = z.infer<typeof ApplicationQuote>;

const quotes = z.array(ApplicationQuote).max(4);
export const ApplicationQuotes = z
  .object({ authenticity: quotes, perseverance: quotes, valor: quotes })
  .meta({ id: 'ApplicationQuotes' });
export type ApplicationQuotes = z.infer<typeof ApplicationQuotes>;

/** Null where no model scored: without a model, or without a true quote for the criterion. */
export const ApplicationScores = z
  .object({
    authenticity: Score.nullable(),
    perseverance: Score.nullable(),
    valor: Score.nullable(),
  })
  .meta({ id: 'ApplicationScores' });
export type ApplicationScores = z.infer<typeof ApplicationScores>;

/** What can be counted. `names` is null in languages that write every noun with a capital letter. */
export const ApplicationFacts = z
  .object({
    words: z.number().int(),
    sentences: z.number().int(),
    numbers: z.number().int(), // dates excluded
    dates: z.number().int(), // years, months with a day or a year
    names: z.number().int().nullable(), // of people, places and organisations
  })
  .meta({ id: 'ApplicationFacts' });
export type ApplicationFacts = z.infer<typeof ApplicationFacts>;

/** A passage that tries to influence its evaluation. It was cut out before a model read the text. */
export const SteeringAttempt = z
  .object({
    field: z.enum(['fullName', 'expertise', 'achievements', 'impactStatement']),
    text: z.string().min(1).max(600),
    reason: z.enum(['instruction', 'role-markup', 'hidden-text', 'model']), // `model`: flagged by the model
  })
  .meta({ id: 'SteeringAttempt' });
export type SteeringAttempt = z.infer<typeof SteeringAttempt>;

/** What a worker gets to evaluate an application. */
export const ApplicationMaterial = z.object({
  fullName: z.string(),
  expertise: z.string(),
  yearsExperience: z.number().int(),
  achievements: z.string(),
  impactStatement: z.string(),
});
export type ApplicationMaterial = z.infer<typeof ApplicationMaterial>;
