import type { PersonData } from '@waymark/database/person-data';

const projection = { not: "copied from events; the person's own data is exported by its owner" };

export const personalData: PersonData = {
  mentor_prices: { exported: projection, erased: ['DELETE FROM mentor_prices WHERE mentor_id = $1'] },
  mentor_ratings: { exported: projection, erased: ['DELETE FROM mentor_ratings WHERE mentor_id = $1'] },
  mentor_next_free: { exported: projection, erased: ['DELETE FROM mentor_next_free WHERE mentor_id = $1'] },
  roadmap_news: {
    exported: projection,
    erased: { not: 'ids only, which later events about the same roadmaps are compared with' },
  },
  roadmap_counts: {
    exported: projection,
    erased: { not: 'a number, which the events of roadmaps set to 0' },
  },
  mentors: {
    exported: {
      file: 'mentor-profile',
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
};
