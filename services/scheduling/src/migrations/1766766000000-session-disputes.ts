import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of a dispute over the payment of a session; null: none. */
export class SessionDisputes1766766000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE sessions ADD COLUMN dispute text CHECK (dispute IN ('open', 'won', 'lost')),
      ADD CONSTRAINT sessions_dispute_payment CHECK (dispute IS NULL OR intent_id IS NOT NULL)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE sessions DROP COLUMN dispute');
  }
}
