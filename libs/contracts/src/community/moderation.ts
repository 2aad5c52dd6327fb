import { z } from 'zod';
import { ReportReason } from '../identity/reports.ts';
import { PageQuery } from '../paging.ts';
import { text } from '../text.ts';
import { moderatedKinds } from './options.ts';

export const ModeratedKind = z.enum(moderatedKinds, {
  error: 'A request for help, a response, a peer session or a learning material can be reported',
});

/** An item that admins hid from all but its author and admins. `reason`: null for others than these. */
export const Hidden = z.object({ reason: z.string().nullable(), at: z.iso.datetime() });
export type Hidden = z.infer<typeof Hidden>;

export const ItemReport = z
  .object({
    id: z.string(),
    reason: ReportReason,
    text: z.string(),
    quote: z.string(), // the text of the item at the time of the report
    reporter: z.string().nullable(), // null: the account is deleted
    createdAt: z.iso.datetime(),
    resolution: z
      .object({
        outcome: z.enum(['hidden', 'dismissed']),
        note: z.string(), // the reason for the author, or the note for admins
        by: z.string(),
        at: z.iso.datetime(),
      })
      .nullable(),
  })
  .meta({ id: 'ItemReport' });
export type ItemReport = z.infer<typeof ItemReport>;

/** Something members wrote, with its reports. */
export const ReportedItem = z
  .object({
    id: z.string(), // of its first report that is listed: what admins do with the item names this
    kind: ModeratedKind,
    title: z.string(), // of a response: of its request
    text: z.string(), // as it is now; empty if it is gone
    link: z.string(), // path inside the product
    author: z.object({ id: z.number().int(), name: z.string() }),
    editedAt: z.iso.datetime().nullable(),
    isGone: z.boolean(), // deleted by its author
    hidden: Hidden.nullable(),
    reportCount: z.number().int(),
    reports: z.array(ItemReport), // the first ones, oldest first
  })
  .meta({ id: 'ReportedItem' });
export type ReportedItem = z.infer<typeof ReportedItem>;

/** Something a person wrote, as admins see it on the person's page. */
export const AuthoredItem = z
  .object({
    kind: ModeratedKind,
    id: z.string(),
    title: z.string(), // of a response: of its request
    text: z.string(),
    link: z.string(),
    isGone: z.boolean(),
    isListed: z.boolean(), // false: a draft, or below something hidden
    hidden: Hidden.nullable(),
    openReports: z.number().int(),
    reportId: z.string().nullable(), // of its first report; null: never reported
  })
  .meta({ id: 'AuthoredItem' });
export type AuthoredItem = z.infer<typeof AuthoredItem>;

/** `open`: with open reports, oldest first. `resolved`: without, latest report first. */
export const ListReportedQuery = PageQuery.extend({
  state: z.enum(['open', 'resolved'], { error: 'state can be open or resolved' }).default('open'),
});
export type ListReportedQuery = z.infer<typeof ListReportedQuery>;

/** `note`: for admins; reporters learn the outcome only. */
export const DismissBody = z.object({ note: text('A note', 1_000, 3) }).meta({ id: 'DismissBody' });
export type DismissBody = z.infer<typeof DismissBody>;
