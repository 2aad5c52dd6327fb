import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The next free hour for a guided session, beside that of a standard one. */
export class NextGuided1766730000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE next_free ADD COLUMN guided_free_at timestamptz(3)');
    await db.query('INSERT INTO calendar_changes (mentor_id) SELECT mentor_id FROM calendars');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE next_free DROP COLUMN guided_free_at');
  }
}
