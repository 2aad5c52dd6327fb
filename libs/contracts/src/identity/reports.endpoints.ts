import { z } from 'zod';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { ListReportsQuery, Report, ReportBody, ReportReason, ResolveReportBody } from './reports.ts';

/** The gateway reads the target from its owner. Error: CONFLICT while the caller's report of the same target is open. */
export const AddReport = defineRpc('identity.add-report', {
  input: z.object({ target: Report.shape.target, reason: ReportReason, text: z.string().max(1_000) }),
  output: Success,
});
export const ListReports = endpoint('GET /api/admin/reports', {
  subject: 'identity.reports',
  roles: ['admin'],
  summary: 'Open reports, oldest first, or resolved ones, newest first; for admins',
  input: ListReportsQuery,
  output: pageOf(Report),
});
/** Informs the reporter. Errors: NOT_FOUND, CONFLICT when it is resolved already. */
export const ResolveReport = endpoint('POST /api/admin/reports/{id}/resolve', {
  subject: 'identity.resolve-report',
  roles: ['admin'],
  quota: 'decision',
  summary: 'Resolves a report with a note for admins; informs the reporter',
  input: z.object({ id: Id, body: ResolveReportBody }),
  output: Report,
});

// Served by controllers of the gateway.

export const ReportEndpoint = gatewayEndpoint('POST /api/reports', {
  quota: 'report',
  status: 201,
  summary:
    'Reports a roadmap, review, mentor or community item to the admins; 409 while a report of the same is open',
  body: ReportBody,
  output: Success,
});
