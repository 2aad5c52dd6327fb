import { z } from 'zod';
import { pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { ListReportsQuery, Report, ReportReason, ResolveReportBody } from './reports.ts';

/** The gateway reads the target from its owner. Error: CONFLICT while the caller's report of the same target is open. */
export const AddReport = defineRpc('identity.add-report', {
  input: z.object({ target: Report.shape.target, reason: ReportReason, text: z.string().max(1_000) }),
  output: Success,
});
export const ListReports = defineRpc('identity.reports', {
  roles: ['admin'],
  input: ListReportsQuery,
  output: pageOf(Report),
});
/** Informs the reporter. Errors: NOT_FOUND, CONFLICT when it is resolved already. */
export const ResolveReport = defineRpc('identity.resolve-report', {
  roles: ['admin'],
  input: z.object({ id: Id, body: ResolveReportBody }),
  output: Report,
});
