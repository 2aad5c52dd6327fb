import type { PersonData } from '@waymark/database/person-data';
import { none } from '../../shared/persistence/person-tables.ts';

export const personalData: PersonData = {
  search_words: none('single words of published texts; those that no text has any more are deleted'),
  path_requests: {
    exported: {
      file: 'path-requests',
      key: 'r.id::text',
      sql: 'SELECT id, text, created_at FROM path_requests WHERE user_id = $1',
    },
    erased: ['DELETE FROM path_requests WHERE user_id = $1'],
  },
  user_stories: {
    exported: {
      file: 'stories',
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
  stories: none('written for Waymark, or the published copies of user_stories'),
};
