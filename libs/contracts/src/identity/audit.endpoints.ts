import { endpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { AuditEntry, ListAuditQuery } from './audit.ts';

export const ListAudit = endpoint('GET /api/admin/audit', {
  subject: 'identity.audit',
  roles: ['admin'],
  summary: 'What admins did, newest first, by admin or target; for admins',
  input: ListAuditQuery,
  output: pageOf(AuditEntry),
});
