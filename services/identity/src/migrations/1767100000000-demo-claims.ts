import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the operator gave an account of the demo to a person; null: it is still one of the demo, or never was. */
export class DemoClaims1767100000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users ADD COLUMN demo_claimed_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users DROP COLUMN demo_claimed_at');
  }
}
