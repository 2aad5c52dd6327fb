import { z } from 'zod';
import { Id } from '../roadmaps/id.ts';

/** One line of news for one person, inside the product. */
export const Notification = z
  .object({
    id: z.string(),
    /** Such as `session-booked`; for the icon. */
    kind: z.string(),
    title: z.string(),
    body: z.string(),
    /** Path inside the product. */
    link: z.string(),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

export const UnreadCount = z.object({ unread: z.number().int() }).meta({ id: 'UnreadCount' });
export type UnreadCount = z.infer<typeof UnreadCount>;

/** Without ids: all of them. */
export const MarkReadBody = z
  .object({ ids: z.array(Id).max(100, 'At most 100 at a time').optional() })
  .meta({ id: 'MarkReadBody' });
export type MarkReadBody = z.infer<typeof MarkReadBody>;

/** A mail as it was (or would be) sent. */
export const MailSummary = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    state: z.enum(['kept', 'queued', 'sent', 'failed']),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'MailSummary' });
export type MailSummary = z.infer<typeof MailSummary>;

export const Mail = MailSummary.extend({
  html: z.string(),
  text: z.string(),
  /** The invitation, where there is one. */
  ics: z.string().nullable(),
}).meta({ id: 'Mail' });
export type Mail = z.infer<typeof Mail>;
