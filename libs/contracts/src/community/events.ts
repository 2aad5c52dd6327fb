import { z } from 'zod';
import { adminActionEvent } from '../admin-actions.ts';
import { defineEvent } from '../events.ts';
import { MaterialType } from './materials.ts';
import { SupportCategory, Urgency } from './support.ts';

/** The card of a member, or their availability, changed. Audience: all members. */
export const MemberChanged = defineEvent(
  'community.member.changed.v1',
  z.object({ userId: z.number().int() }),
);

const OfRequest = { requestId: z.string(), title: z.string() };
const by = { authorId: z.number().int(), authorName: z.string() };

/** `mentorIds`: members whose offered help matches the skills, without the author. */
export const SupportRequested = defineEvent(
  'community.support-request.created.v1',
  z.object({
    ...OfRequest,
    ...by,
    category: SupportCategory,
    urgency: Urgency,
    skillsNeeded: z.array(z.string()),
    mentorIds: z.array(z.number().int()),
  }),
);
/** A request or its thread changed. Audience: all members. */
export const SupportRequestChanged = defineEvent(
  'community.support-request.changed.v1',
  z.object({ requestId: z.string() }),
);
/** `toIds`: the author of the request, and of the response it replies to, without the author of this response. */
export const SupportResponded = defineEvent(
  'community.support-response.added.v1',
  z.object({
    ...OfRequest,
    ...by,
    responseId: z.string(),
    text: z.string(),
    toIds: z.array(z.number().int()),
  }),
);
/** The author of a request marked the response that helped. `responderId` wrote it. */
export const ResponseHelped = defineEvent(
  'community.support-response.helped.v1',
  z.object({ ...OfRequest, ...by, responseId: z.string(), responderId: z.number().int() }),
);

/**
 * A learning material as others show it. `version` grows with each change; older ones have no effect. `state`: `published`
 * is the only one in which it can be read by others; `hidden` by the team, or because its author is suspended or leaving. Audience: all
 * users if others could read it before or can now, else its author.
 */
export const MaterialChanged = defineEvent(
  'community.material.changed.v1',
  z.object({
    materialId: z.string(),
    version: z.number().int(),
    authorId: z.number().int(),
    title: z.string(),
    type: MaterialType,
    durationSeconds: z.number().int().nullable(),
    pageCount: z.number().int().nullable(),
    state: z.enum(['draft', 'published', 'hidden', 'deleted']),
  }),
);

export const AdminActed = adminActionEvent('community');

/** An upload of a person arrived, was measured or was refused. Audience: its owner. */
export const FileChanged = defineEvent('community.file.changed.v1', z.object({ fileId: z.string() }));
