import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The next free hour of each mentor for a guided session, from scheduling. Null: none is known. */
export class NextGuided1766730000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mentor_next_free ADD COLUMN guided_free_at timestamptz(3)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mentor_next_free DROP COLUMN guided_free_at');
  }
}
