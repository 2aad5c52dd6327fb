import type { OwnedTables } from '@waymark/messaging/manifest';
import { filesTables } from '../files/persistence/owned-tables.ts';
import { materialsTables } from '../materials/persistence/owned-tables.ts';
import { messagesTables } from '../messages/persistence/owned-tables.ts';
import { moderationTables } from '../moderation/persistence/owned-tables.ts';
import { networkTables } from '../network/persistence/owned-tables.ts';
import { peerSessionsTables } from '../peer-sessions/persistence/owned-tables.ts';
import { peopleTables } from '../people/persistence/owned-tables.ts';
import { supportTables } from '../support/persistence/owned-tables.ts';
import type { TableName } from './tables.ts';

/** Everything about its tables, in the order in which they are erased: reports before what they are about. */
export const ownedTables: OwnedTables<TableName> = {
  ...moderationTables,
  ...messagesTables,
  ...supportTables,
  ...materialsTables,
  ...filesTables,
  ...networkTables,
  ...peerSessionsTables,
  ...peopleTables,
};
