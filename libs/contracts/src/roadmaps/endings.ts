import { z } from 'zod';
import { singleLine } from '../text.ts';
import { TimeZone } from '../time.ts';
import { Category, RoadmapSummary } from './http.ts';

export const THANKS_MAX = 280;
export const CERTIFICATE_NAME_MAX = 80;

/** A learner's thanks to the mentor of a roadmap. */
export const Thanks = z.object({ line: z.string(), createdAt: z.iso.datetime() }).meta({ id: 'Thanks' });
export type Thanks = z.infer<typeof Thanks>;

export const ThanksBody = z.object({ line: singleLine('A line', THANKS_MAX) }).meta({ id: 'ThanksBody' });
export type ThanksBody = z.infer<typeof ThanksBody>;

/** As its mentor gets it. */
export const ReceivedThanks = Thanks.extend({
  id: z.string(),
  roadmapId: z.string(),
  roadmapTitle: z.string(),
  from: z.string(), // the learner's user name
}).meta({ id: 'ReceivedThanks' });
export type ReceivedThanks = z.infer<typeof ReceivedThanks>;

/** 128 random bits in base64url. */
export const CertificateCode = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'This is not a certificate we know.');

/** `name`: shown to everyone with the address. `timeZone`: of the first and the last day. */
export const CertificateBody = z
  .object({ name: singleLine('The name', CERTIFICATE_NAME_MAX), timeZone: TimeZone.default('UTC') })
  .meta({ id: 'CertificateBody' });
export type CertificateBody = z.infer<typeof CertificateBody>;

const Issued = {
  code: CertificateCode,
  isOwn: z.boolean(), // of the caller
};

/** Public. States what was ticked when it was made, whatever happens to the progress afterwards. */
export const Certificate = z
  .discriminatedUnion('state', [
    z.object({
      ...Issued,
      state: z.literal('valid'),
      name: z.string(),
      title: z.string().nullable(), // null: an admin has hidden the roadmap
      roadmapId: z.string().nullable(), // null unless everyone can open the roadmap
      version: z.number().int(),
      mentor: z.string(),
      quote: z.string().nullable(), // of the mentor, as long as the roadmap is public and quotes it
      stageCount: z.number().int(),
      stepCount: z.number().int(),
      firstDay: z.iso.date(), // of the first and the last tick, by the learner's zone
      lastDay: z.iso.date(),
      issuedAt: z.iso.datetime(),
    }),
    z.object({ ...Issued, state: z.literal('withdrawn'), withdrawnAt: z.iso.datetime() }),
  ])
  .meta({ id: 'Certificate' });
export type Certificate = z.infer<typeof Certificate>;

/** Whether what was learnt holds three months later. dismissed: not answered, and not asked again. */
export const OutcomeAnswer = z.enum(['holds', 'mostly', 'not-now', 'dismissed']);
export type OutcomeAnswer = z.infer<typeof OutcomeAnswer>;

export const OutcomeBody = z.object({ answer: OutcomeAnswer }).meta({ id: 'OutcomeBody' });

/** A roadmap of which the caller has ticked every step. */
export const Ending = z
  .object({
    roadmapId: z.string(),
    title: z.string(),
    category: Category,
    mentor: z.object({ id: z.number().int(), name: z.string(), avatar: z.string().nullable() }),
    version: z.number().int(),
    stages: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        steps: z.array(z.object({ id: z.string(), title: z.string(), completedAt: z.iso.datetime() })),
      }),
    ),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
    quote: z.string().nullable(), // the last words of the mentor that the roadmap quotes
    canThank: z.boolean(), // false for the own roadmap, and if the mentor has left
    thanks: Thanks.nullable(),
    certificate: CertificateCode.nullable(), // the one that is not withdrawn
    suggestions: z.array(RoadmapSummary), // not followed, those of the same mentor or category first; at most 3
  })
  .meta({ id: 'Ending' });
export type Ending = z.infer<typeof Ending>;
