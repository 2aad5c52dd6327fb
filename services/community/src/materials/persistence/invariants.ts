import type { Invariant } from '@waymark/database/check-invariants';

export const materialsInvariants: Invariant[] = [
  {
    rule: 'a material counts each of its views',
    sql: `SELECT m.id, m.view_count FROM materials m
      WHERE m.view_count < (SELECT count(*) FROM material_views v WHERE v.material_id = m.id)`,
  },
  {
    rule: 'no author counts as a viewer of their material',
    sql: `SELECT m.id FROM materials m JOIN material_views v ON v.material_id = m.id AND v.user_id = m.author_id`,
  },
  {
    rule: 'materials of a suspended or leaving author are not shown, those of others are',
    sql: `SELECT m.id FROM materials m JOIN people p ON p.user_id = m.author_id
      WHERE m.is_author_away <> (p.is_suspended OR p.is_leaving)`,
  },
  {
    rule: 'the newest change of every material was published',
    sql: `SELECT m.id, m.version FROM materials m WHERE coalesce(m.edited_at, m.created_at) > now() - interval '1 hour'
      AND m.version > 1 AND NOT EXISTS (SELECT FROM outbox o WHERE o.topic = 'community.material.changed.v1'
        AND o.payload->>'materialId' = m.id::text AND (o.payload->>'version')::int = m.version)`,
  },
];
