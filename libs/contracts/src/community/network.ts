import { z } from 'zod';
import { emailAddress } from '../identity/email-address.ts';
import { PageQuery } from '../paging.ts';
import { isDistinct, searchWords, singleLine } from '../text.ts';
import { normalText } from '../visible-text.ts';
import { MAX_TOPIC, MAX_TOPICS, memberCategories, responseTimes } from './options.ts';

export const MemberCategory = z.enum(memberCategories, {
  error: `A category can be ${memberCategories.join(', ')}`,
});
export const ResponseTime = z.enum(responseTimes, {
  error: `A response time can be ${responseTimes.join(', ')}`,
});

/** Short texts, each once. */
export const topics = (what: string) =>
  z
    .array(singleLine('A topic', MAX_TOPIC), { error: `${what} is a list` })
    .max(MAX_TOPICS, `Name at most ${MAX_TOPICS}`)
    .refine(isDistinct, 'Name each once');

/** A member as other members see them. `email`: the address of the card, null unless its member made it public. */
export const Member = z
  .object({
    id: z.number().int(), // of the user
    username: z.string(),
    name: z.string(),
    isMentor: z.boolean(), // else an admin without a public profile
    email: z.string().nullable(),
    avatar: z.string().nullable(),
    bio: z.string(),
    categories: z.array(MemberCategory),
    yearsExperience: z.number().int().nullable(), // null: not entered
    responseTime: ResponseTime.nullable(),
    availableForPeerSupport: z.boolean(),
    strugglesOvercome: z.array(z.string()),
    currentChallenges: z.array(z.string()),
    helpOffered: z.array(z.string()),
    helpNeeded: z.array(z.string()),
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof Member>;

/** `q`: each word must occur in the name, the introduction or a topic, ignoring case and accents. */
export const ListMembersQuery = PageQuery.extend({
  q: searchWords,
  category: MemberCategory.optional(),
  available: z.enum(['true', 'false'], { error: 'available can be true or false' }).optional(),
});
export type ListMembersQuery = z.infer<typeof ListMembersQuery>;

const MAX_YEARS = 80;
const YEARS = `Enter a whole number of years from 0 to ${MAX_YEARS}`;

/** What a member enters for the network. `contactEmail` is not the address of the account; empty: none. */
const Fields = {
  contactEmail: z
    .string({ error: 'An address is a text' })
    .overwrite((address) => emailAddress.safeParse(address).data ?? normalText(address))
    .max(254, 'An address has at most 254 characters')
    .refine(
      (address) => address === '' || emailAddress.safeParse(address).success,
      'Please enter a valid email address.',
    ),
  isEmailPublic: z.boolean({ error: 'Choose whether members see the address' }),
  categories: z
    .array(MemberCategory)
    .max(memberCategories.length)
    .refine((all) => new Set(all).size === all.length, 'Choose each category once'),
  yearsExperience: z.number({ error: YEARS }).int(YEARS).min(0, YEARS).max(MAX_YEARS, YEARS).nullable(),
  responseTime: ResponseTime.nullable(),
  availableForPeerSupport: z.boolean({ error: 'Choose whether you are available' }),
  strugglesOvercome: topics('What you came through'),
  currentChallenges: topics('What you work on'),
  helpOffered: topics('What you can help with'),
  helpNeeded: topics('What you need help with'),
};

/** The caller's own card. */
export const OwnCard = z.object({ ...Fields, revision: z.number().int() }).meta({ id: 'OwnCard' });
export type OwnCard = z.infer<typeof OwnCard>;

/** `revision`: of the card that was edited; STALE if it was changed since. Absent: overwrites. */
export const SaveCardBody = z
  .object({ ...Fields, revision: z.number().int().min(0).optional() })
  .refine(({ isEmailPublic, contactEmail }) => !isEmailPublic || contactEmail !== '', {
    path: ['contactEmail'],
    message: 'Enter the address that members may see.',
  })
  .meta({ id: 'SaveCardBody' });
export type SaveCardBody = z.infer<typeof SaveCardBody>;

/** Counts of this moment. */
export const CommunityStats = z
  .object({
    members: z.number().int(),
    availableMembers: z.number().int(),
    openRequests: z.number().int(),
    helpedRequests: z.number().int(), // with a response marked as the one that helped
  })
  .meta({ id: 'CommunityStats' });
export type CommunityStats = z.infer<typeof CommunityStats>;
