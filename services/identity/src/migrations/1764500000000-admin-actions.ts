import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit of what admins did. Rows are never changed or removed, not even by this service. */
export class AdminActions1764500000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE admin_actions (
        -- Made in the order of time (uuid v7). The id of the event where another service reported the action.
        id uuid PRIMARY KEY,
        at timestamptz(3) NOT NULL DEFAULT now(),
        -- Kept when the account is deleted, so no foreign key. Null for the operator's commands.
        admin_id integer,
        admin_name text NOT NULL,
        action text NOT NULL CHECK (action ~ '^[a-z-]+\\.[a-z-]+$'),
        target_type text NOT NULL,
        target_id text NOT NULL,
        -- What the target was called at the time.
        target_name text NOT NULL,
        reason text CHECK (length(reason) <= 2000),
        detail jsonb NOT NULL DEFAULT '{}'
      )`);
    await db.query('CREATE INDEX admin_actions_of_target ON admin_actions (target_type, target_id, id DESC)');
    await db.query('CREATE INDEX admin_actions_of_admin ON admin_actions (admin_id, id DESC)');
    await db.query(`
      CREATE FUNCTION keep_admin_actions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the audit of admin actions is append-only';
      END $$`);
    await db.query(`
      CREATE TRIGGER admin_actions_kept BEFORE UPDATE OR DELETE ON admin_actions
      FOR EACH ROW EXECUTE FUNCTION keep_admin_actions()`);
    await db.query(`
      CREATE TRIGGER admin_actions_not_truncated BEFORE TRUNCATE ON admin_actions
      FOR EACH STATEMENT EXECUTE FUNCTION keep_admin_actions()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE admin_actions');
    await db.query('DROP FUNCTION keep_admin_actions');
  }
}
