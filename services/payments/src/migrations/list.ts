import { baseline } from '@waymark/database/baseline';
import type { MigrationClass } from '@waymark/database/options';
import { RefundRequests1769000000001 } from './1769000000001-refund-requests.ts';
import { PaymentSearch1769000000040 } from './1769000000040-payment-search.ts';
import { AdminRefunds1769000000041 } from './1769000000041-admin-refunds.ts';
import { Earnings1770000000170 } from './1770000000170-earnings.ts';

export const migrations: MigrationClass[] = [
  baseline(new URL('../persistence/schema.sql', import.meta.url), 'ProviderAlarms1767050000000'),
  RefundRequests1769000000001,
  PaymentSearch1769000000040,
  AdminRefunds1769000000041,
  Earnings1770000000170,
];
