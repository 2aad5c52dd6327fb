import type { OwnedTables } from '@waymark/messaging/manifest';
import { accountsTables } from '../accounts/persistence/owned-tables.ts';
import { applicationsTables } from '../applications/persistence/owned-tables.ts';
import { loginTables } from '../login/persistence/owned-tables.ts';
import { mentorsTables } from '../mentors/persistence/owned-tables.ts';
import { moderationTables } from '../moderation/persistence/owned-tables.ts';
import { notificationsTables } from '../notifications/persistence/owned-tables.ts';
import type { TableName } from './tables.ts';

/** Everything about its tables, in the order in which they are erased. */
export const ownedTables: OwnedTables<TableName> = {
  ...notificationsTables,
  ...loginTables,
  ...accountsTables,
  ...mentorsTables,
  ...applicationsTables,
  ...moderationTables,
};
