import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names a person for ever, unlike the id, which a restored database gives away again. */
export class Subjects1767000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users ADD COLUMN subject uuid NOT NULL DEFAULT gen_random_uuid()');
    await db.query('ALTER TABLE users ADD CONSTRAINT users_subject_key UNIQUE (subject)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users DROP COLUMN subject');
  }
}
