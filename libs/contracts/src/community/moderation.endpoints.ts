import { z } from 'zod';
import { ReasonBody } from '../admin-actions.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_REPORT_TEXT, ReportReason } from '../identity/reports.ts';
import { pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { AuthoredItem, DismissBody, ListReportedQuery, ModeratedKind, ReportedItem } from './moderation.ts';

const OfReport = z.object({ id: Id });

/**
 * Errors: NOT_FOUND (also for what the caller cannot see), RULE_REFUSED (the caller's own), CONFLICT while a report of
 * the caller about the same item is open.
 */
export const ReportItem = defineRpc('community.report-item', {
  input: z.object({
    kind: ModeratedKind,
    itemId: Id,
    reason: ReportReason,
    text: z.string().max(MAX_REPORT_TEXT),
  }),
  output: Success,
});
export const ListReportedItems = endpoint('GET /api/admin/community-reports', {
  subject: 'community.reported-items',
  roles: ['admin'],
  summary: 'What members of the community wrote and others reported, with the reports; for admins',
  input: ListReportedQuery,
  output: pageOf(ReportedItem),
});
/** Resolves all open reports of the item. Errors: NOT_FOUND, CONFLICT (hidden already), RULE_REFUSED (gone). */
export const HideItem = endpoint('POST /api/admin/community-reports/{id}/hide', {
  subject: 'community.hide-item',
  roles: ['admin'],
  quota: 'decision',
  summary: 'Hides a reported item from all but its author and admins; informs author and reporters',
  input: OfReport.extend({ body: ReasonBody }),
  output: ReportedItem,
});
/** Errors: NOT_FOUND, CONFLICT (not hidden). */
export const RestoreItem = endpoint('POST /api/admin/community-reports/{id}/restore', {
  subject: 'community.restore-item',
  roles: ['admin'],
  quota: 'decision',
  summary: 'Shows a hidden item again; informs its author',
  input: OfReport,
  output: ReportedItem,
});
/** Resolves all open reports of the item. Errors: NOT_FOUND, CONFLICT (none is open). */
export const DismissReports = endpoint('POST /api/admin/community-reports/{id}/dismiss', {
  subject: 'community.dismiss-reports',
  roles: ['admin'],
  quota: 'decision',
  summary: 'Resolves the open reports of an item, which may stay; informs the reporters',
  input: OfReport.extend({ body: DismissBody }),
  output: ReportedItem,
});
/** The newest 20, of all kinds. */
export const ListItemsOf = endpoint('GET /api/admin/users/{id}/community', {
  subject: 'community.items-of',
  roles: ['admin'],
  params: { id: 'userId' },
  summary: 'What a person wrote in the community and shared in the hub, newest first; for admins',
  input: z.object({ userId: z.number().int().positive() }),
  output: z.array(AuthoredItem),
});
/** As HideItem, also of what has no report. Errors: NOT_FOUND, CONFLICT (hidden already), RULE_REFUSED (one's own). */
export const HideAnyItem = endpoint('POST /api/admin/community-items/{kind}/{id}/hide', {
  subject: 'community.hide-any-item',
  roles: ['admin'],
  quota: 'decision',
  summary:
    'Hides what a member wrote from all but its author and admins; informs the author, and reporters if any',
  input: OfReport.extend({ kind: ModeratedKind, body: ReasonBody }),
  output: ReportedItem,
});
