import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';
import { own } from '../../shared/persistence/person-tables.ts';

export const draftingTables = {
  review_decisions: {
    note: 'the last ones of each roadmap, for undo',
    operator: 'SELECT',
    exported: { not: 'copies of steps for undo, which the steps contain' },
    erased: [`DELETE FROM review_decisions WHERE ${own}`],
  },
} satisfies Partial<OwnedTables<TableName>>;
