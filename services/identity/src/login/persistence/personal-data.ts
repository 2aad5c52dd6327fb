import type { PersonData } from '@waymark/database/person-data';

export const personalData: PersonData = {
  password_recoveries: {
    exported: { not: 'hashes of secrets, kept for a day' },
    erased: ['DELETE FROM password_recoveries WHERE user_id = $1'],
  },
  known_devices: {
    exported: {
      file: 'known-devices',
      key: "to_char(r.first_seen_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')",
      sql: 'SELECT first_seen_at, last_seen_at FROM known_devices WHERE user_id = $1',
    },
    erased: ['DELETE FROM known_devices WHERE user_id = $1'],
  },
  authenticator_apps: {
    exported: {
      file: 'authenticator-apps',
      key: 'r.id',
      sql: 'SELECT id, created_at, confirmed_at FROM authenticator_apps WHERE user_id = $1',
    },
    erased: ['DELETE FROM authenticator_apps WHERE user_id = $1'],
  },
  passkeys: {
    exported: {
      file: 'passkeys',
      key: 'r.id',
      sql: 'SELECT id, name, created_at, last_used_at FROM passkeys WHERE user_id = $1',
    },
    erased: ['DELETE FROM passkeys WHERE user_id = $1'],
  },
  passkey_challenges: {
    exported: { not: 'random values, kept for minutes' },
    erased: ['DELETE FROM passkey_challenges WHERE user_id = $1'],
  },
  recovery_codes: {
    exported: { not: 'hashes of secrets' },
    erased: ['DELETE FROM recovery_codes WHERE user_id = $1'],
  },
  second_factor_attempts: {
    exported: { not: 'a count of the last 15 minutes' },
    erased: ['DELETE FROM second_factor_attempts WHERE user_id = $1'],
  },
};
