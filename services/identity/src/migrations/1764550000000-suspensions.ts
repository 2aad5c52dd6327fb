import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Suspended accounts, and what admins search users by. */
export class Suspensions1764550000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE users
        ADD COLUMN suspended_at timestamptz,
        ADD COLUMN suspended_by text,
        ADD COLUMN suspension_reason text CHECK (length(suspension_reason) BETWEEN 1 AND 1000),
        ADD COLUMN search text GENERATED ALWAYS AS (fold(username || ' ' || email)) STORED,
        ADD CONSTRAINT suspension_complete
          CHECK (num_nonnulls(suspended_at, suspended_by, suspension_reason) IN (0, 3))`);
    await db.query(
      'CREATE INDEX users_search ON users USING gin (search extensions.gin_trgm_ops) WITH (fastupdate = off)',
    );
    await db.query('CREATE INDEX users_by_role ON users (role, id)');
    await db.query('CREATE INDEX users_suspended ON users (id) WHERE suspended_at IS NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX users_by_role');
    await db.query(`
      ALTER TABLE users DROP CONSTRAINT suspension_complete, DROP COLUMN search, DROP COLUMN suspension_reason,
        DROP COLUMN suspended_by, DROP COLUMN suspended_at`);
  }
}
