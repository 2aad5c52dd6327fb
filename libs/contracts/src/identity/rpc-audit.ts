import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { AuditEntry, ListAuditQuery } from './audit.ts';

export const ListAudit = defineRpc('identity.audit', {
  roles: ['admin'],
  input: ListAuditQuery,
  output: pageOf(AuditEntry),
});
