import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';

export const moderationTables = {
  reports: {
    note: 'of what members wrote and share',
    operator: 'SELECT',
    exported: {
      file: 'community-reports',
      about: 'what you reported in the community',
      key: 'r.id',
      // The quote is not included: it is another person's.
      sql: `SELECT id, kind, reason, text, created_at, outcome, resolved_at FROM reports WHERE reporter_id = $1`,
    },
    erased: [
      // With the person's requests, the responses to them are deleted.
      `DELETE FROM reports WHERE author_id = $1 OR item_id IN (SELECT s.id FROM support_responses s
         JOIN support_requests r ON r.id = s.request_id WHERE r.author_id = $1)`,
      'UPDATE reports SET reporter_id = NULL, reporter_name = NULL WHERE reporter_id = $1',
    ],
  },
} satisfies Partial<OwnedTables<TableName>>;
