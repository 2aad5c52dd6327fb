import { z } from 'zod';
import { PageQuery } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { searchWords, singleLine, text } from '../text.ts';
import { Hidden } from './moderation.ts';
import { topics } from './network.ts';
import {
  MAX_REQUEST_TEXT,
  MAX_REQUEST_TITLE,
  MAX_RESPONSE_TEXT,
  supportCategories,
  supportStates,
  urgencies,
} from './options.ts';

export const SupportCategory = z.enum(supportCategories, {
  error: `A category can be ${supportCategories.join(', ')}`,
});
export const Urgency = z.enum(urgencies, { error: `Urgency can be ${urgencies.join(', ')}` });
export const SupportState = z.enum(supportStates, { error: 'state can be open or closed' });

/** Who wrote it. After the deletion of an account: a name for a former mentor. */
export const Author = z.object({
  id: z.number().int(),
  username: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
});
export type Author = z.infer<typeof Author>;

export const SupportRequest = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    category: SupportCategory,
    urgency: Urgency,
    skillsNeeded: z.array(z.string()),
    state: SupportState,
    mentor: Author,
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    closedAt: z.iso.datetime().nullable(),
    responses: z.number().int(), // without removed and hidden ones
    helpedBy: z.string().nullable(), // id of the response that helped; null while that is hidden
    hidden: Hidden.nullable(), // only its author and admins get a hidden request
  })
  .meta({ id: 'SupportRequest' });
export type SupportRequest = z.infer<typeof SupportRequest>;

export const SupportResponse = z
  .object({
    id: z.string(),
    parentId: z.string().nullable(), // the response that it replies to
    mentor: Author,
    text: z.string(), // empty if removed, or hidden from the caller
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    isRemoved: z.boolean(), // listed only while it has replies
    hidden: Hidden.nullable(), // for others than its author and admins without text
  })
  .meta({ id: 'SupportResponse' });
export type SupportResponse = z.infer<typeof SupportResponse>;

/** `thread`: oldest first. */
export const SupportThread = SupportRequest.extend({ thread: z.array(SupportResponse) }).meta({
  id: 'SupportThread',
});
export type SupportThread = z.infer<typeof SupportThread>;

/**
 * Open ones by urgency, then newest first. `q`: as for members, in title, text and skills. `state`: a request that was helped is
 * listed with the closed ones. `mine`: of the caller, or `false`: of others.
 */
export const ListSupportQuery = PageQuery.extend({
  q: searchWords,
  state: SupportState.optional(),
  category: SupportCategory.optional(),
  urgency: Urgency.optional(),
  mine: z.enum(['true', 'false'], { error: 'mine can be true or false' }).optional(),
});
export type ListSupportQuery = z.infer<typeof ListSupportQuery>;

const Fields = {
  title: singleLine('Title', MAX_REQUEST_TITLE),
  description: text('Description', MAX_REQUEST_TEXT),
  category: SupportCategory,
  urgency: Urgency.default('medium'),
  skillsNeeded: topics('Skills').default([]),
};

export const SupportRequestBody = z.object(Fields).meta({ id: 'SupportRequestBody' });
export type SupportRequestBody = z.infer<typeof SupportRequestBody>;
export type SupportRequestInput = z.input<typeof SupportRequestBody>;

/** `parentId`: the response that it replies to. */
export const SupportResponseBody = z
  .object({ text: text('A response', MAX_RESPONSE_TEXT), parentId: Id.nullable().default(null) })
  .meta({ id: 'SupportResponseBody' });
export type SupportResponseBody = z.infer<typeof SupportResponseBody>;
export type SupportResponseInput = z.input<typeof SupportResponseBody>;

export const EditResponseBody = z
  .object({ text: text('A response', MAX_RESPONSE_TEXT) })
  .meta({ id: 'EditResponseBody' });
export type EditResponseBody = z.infer<typeof EditResponseBody>;

/** `responseId`: null takes the mark back. */
export const MarkHelpedBody = z.object({ responseId: Id.nullable() }).meta({ id: 'MarkHelpedBody' });
export type MarkHelpedBody = z.infer<typeof MarkHelpedBody>;
