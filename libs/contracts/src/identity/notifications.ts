import { z } from 'zod';
import { Id } from '../roadmaps/id.ts';

export const Notification = z
  .object({
    id: z.string(),
    kind: z.string(), // e.g. `session-booked`; selects the icon
    title: z.string(),
    body: z.string(),
    link: z.string(), // path inside the product
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

export const UnreadCount = z.object({ unread: z.number().int() }).meta({ id: 'UnreadCount' });
export type UnreadCount = z.infer<typeof UnreadCount>;

/** Without ids: all. */
export const MarkReadBody = z
  .object({ ids: z.array(Id).max(100, 'At most 100 at a time').optional() })
  .meta({ id: 'MarkReadBody' });
export type MarkReadBody = z.infer<typeof MarkReadBody>;

/** A mail that was sent, or would be outside of the demo. */
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
  ics: z.string().nullable(), // the invitation
}).meta({ id: 'Mail' });
export type Mail = z.infer<typeof Mail>;
