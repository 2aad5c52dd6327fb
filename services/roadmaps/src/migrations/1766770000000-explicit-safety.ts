import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stored coachings without the level `weak`, and with `urgent`. A weak sign of violence at home stays help alone, which
 * is not listed again; any other was a line above guidance, which stays.
 */
export class ExplicitSafety1766770000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE ai_runs SET coaching = coaching - 'safety'
      WHERE coaching->'safety'->>'level' = 'weak' AND NOT coaching->'safety'->'kinds' @> '"violence-at-home"';
      UPDATE ai_runs
      SET coaching = jsonb_build_object('opening', '', 'actions', '[]'::jsonb, 'questions', '[]'::jsonb, 'obstacle', NULL,
        'quote', NULL, 'encouragement', '', 'safety', coaching->'safety' || '{"level": "strong"}'), user_context = ''
      WHERE coaching->'safety'->>'level' = 'weak';
      UPDATE ai_runs SET coaching = jsonb_set(coaching, '{safety,urgent}', 'false')
      WHERE coaching ? 'safety' AND NOT coaching->'safety' ? 'urgent';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE ai_runs SET coaching = coaching #- '{safety,urgent}' WHERE coaching ? 'safety';
    `);
  }
}
