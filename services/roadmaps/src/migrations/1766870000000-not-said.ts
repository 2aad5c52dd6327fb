import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passages of which a model made a step that says more than they do. */
export class NotSaid1766870000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE held_back
        DROP CONSTRAINT held_back_reason_check,
        ADD CONSTRAINT known_reason CHECK (
          reason IN ('mistake', 'harm', 'others-advice', 'advertisement', 'instruction', 'not-said')
        )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM held_back WHERE reason = 'not-said';
      ALTER TABLE held_back
        DROP CONSTRAINT known_reason,
        ADD CONSTRAINT held_back_reason_check
          CHECK (reason IN ('mistake', 'harm', 'others-advice', 'advertisement', 'instruction'))`);
  }
}
