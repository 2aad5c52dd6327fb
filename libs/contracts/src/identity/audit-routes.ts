import { route } from '../route.ts';
import type { AuditEntry } from './audit.ts';

export const listAudit = route<{
  query: { limit?: number; cursor?: string; adminId?: number; targetType?: string; targetId?: string };
  response: AuditEntry[];
}>('GET', '/api/admin/audit');
