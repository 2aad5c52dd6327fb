import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';

/** Responses lose their text, so that replies stay readable. */
export const supportTables = {
  support_requests: {
    operator: 'SELECT',
    exported: {
      file: 'support-requests',
      about: 'your requests for help in the community',
      key: 'r.id',
      sql: `SELECT id, title, description, category, urgency, skills, state, helped_by IS NOT NULL AS helped, created_at,
        edited_at, closed_at, hidden_at, hidden_reason FROM support_requests WHERE author_id = $1`,
    },
    erased: ['DELETE FROM support_requests WHERE author_id = $1'],
  },
  support_responses: {
    operator: 'SELECT',
    exported: {
      file: 'support-responses',
      about: 'your responses to requests for help',
      key: 'r.id',
      // The request's title is not included: it is another person's.
      sql: `SELECT id, request_id, text, created_at, edited_at, removed_at, hidden_at,
        hidden_reason FROM support_responses WHERE author_id = $1`,
    },
    erased: [
      `UPDATE support_requests SET helped_by = NULL
       WHERE helped_by IN (SELECT id FROM support_responses WHERE author_id = $1)`,
      `UPDATE support_responses SET text = '', removed_at = coalesce(removed_at, now()), hidden_at = NULL,
         hidden_reason = NULL WHERE author_id = $1`,
    ],
  },
} satisfies Partial<OwnedTables<TableName>>;
