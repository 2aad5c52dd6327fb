import type { ReasonBody } from '../admin-actions.ts';
import { route } from '../route.ts';
import type { DismissBody, ReportedItem } from './moderation.ts';

type OfReport = { id: string };

export const listReportedItems = route<{
  query: { limit?: number; cursor?: string; state?: 'open' | 'resolved' };
  response: ReportedItem[];
}>('GET', '/api/admin/community-reports');
export const hideItem = route<{ params: OfReport; body: ReasonBody; response: ReportedItem }>(
  'POST',
  '/api/admin/community-reports/{id}/hide',
);
export const restoreItem = route<{ params: OfReport; response: ReportedItem }>(
  'POST',
  '/api/admin/community-reports/{id}/restore',
);
export const dismissReports = route<{ params: OfReport; body: DismissBody; response: ReportedItem }>(
  'POST',
  '/api/admin/community-reports/{id}/dismiss',
);
