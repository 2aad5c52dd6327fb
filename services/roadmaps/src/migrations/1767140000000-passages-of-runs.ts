import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the passages of a run are in the mentor's texts. Their words are read when they are shown. */
export class PassagesOfRuns1767140000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE ai_runs ADD COLUMN passages text[] NOT NULL DEFAULT '{}'
        CONSTRAINT passages_of_coaching CHECK (passages = '{}' OR kind = 'coaching')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE ai_runs DROP COLUMN passages');
  }
}
