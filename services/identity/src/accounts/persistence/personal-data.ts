import type { PersonData } from '@waymark/database/person-data';

export const personalData: PersonData = {
  email_links: {
    exported: { not: 'hashes of secrets, kept for days; the address of the account is exported' },
    erased: ['DELETE FROM email_links WHERE user_id = $1'],
  },
  users: {
    exported: {
      file: 'account',
      key: 'r.id',
      sql: `SELECT id, username, email, email_confirmed_at, role, subscription_tier, avatar, locale, created_at, password_changed_at, delete_after
        FROM users WHERE id = $1`,
    },
    erased: { not: 'ErasuresRepository removes name, address, password and picture, and keeps the id' },
  },
  reserved_usernames: {
    exported: { not: 'names of deleted accounts' },
    erased: { not: 'the name of the account is kept for 90 days, so that nobody takes it over' },
  },
};
