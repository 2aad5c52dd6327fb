import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';

const projection = { not: "copied from events; the person's own data is exported by its owner" };

export const mentorsTables = {
  mentor_prices: {
    note: 'projection',
    operator: 'SELECT',
    exported: projection,
    erased: ['DELETE FROM mentor_prices WHERE mentor_id = $1'],
  },
  mentor_ratings: {
    note: 'projection',
    operator: 'SELECT',
    exported: projection,
    erased: ['DELETE FROM mentor_ratings WHERE mentor_id = $1'],
  },
  mentor_next_free: {
    note: 'projection',
    operator: 'INSERT',
    exported: projection,
    erased: ['DELETE FROM mentor_next_free WHERE mentor_id = $1'],
  },
  roadmap_news: {
    note: 'projection',
    operator: 'SELECT',
    exported: projection,
    erased: { not: 'ids only, which later events about the same roadmaps are compared with' },
  },
  roadmap_counts: {
    note: 'projection',
    operator: 'SELECT',
    exported: projection,
    erased: { not: 'a number, which the events of roadmaps set to 0' },
  },
  mentors: {
    operator: 'SELECT, INSERT',
    exported: {
      file: 'mentor-profile',
      about: 'your profile as a mentor',
      key: 'r.user_id',
      sql: `SELECT user_id, name, bio, expertise, languages, timezone, approved_at FROM mentors WHERE user_id = $1`,
    },
    erased: [
      'DELETE FROM mentors WHERE user_id = $1',
      // An admin who approved others; the audit still contains who it was.
      `UPDATE mentors SET approved_by = 'deleted:' || $1::integer
       WHERE approved_by = (SELECT username FROM users WHERE id = $1::integer)`,
    ],
  },
} satisfies Partial<OwnedTables<TableName>>;
