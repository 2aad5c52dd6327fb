import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applications can be changed and withdrawn, and their applicants are known by their account. */
export class Applicants1770000000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE mentor_applications DROP CONSTRAINT mentor_applications_status_check,
        ADD CONSTRAINT mentor_applications_status_check
          CHECK (status IN ('pending', 'approved', 'rejected', 'withdrawn')),
        ADD COLUMN changed_at timestamptz(3), ADD COLUMN changes smallint NOT NULL DEFAULT 0,
        ADD CONSTRAINT changes_have_a_time CHECK ((changes > 0) = (changed_at IS NOT NULL))`);
    await db.query('ALTER TABLE users ADD COLUMN applies boolean NOT NULL DEFAULT false');
    await db.query(`
      UPDATE users u SET applies = true
      WHERE EXISTS (SELECT FROM mentor_applications a WHERE a.user_id = u.id AND a.status = 'pending')`);
    await db.query(`
      CREATE FUNCTION keep_applies() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE applicant integer := CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
        BEGIN
          UPDATE users SET applies = NOT applies WHERE id = applicant AND applies <> EXISTS (
            SELECT FROM mentor_applications WHERE user_id = applicant AND status = 'pending');
          RETURN NULL;
        END $$`);
    await db.query(`
      CREATE TRIGGER mentor_applications_keep_applies
        AFTER INSERT OR DELETE OR UPDATE OF status ON mentor_applications
        FOR EACH ROW EXECUTE FUNCTION keep_applies()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER mentor_applications_keep_applies ON mentor_applications');
    await db.query('DROP FUNCTION keep_applies()');
    await db.query('ALTER TABLE users DROP COLUMN applies');
    await db.query(`DELETE FROM mentor_applications WHERE status = 'withdrawn'`);
    await db.query(`
      ALTER TABLE mentor_applications DROP COLUMN changed_at, DROP COLUMN changes,
        DROP CONSTRAINT mentor_applications_status_check,
        ADD CONSTRAINT mentor_applications_status_check CHECK (status IN ('pending', 'approved', 'rejected'))`);
  }
}
