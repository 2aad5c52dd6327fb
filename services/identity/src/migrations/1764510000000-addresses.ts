import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Confirmed addresses, links to confirm, change and restore an address, and the devices of an account. */
export class Addresses1764510000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz');
    // Mail to the demo accounts can only be read inside the demo.
    await db.query('UPDATE users SET email_confirmed_at = now() WHERE id < 1000');
    await db.query(`
      CREATE TABLE email_links (
        -- Made in the order of time (uuid v7).
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        purpose text NOT NULL CHECK (purpose IN ('confirm', 'change', 'undo')),
        -- The address that the link confirms or restores.
        email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
        -- SHA-256 of 32 random bytes.
        token_hash text NOT NULL UNIQUE CHECK (length(token_hash) = 64),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      )`);
    await db.query('CREATE INDEX email_links_of_user ON email_links (user_id, id DESC)');
    await db.query('CREATE INDEX email_links_expired ON email_links (expires_at)');
    // One waiting address per account: a newer request replaces it.
    await db.query(
      "CREATE UNIQUE INDEX email_links_one_change ON email_links (user_id) WHERE purpose = 'change' AND used_at IS NULL",
    );
    await this.holdFormerAddresses(db);
    await db.query(`
      CREATE TABLE known_devices (
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        -- SHA-256 (base64url) of the account and of the random bytes in the device's cookie.
        device_hash text NOT NULL CHECK (length(device_hash) = 43),
        first_seen_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, device_hash)
      )`);
    await db.query('CREATE INDEX known_devices_unused ON known_devices (last_seen_at)');
  }

  /** No other account gets an address while its former owner can still restore it. */
  private async holdFormerAddresses(db: QueryRunner): Promise<void> {
    await db.query("CREATE INDEX email_links_held ON email_links (lower(email)) WHERE purpose = 'undo'");
    await db.query(`
      CREATE FUNCTION refuse_held_email() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        IF EXISTS (SELECT FROM email_links l WHERE l.purpose = 'undo' AND l.used_at IS NULL
                   AND l.expires_at > now() AND lower(l.email) = lower(NEW.email) AND l.user_id <> NEW.id) THEN
          RAISE EXCEPTION 'this address can still be restored to its former account'
            USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_email_key';
        END IF;
        RETURN NULL;
      END $$`);
    // After the row: a statement that waited for the unique index sees what the other transaction has committed.
    await db.query(`
      CREATE TRIGGER users_held_email AFTER INSERT OR UPDATE OF email ON users
      FOR EACH ROW EXECUTE FUNCTION refuse_held_email()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER users_held_email ON users');
    await db.query('DROP FUNCTION refuse_held_email');
    await db.query('DROP TABLE known_devices, email_links');
    await db.query('ALTER TABLE users DROP COLUMN email_confirmed_at');
  }
}
