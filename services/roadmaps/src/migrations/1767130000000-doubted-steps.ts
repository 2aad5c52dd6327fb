import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a drafted step that quotes no passage waits for the mentor. */
export class DoubtedSteps1767130000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE steps
        ADD COLUMN doubt text,
        ADD CONSTRAINT doubt_reason CHECK
          (doubt IN ('mistake', 'harm', 'others-advice', 'advertisement', 'instruction', 'not-said')),
        ADD CONSTRAINT doubt_until_reviewed CHECK (doubt IS NULL OR NOT reviewed)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE steps DROP COLUMN doubt');
  }
}
