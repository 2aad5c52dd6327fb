import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hidden roadmaps that their mentor unpublished: they are not published again when they are restored. */
export class HiddenUnpublished1767100000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE roadmaps ADD COLUMN hidden_unpublished boolean NOT NULL DEFAULT false
        CHECK (NOT hidden_unpublished OR status = 'hidden')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE roadmaps DROP COLUMN hidden_unpublished');
  }
}
