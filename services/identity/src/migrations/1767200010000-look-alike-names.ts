import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of user names, which consist of ASCII; a test compares it with the confusables of Unicode. */
const skeletonOf = (column: string) =>
  `text GENERATED ALWAYS AS (replace(translate(lower(${column}), '01l', 'oii'), 'm', 'rn')) STORED`;

/** Names that a reader takes for each other. Existing accounts keep theirs: the first of each keeps others away. */
export class LookAlikeNames1767200010000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE users
        ADD COLUMN username_skeleton ${skeletonOf('username')},
        ADD COLUMN look_alike boolean NOT NULL DEFAULT false`);
    await db.query(`
      UPDATE users SET look_alike = true WHERE id IN (
        SELECT id FROM (
          SELECT id, row_number() OVER (PARTITION BY username_skeleton ORDER BY id) AS number FROM users
        ) AS numbered WHERE number > 1)`);
    await db.query(
      'CREATE UNIQUE INDEX users_username_skeleton_key ON users (username_skeleton) WHERE NOT look_alike',
    );
    await db.query('CREATE INDEX users_username_skeleton ON users (username_skeleton)');
    await db.query(`ALTER TABLE reserved_usernames ADD COLUMN skeleton ${skeletonOf('username')}`);
    await db.query('CREATE INDEX reserved_usernames_skeleton ON reserved_usernames (skeleton)');
    await db.query('ALTER TABLE mentors ADD COLUMN name_skeleton text');
    await db.query('CREATE INDEX mentors_name_skeleton ON mentors (name_skeleton)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mentors DROP COLUMN name_skeleton');
    await db.query('ALTER TABLE reserved_usernames DROP COLUMN skeleton');
    await db.query('ALTER TABLE users DROP COLUMN username_skeleton, DROP COLUMN look_alike');
  }
}
