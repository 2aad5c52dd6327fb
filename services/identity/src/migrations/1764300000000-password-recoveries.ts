import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recoveries of passwords, and mails whose secrets last only until they are sent. */
export class PasswordRecoveries1764300000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE password_recoveries (
        -- Made in the order of time (uuid v7): only the code of the newest one counts.
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        -- SHA-256 of 32 random bytes.
        token_hash text NOT NULL UNIQUE CHECK (length(token_hash) = 64),
        -- Six digits could be guessed from a fast hash.
        code_hash text NOT NULL CHECK (code_hash LIKE '$argon2id$%'),
        attempts smallint NOT NULL DEFAULT 0 CHECK (attempts BETWEEN 0 AND 5),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      )`);
    await db.query('CREATE INDEX password_recoveries_of_user ON password_recoveries (user_id, id DESC)');
    await db.query(`
      CREATE FUNCTION drop_mail_secrets() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.message := NEW.message - 'secrets';
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER mails_drop_secrets BEFORE UPDATE ON mails FOR EACH ROW
      WHEN (NEW.state IN ('sent', 'failed') AND NEW.message ? 'secrets')
      EXECUTE FUNCTION drop_mail_secrets()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER mails_drop_secrets ON mails');
    await db.query('DROP FUNCTION drop_mail_secrets');
    await db.query('DROP TABLE password_recoveries');
  }
}
