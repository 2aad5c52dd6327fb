import { type OwnCard, SaveCardBody } from '@waymark/contracts/community/network';
import type { MemberCategory, ResponseTime } from '@waymark/contracts/community/options';
import { z } from 'zod';
import { linesOf, topicFault, topicsOf } from '../components/topic-lines.ts';

const lines = z.string().superRefine((text, ctx) => {
  const message = topicFault(text);
  if (message) ctx.addIssue({ code: 'custom', message });
});

/** The form of a card: lists are lines of a text, numbers are texts. */
export const CardFields = z
  .object({
    contactEmail: SaveCardBody.shape.contactEmail,
    isEmailPublic: z.boolean(),
    categories: z.array(z.string()),
    yearsExperience: z
      .string()
      .trim()
      .refine(
        (text) => /^\d{0,2}$/.test(text) && Number(text) <= 80,
        'Enter a whole number of years from 0 to 80',
      ),
    responseTime: z.string(),
    availableForPeerSupport: z.boolean(),
    strugglesOvercome: lines,
    currentChallenges: lines,
    helpOffered: lines,
    helpNeeded: lines,
  })
  .refine(({ isEmailPublic, contactEmail }) => !isEmailPublic || contactEmail !== '', {
    path: ['contactEmail'],
    message: 'Enter the address that members may see.',
  });
export type CardFields = z.infer<typeof CardFields>;

export const fieldsOf = (card: OwnCard): CardFields => ({
  ...card,
  yearsExperience: card.yearsExperience === null ? '' : String(card.yearsExperience),
  responseTime: card.responseTime ?? '',
  strugglesOvercome: linesOf(card.strugglesOvercome),
  currentChallenges: linesOf(card.currentChallenges),
  helpOffered: linesOf(card.helpOffered),
  helpNeeded: linesOf(card.helpNeeded),
});

export const bodyOf = (fields: CardFields, revision: number): SaveCardBody => ({
  contactEmail: fields.contactEmail.trim(),
  isEmailPublic: fields.isEmailPublic,
  categories: fields.categories as MemberCategory[],
  yearsExperience: fields.yearsExperience.trim() === '' ? null : Number(fields.yearsExperience),
  responseTime: (fields.responseTime || null) as ResponseTime | null,
  availableForPeerSupport: fields.availableForPeerSupport,
  strugglesOvercome: topicsOf(fields.strugglesOvercome),
  currentChallenges: topicsOf(fields.currentChallenges),
  helpOffered: topicsOf(fields.helpOffered),
  helpNeeded: topicsOf(fields.helpNeeded),
  revision,
});
