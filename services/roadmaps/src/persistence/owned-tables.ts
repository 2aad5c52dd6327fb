import type { OwnedTables } from '@waymark/messaging/manifest';
import { authoringTables } from '../authoring/persistence/owned-tables.ts';
import { discoveryTables } from '../discovery/persistence/owned-tables.ts';
import { draftingTables } from '../drafting/persistence/owned-tables.ts';
import { learningTables } from '../learning/persistence/owned-tables.ts';
import { runsTables } from '../runs/persistence/owned-tables.ts';
import { sourcesTables } from '../sources/persistence/owned-tables.ts';
import type { TableName } from './tables.ts';

/** Everything about its tables, in the order in which they are erased: rows before those that they refer to. */
export const ownedTables: OwnedTables<TableName> = {
  ...learningTables,
  ...discoveryTables,
  ...draftingTables,
  ...sourcesTables,
  ...runsTables,
  ...authoringTables,
};
