import { baseline } from '@waymark/database/baseline';
import type { MigrationClass } from '@waymark/database/options';
import { Push1767600000000 } from './1767600000000-push.ts';
import { GuidedPrices1767810000000 } from './1767810000000-guided-prices.ts';
import { ReaderLocale1768000000000 } from './1768000000000-reader-locale.ts';
import { NotifiedSessions1769000000000 } from './1769000000000-notified-sessions.ts';
import { HeldDecisions1769000000050 } from './1769000000050-held-decisions.ts';
import { Applicants1770000000100 } from './1770000000100-applicants.ts';

export const migrations: MigrationClass[] = [
  baseline(new URL('../persistence/schema.sql', import.meta.url), 'LookAlikeNames1767200010000'),
  Push1767600000000,
  GuidedPrices1767810000000,
  ReaderLocale1768000000000,
  NotifiedSessions1769000000000,
  HeldDecisions1769000000050,
  Applicants1770000000100,
];
