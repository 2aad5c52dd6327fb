import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A picture is one of our own files and belongs to one user. */
export class Avatars1764530000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      String.raw`ALTER TABLE users ADD CONSTRAINT users_avatar_own
        CHECK (avatar ~ '^/api/avatars/[0-9a-f]{32}/128\.webp$')`,
    );
    await db.query('CREATE UNIQUE INDEX users_avatar_key ON users (avatar) WHERE avatar IS NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX users_avatar_key');
    await db.query('ALTER TABLE users DROP CONSTRAINT users_avatar_own');
  }
}
