import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';

export const moderationTables = {
  reports: {
    exported: {
      file: 'reports',
      about: 'what you reported to the team',
      key: 'r.id',
      sql: `SELECT id, target_type, target_name, reason, text, created_at, outcome, resolved_at FROM reports
        WHERE reporter_id = $1`,
    },
    erased: ['UPDATE reports SET reporter_id = NULL WHERE reporter_id = $1'],
  },
  admin_actions: {
    note: 'append-only audit',
    operator: 'SELECT (id), INSERT',
    exported: { not: 'the record of what admins did, which names others' },
    erased: { kept: 'append-only: who decided what must stay known' },
  },
} satisfies Partial<OwnedTables<TableName>>;
