import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';

export const loginTables = {
  password_recoveries: {
    note: 'links and codes of forgotten passwords, as hashes',
    operator: 'SELECT',
    exported: { not: 'hashes of secrets, kept for a day' },
    erased: ['DELETE FROM password_recoveries WHERE user_id = $1'],
  },
  known_devices: {
    note: 'hashes of the devices an account was used on',
    operator: 'SELECT',
    exported: {
      file: 'known-devices',
      about: 'when devices were first and last used with your account',
      key: "to_char(r.first_seen_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')",
      sql: 'SELECT first_seen_at, last_seen_at FROM known_devices WHERE user_id = $1',
    },
    erased: ['DELETE FROM known_devices WHERE user_id = $1'],
  },
  authenticator_apps: {
    note: 'secrets of codes from an app, encrypted with a key from ACCOUNT_SECRET',
    operator: 'SELECT, DELETE',
    exported: {
      file: 'authenticator-apps',
      about: 'when you set up codes from an app',
      key: 'r.id',
      sql: 'SELECT id, created_at, confirmed_at FROM authenticator_apps WHERE user_id = $1',
    },
    erased: ['DELETE FROM authenticator_apps WHERE user_id = $1'],
  },
  passkeys: {
    operator: 'SELECT, DELETE',
    exported: {
      file: 'passkeys',
      about: 'names and dates of your passkeys',
      key: 'r.id',
      sql: 'SELECT id, name, created_at, last_used_at FROM passkeys WHERE user_id = $1',
    },
    erased: ['DELETE FROM passkeys WHERE user_id = $1'],
  },
  passkey_challenges: {
    note: 'each works once',
    operator: 'SELECT (user_id), DELETE',
    exported: { not: 'random values, kept for minutes' },
    erased: ['DELETE FROM passkey_challenges WHERE user_id = $1'],
  },
  recovery_codes: {
    note: 'as keyed hashes',
    operator: 'SELECT, DELETE',
    exported: { not: 'hashes of secrets' },
    erased: ['DELETE FROM recovery_codes WHERE user_id = $1'],
  },
  second_factor_attempts: {
    note: 'wrong codes per account',
    operator: 'SELECT (user_id), DELETE',
    exported: { not: 'a count of the last 15 minutes' },
    erased: ['DELETE FROM second_factor_attempts WHERE user_id = $1'],
  },
} satisfies Partial<OwnedTables<TableName>>;
