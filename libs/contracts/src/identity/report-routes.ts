import { route } from '../route.ts';
import type { Success } from '../success.ts';
import type { Report, ReportInput, ResolveReportBody } from './reports.ts';

export const report = route<{ body: ReportInput; response: Success }>('POST', '/api/reports');
export const listReports = route<{
  query: { limit?: number; cursor?: string; state?: 'open' | 'resolved' };
  response: Report[];
}>('GET', '/api/admin/reports');
export const resolveReport = route<{ params: { id: string }; body: ResolveReportBody; response: Report }>(
  'POST',
  '/api/admin/reports/{id}/resolve',
);
