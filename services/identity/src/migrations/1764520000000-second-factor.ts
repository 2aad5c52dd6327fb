import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes from an app, passkeys and recovery codes. */
export class SecondFactor1764520000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE authenticator_apps (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        -- AES-256-GCM: 12 bytes nonce, 20 bytes secret, 16 bytes tag.
        sealed_secret bytea NOT NULL CHECK (octet_length(sealed_secret) = 48),
        created_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz,
        -- Of the last code that was used: it and older ones are refused.
        last_step bigint,
        CHECK ((confirmed_at IS NULL) = (last_step IS NULL))
      )`);
    // An app that is being set up does not replace the confirmed one.
    await db.query(
      'CREATE UNIQUE INDEX authenticator_apps_confirmed ON authenticator_apps (user_id) WHERE confirmed_at IS NOT NULL',
    );
    await db.query(
      'CREATE UNIQUE INDEX authenticator_apps_pending ON authenticator_apps (user_id) WHERE confirmed_at IS NULL',
    );
    await db.query(`
      CREATE TABLE passkeys (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        -- base64url
        credential_id text NOT NULL CONSTRAINT passkeys_credential UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL CHECK (counter >= 0),
        transports text[] NOT NULL,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      )`);
    await db.query('CREATE INDEX passkeys_of_user ON passkeys (user_id, id)');
    await db.query(`
      CREATE TABLE passkey_challenges (
        challenge text PRIMARY KEY,
        purpose text NOT NULL CHECK (purpose IN ('add', 'login')),
        -- Null: a login by passkey alone, whose user is not known yet.
        user_id integer REFERENCES users (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        CHECK (purpose = 'login' OR user_id IS NOT NULL)
      )`);
    await db.query('CREATE INDEX passkey_challenges_expired ON passkey_challenges (expires_at)');
    await db.query(`
      CREATE TABLE recovery_codes (
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        -- HMAC-SHA256
        code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
        used_at timestamptz,
        PRIMARY KEY (user_id, code_hash)
      )`);
    await db.query(`
      CREATE TABLE second_factor_attempts (
        user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        attempts smallint NOT NULL CHECK (attempts BETWEEN 1 AND 5),
        since timestamptz NOT NULL
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    const tables = [
      'second_factor_attempts',
      'recovery_codes',
      'passkey_challenges',
      'passkeys',
      'authenticator_apps',
    ];
    for (const table of tables) await db.query(`DROP TABLE ${table}`);
  }
}
