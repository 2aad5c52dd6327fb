import { z } from 'zod';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { PageQuery, pageOf } from '../paging.ts';
import { PaymentsFile } from './admin-payments.ts';
import * as earnings from './earnings.ts';

// The first three need no role: who no longer is a mentor still reads what is owed.

export const ListEarnings = endpoint('GET /api/mentor/earnings', {
  subject: 'payments.earnings',
  summary: "The caller's earnings as a mentor, by payment, newest first",
  input: PageQuery,
  output: pageOf(earnings.Earning),
});
export const GetEarningsSummary = endpoint('GET /api/mentor/earnings/summary', {
  subject: 'payments.earnings-summary',
  summary: "Sums of the caller's earnings, and the payouts that were made",
  input: z.object({}),
  output: earnings.EarningsSummary,
});
/** Served by a controller of the gateway. Error: RULE_REFUSED for more than 5,000 payments. */
export const ExportEarnings = gatewayEndpoint('GET /api/mentor/earnings/export', {
  quota: 'decision',
  summary: "The caller's earnings as a CSV file, at most 5,000",
  output: PaymentsFile,
});
export const ListOwed = endpoint('GET /api/admin/payments/owed', {
  subject: 'payments.owed',
  roles: ['admin'],
  summary: 'What is owed to mentors, the most first, at most 500; for admins',
  input: z.object({}),
  output: z.array(earnings.OwedToMentor),
});
/** Error: CONFLICT when another amount is due, which is so after the payout was recorded. */
export const MakePayout = endpoint('POST /api/admin/payments/payouts', {
  subject: 'payments.make-payout',
  roles: ['admin'],
  quota: 'decision',
  status: 201,
  summary: 'Records that a mentor was paid all that is due, outside of Waymark; for admins',
  input: earnings.MakePayoutBody,
  output: earnings.Payout,
});
