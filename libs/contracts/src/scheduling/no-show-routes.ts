import { route } from '../route.ts';
import type {
  AdminNoShowCase,
  adminCaseFilters,
  DecideNoShowBody,
  NoShowRecord,
  ReportNoShowBody,
  RespondNoShowBody,
} from './no-shows.ts';
import type { Session } from './sessions.ts';

type One = { id: string };

/** The other person did not come. From 10 minutes to 24 hours after the start, 409 otherwise. */
export const reportNoShow = route<{ params: One; body: ReportNoShowBody; response: Session }>(
  'POST',
  '/api/sessions/{id}/no-show',
);
export const respondNoShow = route<{
  params: One;
  body: Pick<RespondNoShowBody, 'agrees'> & Partial<RespondNoShowBody>;
  response: Session;
}>('POST', '/api/sessions/{id}/no-show/response');
export const recordJoin = route<{ params: One; response: { success: true } }>(
  'POST',
  '/api/sessions/{id}/join',
);
export const getNoShowRecord = route<{ response: NoShowRecord }>('GET', '/api/no-show-record');
export const listNoShowCases = route<{
  query: { state?: (typeof adminCaseFilters)[number]; limit?: number; cursor?: string };
  response: AdminNoShowCase[];
}>('GET', '/api/admin/no-show-cases');
export const decideNoShow = route<{ params: One; body: DecideNoShowBody; response: AdminNoShowCase }>(
  'POST',
  '/api/admin/no-show-cases/{id}/decision',
);
