import type { Provider } from '@nestjs/common';
import { AdminPaymentQueries } from './app/admin-payment-queries.ts';
import { ApplyProviderIntent } from './app/apply-provider-intent.ts';
import { CheckReturnedRefunds } from './app/check-returned-refunds.ts';
import { ConfirmPayment } from './app/confirm-payment.ts';
import { CreateIntent } from './app/create-intent.ts';
import { DeleteOutdated } from './app/delete-outdated.ts';
import { DisputeEvidenceQuery } from './app/dispute-evidence.ts';
import { EarningsQueries } from './app/earnings-queries.ts';
import { FollowSessionEnds } from './app/follow-session-ends.ts';
import { FollowSessions } from './app/follow-sessions.ts';
import { Housekeeping } from './app/housekeeping.ts';
import { MakePayout } from './app/make-payout.ts';
import { OpenIntent } from './app/open-intent.ts';
import { PayRefunds } from './app/pay-refunds.ts';
import { PaymentQueries } from './app/payment-queries.ts';
import { PersonRequests } from './app/person-requests.ts';
import { ProbeProvider } from './app/probe-provider.ts';
import { ProcessWebhooks } from './app/process-webhooks.ts';
import { ProviderHealth } from './app/provider-health.ts';
import { ReceiveWebhook } from './app/receive-webhook.ts';
import { ReconcileWindow } from './app/reconcile-window.ts';
import { RecordRefund } from './app/record-refund.ts';
import { ReduceRefunds } from './app/reduce-refunds.ts';
import { RefundPayment } from './app/refund-payment.ts';
import { RequestRefund } from './app/request-refund.ts';
import { RetryRefund } from './app/retry-refund.ts';
import { RunReconciliation } from './app/run-reconciliation.ts';
import { SandboxCheckout } from './app/sandbox-checkout.ts';
import { SettleIntent } from './app/settle-intent.ts';
import { StartPaidBooking } from './app/start-paid-booking.ts';
import { SweepIntents } from './app/sweep-intents.ts';
import { TakeOverDisputes } from './app/take-over-disputes.ts';
import { TakeOverRefunds } from './app/take-over-refunds.ts';
import type { PaymentsEnv } from './env.ts';
import { BoundedProvider } from './integrations/bounded-provider.ts';
import { PAYMENT_PROVIDER } from './integrations/provider.ts';
import { SandboxProvider } from './integrations/sandbox/sandbox-provider.ts';
import { WebhookSender } from './integrations/sandbox/webhook-sender.ts';
import { stripeFromEnv } from './integrations/stripe/stripe-from-env.ts';
import { AdminPaymentsReader } from './persistence/admin-payments.reader.ts';
import { AlarmsRepository } from './persistence/alarms.repository.ts';
import { DeliveriesRepository } from './persistence/deliveries.repository.ts';
import { DisputesRepository } from './persistence/disputes.repository.ts';
import { EarningsReader } from './persistence/earnings.reader.ts';
import { EarningsRepository } from './persistence/earnings.repository.ts';
import { IntentRecordsReader } from './persistence/intent-records.reader.ts';
import { IntentsRepository } from './persistence/intents.repository.ts';
import { LedgerRepository } from './persistence/ledger.repository.ts';
import { OutsideRefundsRepository } from './persistence/outside-refunds.repository.ts';
import { OverviewReader } from './persistence/overview.reader.ts';
import { PaymentHistoryReader } from './persistence/payment-history.reader.ts';
import { PaymentRecordReader } from './persistence/payment-record.reader.ts';
import { ReconciliationsRepository } from './persistence/reconciliations.repository.ts';
import { RefundsRepository } from './persistence/refunds.repository.ts';
import { SandboxRepository } from './persistence/sandbox.repository.ts';
import { SessionEndsRepository } from './persistence/session-ends.repository.ts';
import { WebhooksRepository } from './persistence/webhooks.repository.ts';

export { migrations } from './migrations/list.ts';

const useCases = [
  AdminPaymentQueries,
  RefundPayment,
  ConfirmPayment,
  CreateIntent,
  DisputeEvidenceQuery,
  EarningsQueries,
  MakePayout,
  PaymentQueries,
  PersonRequests,
  ReceiveWebhook,
  RetryRefund,
  SandboxCheckout,
  ApplyProviderIntent,
  CheckReturnedRefunds,
  DeleteOutdated,
  Housekeeping,
  OpenIntent,
  PayRefunds,
  ProbeProvider,
  ProcessWebhooks,
  ProviderHealth,
  ReconcileWindow,
  RecordRefund,
  ReduceRefunds,
  RequestRefund,
  RunReconciliation,
  SettleIntent,
  StartPaidBooking,
  SweepIntents,
  TakeOverDisputes,
  TakeOverRefunds,
];

const repositories = [
  AdminPaymentsReader,
  PaymentRecordReader,
  AlarmsRepository,
  DeliveriesRepository,
  DisputesRepository,
  EarningsReader,
  EarningsRepository,
  IntentRecordsReader,
  IntentsRepository,
  LedgerRepository,
  OutsideRefundsRepository,
  OverviewReader,
  PaymentHistoryReader,
  ReconciliationsRepository,
  RefundsRepository,
  SandboxRepository,
  SessionEndsRepository,
  WebhooksRepository,
];

export { waitingSql } from './persistence/waiting.ts';

export const providers = (env: PaymentsEnv): Provider[] => [
  ...useCases,
  ...repositories,
  FollowSessions,
  FollowSessionEnds,
  SandboxProvider,
  WebhookSender,
  {
    provide: PAYMENT_PROVIDER,
    inject: [SandboxProvider, ProviderHealth],
    useFactory: (sandbox: SandboxProvider, health: ProviderHealth) =>
      new BoundedProvider(env.PAYMENTS_PROVIDER === 'stripe' ? stripeFromEnv(env) : sandbox, health),
  },
];
