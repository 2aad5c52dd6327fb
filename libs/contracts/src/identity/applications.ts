import { z } from 'zod';
import {
  ApplicationFacts,
  ApplicationQuotes,
  ApplicationScores,
  Score,
  SteeringAttempt,
} from '../ai/application.ts';
import { requiredError } from '../input-messages.ts';
import { PageQuery } from '../paging.ts';
import { searchWords, singleLine, text } from '../text.ts';
import { normalText } from '../visible-text.ts';

export const YEARS_MIN = 3;
export const TOO_FEW_YEARS = 'We require at least 3 years of experience to become a mentor.';
export const MAX_LONG = 4_000;
const MAX_URL = 300;

export const ApplicationStatus = z.enum(['pending', 'approved', 'rejected'], {
  error: 'status can be pending, approved or rejected',
});
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

function urlOf(value: string): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && /^https?:\/\//i.test(value);
  return isWeb && url.hostname.includes('.') && !url.username && !url.password ? url : null;
}

const isLinkedin = (value: string): boolean => /(?:^|\.)linkedin\.com$/.test(urlOf(value)?.hostname ?? '');

/** An optional address; empty values become null. */
const address = (accepts: (value: string) => boolean, message: string) =>
  z
    .string({ error: message })
    .overwrite(normalText)
    .max(MAX_URL, `An address has at most ${MAX_URL} characters`)
    .refine((value) => value === '' || accepts(value), message)
    .nullable()
    .optional()
    .transform((value) => value || null);

export const ApplyMentorBody = z
  .object({
    fullName: singleLine('Full name', 100, 2, 'Full name is required'),
    expertise: text('Area of expertise', 300),
    yearsExperience: z
      .number(requiredError('Years of experience'))
      .int('Years of experience is a whole number')
      .min(YEARS_MIN, TOO_FEW_YEARS)
      .max(80, 'Years of experience must be at most 80'),
    achievements: text('Achievements', MAX_LONG),
    impactStatement: text('Impact statement', MAX_LONG),
    linkedinUrl: address(isLinkedin, 'Enter the full address of a LinkedIn page, with https://'),
    portfolioUrl: address((value) => urlOf(value) !== null, 'Enter a full address, with https://'),
  })
  .meta({ id: 'ApplyMentorBody' });
export type ApplyMentorBody = z.infer<typeof ApplyMentorBody>;

/** As its applicant sees it: never with notes of admins. Scores are null where none was given. */
export const MentorApplication = z
  .object({
    id: z.string(),
    fullName: z.string(),
    expertise: z.string(),
    yearsExperience: z.number().int(),
    achievements: z.string(),
    impactStatement: z.string(),
    linkedinUrl: z.string().nullable(),
    portfolioUrl: z.string().nullable(),
    status: ApplicationStatus,
    evaluating: z.boolean(), // the AI evaluation has not ended
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime().nullable().optional(), // by the applicant, after it was sent
    decidedAt: z.iso.datetime().nullable(),
    authenticityScore: z.number().int().nullable(),
    perseveranceScore: z.number().int().nullable(),
    valorScore: z.number().int().nullable(),
    aiFeedback: z.string().nullable(),
    quotes: ApplicationQuotes.nullable(), // of the evaluation; null before it
  })
  .meta({ id: 'MentorApplication' });
export type MentorApplication = z.infer<typeof MentorApplication>;

/** `aiEvaluation` is null while the evaluation is running, and when it failed. */
export const ApplyMentorResponse = z
  .object({
    status: ApplicationStatus,
    aiEvaluation: z.object({ scores: ApplicationScores, feedback: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'ApplyMentorResponse' });
export type ApplyMentorResponse = z.infer<typeof ApplyMentorResponse>;

export const ApplicationDecision = z
  .object({
    at: z.iso.datetime(),
    by: z.string(), // user name of an admin, or `AI`
    from: ApplicationStatus,
    to: ApplicationStatus,
    reason: z.string(),
  })
  .meta({ id: 'ApplicationDecision' });
export type ApplicationDecision = z.infer<typeof ApplicationDecision>;

export const AdminApplication = MentorApplication.extend({
  userId: z.number().int(),
  username: z.string(),
  reviewNotes: z.string().nullable(), // internal
  evaluation: z
    .object({
      engine: z.enum(['offline', 'openai']).nullable(),
      outcome: z.enum(['scored', 'counted', 'failed']),
      scores: ApplicationScores,
      facts: ApplicationFacts.nullable(),
      steering: z.array(SteeringAttempt),
    })
    .nullable(),
  earlierAttempts: z.number().int(),
  resembles: z.array(z.string()).optional(), // whom the full name could be taken for; empty once it is decided
  decisions: z.array(ApplicationDecision), // newest first
  /** A decision that takes effect at `until`, unless it is undone before. */
  held: z
    .object({
      by: z.string(), // user name of the admin
      isOwn: z.boolean(), // made by the caller
      status: z.enum(['approved', 'rejected']),
      until: z.iso.datetime(),
    })
    .nullable()
    .optional(),
}).meta({ id: 'AdminApplication' });
export type AdminApplication = z.infer<typeof AdminApplication>;

/** `strong`: scored enough in each criterion; `steering`: tried to influence the evaluation; `again`: applied before. */
export const applicationMarks = ['strong', 'steering', 'again'] as const;

/** `q`: words that name, user name or expertise must contain, ignoring case. */
export const ListApplicationsQuery = PageQuery.extend({
  status: ApplicationStatus.optional(),
  order: z.enum(['newest', 'oldest'], { error: 'order can be newest or oldest' }).default('newest'),
  q: searchWords,
  mark: z.enum(applicationMarks, { error: `mark can be ${applicationMarks.join(', ')}` }).optional(),
});
export type ListApplicationsQuery = z.infer<typeof ListApplicationsQuery>;

export const ApplicationCounts = z
  .object({ pending: z.number().int(), approved: z.number().int(), rejected: z.number().int() })
  .meta({ id: 'ApplicationCounts' });
export type ApplicationCounts = z.infer<typeof ApplicationCounts>;

const optionalText = (what: string) => text(what, MAX_LONG, 0).nullable().optional();

/** How long a held decision can be undone. */
export const UNDO_SECONDS = 10;

/** The feedback that a form of approval begins with. It does not say what is missing. */
export const DEFAULT_FEEDBACK =
  'Thank you for your application. We have analyzed it carefully, and this is the result of our review.';

/** Missing scores and feedback stay as the evaluation left them. */
export const DecideApplicationBody = z
  .object({
    status: z.enum(['approved', 'rejected'], { error: 'status can be approved or rejected' }),
    reviewNotes: optionalText('Notes'),
    authenticityScore: Score.optional(),
    perseveranceScore: Score.optional(),
    valorScore: Score.optional(),
    aiFeedback: optionalText('Feedback'),
    hold: z.boolean({ error: 'hold can be true or false' }).optional(), // takes effect later, and can be undone until then
    /** Of the application that was read: a decision about an older text is refused. */
    changedAt: z.iso.datetime('changedAt is a time in ISO 8601').nullable().optional(),
  })
  .meta({ id: 'DecideApplicationBody' });
export type DecideApplicationBody = z.infer<typeof DecideApplicationBody>;
