import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';

export const accountsTables = {
  email_links: {
    note: 'links to confirm, change and restore an address, as hashes',
    operator: 'SELECT',
    exported: { not: 'hashes of secrets, kept for days; the address of the account is exported' },
    erased: ['DELETE FROM email_links WHERE user_id = $1'],
  },
  // The operator's commands change neither a password nor an address.
  users: {
    operator: 'SELECT, INSERT, UPDATE (role)',
    exported: {
      file: 'account',
      about: 'your user name, e-mail address, role and the dates of your account',
      key: 'r.id',
      sql: `SELECT id, username, email, email_confirmed_at, role, subscription_tier, avatar, locale, created_at, password_changed_at, delete_after
        FROM users WHERE id = $1`,
    },
    erased: { not: 'ErasuresRepository removes name, address, password and picture, and keeps the id' },
  },
  reserved_usernames: {
    note: 'of deleted accounts',
    operator: 'SELECT',
    exported: { not: 'names of deleted accounts' },
    erased: { kept: 'the name of the account is kept for 90 days, so that nobody takes it over' },
  },
} satisfies Partial<OwnedTables<TableName>>;
