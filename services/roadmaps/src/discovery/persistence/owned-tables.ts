import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';
import { none } from '../../shared/persistence/person-tables.ts';

export const discoveryTables = {
  search_words: { impersonal: 'single words of published texts, for misspelt searches' },
  path_requests: {
    note: 'what people look for a path through',
    exported: {
      file: 'path-requests',
      about: 'roadmaps that you asked for',
      key: 'r.id::text',
      sql: 'SELECT id, text, created_at FROM path_requests WHERE user_id = $1',
    },
    erased: ['DELETE FROM path_requests WHERE user_id = $1'],
  },
  user_stories: {
    note: 'submitted by users; published ones are also in `stories`',
    exported: {
      file: 'stories',
      about: 'stories that you sent in',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, title, story, name, category, time_frame, outcome, consented_at, state, reason, created_at
        FROM user_stories WHERE user_id = $1`,
    },
    erased: [
      // The published copy in `stories` goes with it.
      'DELETE FROM user_stories WHERE user_id = $1',
      `UPDATE user_stories SET decided_by_name = 'deleted:' || $1::integer WHERE decided_by = $1::integer`,
    ],
  },
  stories: {
    note: 'of the landing page',
    ...none('written for Waymark, or the published copies of user_stories'),
  },
} satisfies Partial<OwnedTables<TableName>>;
