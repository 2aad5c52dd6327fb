import type { PersonData } from '@waymark/database/person-data';

export const filesData: PersonData = {
  files: {
    exported: {
      file: 'uploaded-files',
      key: 'r.id',
      sql: `SELECT id, purpose, name, state, reason, size, type, duration_seconds, page_count, created_at
        FROM files WHERE owner_id = $1 AND state <> 'removed'`,
    },
    // The bytes are deleted after the transaction, or swept.
    erased: ['DELETE FROM files WHERE owner_id = $1'],
  },
};
