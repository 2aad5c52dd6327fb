import { z } from 'zod';
import { ReasonBody } from '../admin-actions.ts';
import { MAX_REPORT_TEXT, ReportReason } from '../identity/reports.ts';
import { pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { DismissBody, ListReportedQuery, ModeratedKind, ReportedItem } from './moderation.ts';

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
export const ListReportedItems = defineRpc('community.reported-items', {
  roles: ['admin'],
  input: ListReportedQuery,
  output: pageOf(ReportedItem),
});
/** Resolves all open reports of the item. Errors: NOT_FOUND, CONFLICT (hidden already), RULE_REFUSED (gone). */
export const HideItem = defineRpc('community.hide-item', {
  roles: ['admin'],
  input: OfReport.extend({ body: ReasonBody }),
  output: ReportedItem,
});
/** Errors: NOT_FOUND, CONFLICT (not hidden). */
export const RestoreItem = defineRpc('community.restore-item', {
  roles: ['admin'],
  input: OfReport,
  output: ReportedItem,
});
/** Resolves all open reports of the item. Errors: NOT_FOUND, CONFLICT (none is open). */
export const DismissReports = defineRpc('community.dismiss-reports', {
  roles: ['admin'],
  input: OfReport.extend({ body: DismissBody }),
  output: ReportedItem,
});
