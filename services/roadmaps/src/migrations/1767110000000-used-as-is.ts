import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mentor's answer that a step is used as it is, although its words are an order that no roadmap may give. */
export class UsedAsIs1767110000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE steps ADD COLUMN used_as_is boolean NOT NULL DEFAULT false
        CONSTRAINT used_as_is_reviewed CHECK (reviewed OR NOT used_as_is)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE steps DROP COLUMN used_as_is');
  }
}
