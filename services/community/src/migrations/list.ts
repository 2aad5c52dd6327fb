import { baseline } from '@waymark/database/baseline';
import type { MigrationClass } from '@waymark/database/options';
import { Messages1770000000120 } from './1770000000120-messages.ts';

export const migrations: MigrationClass[] = [
  baseline(new URL('../persistence/schema.sql', import.meta.url), 'ProcessedRecordings1766500000000'),
  Messages1770000000120,
];
