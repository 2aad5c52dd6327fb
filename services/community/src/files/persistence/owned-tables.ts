import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';

export const filesTables = {
  files: {
    note: 'uploads; their bytes are in object storage',
    operator: 'SELECT',
    exported: {
      file: 'uploaded-files',
      about: 'files that you uploaded in the community and the Learning Hub',
      key: 'r.id',
      sql: `SELECT id, purpose, name, state, reason, size, type, duration_seconds, page_count, created_at
        FROM files WHERE owner_id = $1 AND state <> 'removed'`,
    },
    // The bytes are deleted after the transaction, or swept.
    erased: ['DELETE FROM files WHERE owner_id = $1'],
  },
} satisfies Partial<OwnedTables<TableName>>;
