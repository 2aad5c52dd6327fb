import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stored coachings in the form with questions, and with kinds and language of the help. */
export class Safety1760000004500 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE ai_runs SET coaching = coaching || '{"questions": []}'
      WHERE coaching IS NOT NULL AND NOT coaching ? 'questions';
      UPDATE ai_runs
      SET coaching = coaching || '{"safety": {"level": "strong", "kinds": ["suicide"], "language": "en"}}',
        user_context = ''
      WHERE coaching->'safety' = 'true';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE ai_runs SET coaching = coaching - 'questions' WHERE coaching ? 'questions';
      UPDATE ai_runs SET coaching = coaching || '{"safety": true}' WHERE coaching ? 'safety';
    `);
  }
}
