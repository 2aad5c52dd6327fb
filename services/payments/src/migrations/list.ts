import { baseline } from '@waymark/database/baseline';
import type { MigrationClass } from '@waymark/database/options';

export const migrations: MigrationClass[] = [
  baseline(new URL('../persistence/schema.sql', import.meta.url), 'ProviderAlarms1767050000000'),
];
