import { z } from 'zod';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { PageQuery, pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import * as admin from './admin-payments.ts';

const One = z.object({ id: Id });
const OfUsers = { userIds: z.array(z.number().int()).max(100).default([]) };

/** `userIds`: the people that `q` finds in identity. Names are null. A page of an export has up to 500 payments. */
export const ListPaymentsOfUsers = defineRpc('payments.admin-list', {
  roles: ['admin'],
  input: PageQuery.extend({
    ...admin.PaymentFilter.shape,
    ...OfUsers,
    limit: z.number().int().min(1).max(500),
  }),
  output: pageOf(admin.AdminPayment),
});
/** Names are null. Error: NOT_FOUND. */
export const GetPaymentRecord = defineRpc('payments.admin-record', {
  roles: ['admin'],
  input: One,
  output: admin.PaymentRecord,
});
/**
 * Requests a refund, which is made at the provider afterwards. Errors: NOT_FOUND; CONFLICT while a dispute is open;
 * RULE_REFUSED for more than is left to refund, or a provider that is not configured.
 */
export const RefundPayment = endpoint('POST /api/admin/payments/intents/{id}/refunds', {
  subject: 'payments.admin-refund',
  roles: ['admin'],
  quota: 'decision',
  summary: 'Refunds a payment in full or in part, with a reason that the payer reads',
  input: One.extend({ body: admin.RefundPaymentBody }),
  output: admin.AdminRefund,
});

// Served by a controller of the gateway, which adds the names of people.

export const ListPaymentsEndpoint = gatewayEndpoint('GET /api/admin/payments/intents', {
  roles: ['admin'],
  summary: 'Payments by person, session, amount, state, time or id of the provider, newest first; for admins',
  query: admin.ListPaymentsQuery,
  output: pageOf(admin.AdminPayment),
});
export const GetPaymentEndpoint = gatewayEndpoint('GET /api/admin/payments/intents/{id}', {
  roles: ['admin'],
  summary: 'A payment with its history, refunds, disputes and ledger; for admins',
  output: admin.PaymentRecord,
});
/** Error: RULE_REFUSED for more than 5,000 payments. */
export const ExportPaymentList = gatewayEndpoint('GET /api/admin/payments/export', {
  roles: ['admin'],
  quota: 'decision',
  summary: 'The same payments as a CSV file, at most 5,000; for admins',
  query: admin.ExportPaymentsQuery,
  output: admin.PaymentsFile,
});
