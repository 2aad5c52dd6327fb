import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deletion of accounts. The row of a user stays without name, address and password: other rows refer to its id. */
export class AccountDeletion1764570000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE users
        ALTER COLUMN email DROP NOT NULL,
        ALTER COLUMN password_hash DROP NOT NULL,
        -- When the account is deleted, unless its owner keeps it.
        ADD COLUMN delete_after timestamptz(3),
        ADD COLUMN deletion_roadmaps text CHECK (deletion_roadmaps IN ('keep', 'remove')),
        ADD COLUMN deleted_at timestamptz(3),
        ADD CONSTRAINT users_deletion_whole CHECK ((delete_after IS NULL) = (deletion_roadmaps IS NULL)),
        ADD CONSTRAINT users_deleted_once CHECK (deleted_at IS NULL OR delete_after IS NULL),
        ADD CONSTRAINT users_erased CHECK (
          (deleted_at IS NULL) = (email IS NOT NULL) AND (deleted_at IS NULL) = (password_hash IS NOT NULL)
          AND (deleted_at IS NULL OR (username = 'deleted:' || id AND avatar IS NULL AND role = 'learner')))`);
    await db.query('CREATE INDEX users_to_delete ON users (delete_after) WHERE delete_after IS NOT NULL');
    await db.query(`
      -- Names of deleted accounts, so that nobody takes the place of somebody whom others remember.
      CREATE TABLE reserved_usernames (
        username text PRIMARY KEY CHECK (username = lower(username)),
        until timestamptz(3) NOT NULL
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE reserved_usernames');
    await db.query(`
      ALTER TABLE users DROP CONSTRAINT users_erased, DROP COLUMN delete_after, DROP COLUMN deletion_roadmaps,
        DROP COLUMN deleted_at, ALTER COLUMN email SET NOT NULL, ALTER COLUMN password_hash SET NOT NULL`);
  }
}
