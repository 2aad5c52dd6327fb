import { baseline } from '@waymark/database/baseline';
import type { MigrationClass } from '@waymark/database/options';
import { TypePrices1767800000000 } from './1767800000000-type-prices.ts';
import { SessionsByStart1769000000042 } from './1769000000042-sessions-by-start.ts';

export const migrations: MigrationClass[] = [
  baseline(new URL('../persistence/schema.sql', import.meta.url), 'RemindersWhenSent1766769000000'),
  TypePrices1767800000000,
  SessionsByStart1769000000042,
];
