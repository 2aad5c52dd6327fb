import type { Provider } from '@nestjs/common';
import type { MigrationClass } from '@waymark/database/options';
import { ApplyProviderIntent } from './app/apply-provider-intent.ts';
import { CancelIntents } from './app/cancel-intents.ts';
import { CheckReturnedRefunds } from './app/check-returned-refunds.ts';
import { ConfirmPayment } from './app/confirm-payment.ts';
import { CreateIntent } from './app/create-intent.ts';
import { DeleteOutdated } from './app/delete-outdated.ts';
import { DisputeEvidenceQuery } from './app/dispute-evidence.ts';
import { Housekeeping } from './app/housekeeping.ts';
import { OpenIntent } from './app/open-intent.ts';
import { PayRefunds } from './app/pay-refunds.ts';
import { PaymentQueries } from './app/payment-queries.ts';
import { PersonalDataQueries } from './app/personal-data-queries.ts';
import { ProbeProvider } from './app/probe-provider.ts';
import { ProcessWebhooks } from './app/process-webhooks.ts';
import { ProviderHealth } from './app/provider-health.ts';
import { ReceiveWebhook } from './app/receive-webhook.ts';
import { ReconcileWindow } from './app/reconcile-window.ts';
import { RecordRefund } from './app/record-refund.ts';
import { ReduceRefunds } from './app/reduce-refunds.ts';
import { RequestRefund } from './app/request-refund.ts';
import { RetryRefund } from './app/retry-refund.ts';
import { RunReconciliation } from './app/run-reconciliation.ts';
import { SandboxCheckout } from './app/sandbox-checkout.ts';
import { SettleIntent } from './app/settle-intent.ts';
import { SweepIntents } from './app/sweep-intents.ts';
import { TakeOverDisputes } from './app/take-over-disputes.ts';
import { TakeOverRefunds } from './app/take-over-refunds.ts';
import type { PaymentsEnv } from './env.ts';
import { BoundedProvider } from './integrations/bounded-provider.ts';
import { PAYMENT_PROVIDER } from './integrations/provider.ts';
import { SandboxProvider } from './integrations/sandbox/sandbox-provider.ts';
import { WebhookSender } from './integrations/sandbox/webhook-sender.ts';
import { stripeFromEnv } from './integrations/stripe/stripe-from-env.ts';
import { Payments1760000000000 } from './migrations/1760000000000-payments.ts';
import { Refusals1764200000000 } from './migrations/1764200000000-refusals.ts';
import { LeftOpen1764300000000 } from './migrations/1764300000000-left-open.ts';
import { IntentsOfPeople1764570000000 } from './migrations/1764570000000-intents-of-people.ts';
import { OutsideRefunds1767010000000 } from './migrations/1767010000000-outside-refunds.ts';
import { Reconciliations1767020000000 } from './migrations/1767020000000-reconciliations.ts';
import { Disputes1767030000000 } from './migrations/1767030000000-disputes.ts';
import { NeededFields1767040000000 } from './migrations/1767040000000-needed-fields.ts';
import { ProviderAlarms1767050000000 } from './migrations/1767050000000-provider-alarms.ts';
import { AlarmsRepository } from './persistence/alarms.repository.ts';
import { DeliveriesRepository } from './persistence/deliveries.repository.ts';
import { DisputesRepository } from './persistence/disputes.repository.ts';
import { IntentRecordsReader } from './persistence/intent-records.reader.ts';
import { IntentsRepository } from './persistence/intents.repository.ts';
import { LedgerRepository } from './persistence/ledger.repository.ts';
import { OutsideRefundsRepository } from './persistence/outside-refunds.repository.ts';
import { OverviewReader } from './persistence/overview.reader.ts';
import { PaymentHistoryReader } from './persistence/payment-history.reader.ts';
import { ReconciliationsRepository } from './persistence/reconciliations.repository.ts';
import { RefundsRepository } from './persistence/refunds.repository.ts';
import { SandboxRepository } from './persistence/sandbox.repository.ts';
import { WebhooksRepository } from './persistence/webhooks.repository.ts';
import { EventHandlers } from './transport/event.handlers.ts';

export const migrations: MigrationClass[] = [
  Payments1760000000000,
  Refusals1764200000000,
  LeftOpen1764300000000,
  IntentsOfPeople1764570000000,
  OutsideRefunds1767010000000,
  Reconciliations1767020000000,
  Disputes1767030000000,
  NeededFields1767040000000,
  ProviderAlarms1767050000000,
];

const useCases = [
  ConfirmPayment,
  CreateIntent,
  DisputeEvidenceQuery,
  PaymentQueries,
  PersonalDataQueries,
  ReceiveWebhook,
  RetryRefund,
  SandboxCheckout,
  ApplyProviderIntent,
  CancelIntents,
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
  SweepIntents,
  TakeOverDisputes,
  TakeOverRefunds,
];

const repositories = [
  AlarmsRepository,
  DeliveriesRepository,
  DisputesRepository,
  IntentRecordsReader,
  IntentsRepository,
  LedgerRepository,
  OutsideRefundsRepository,
  OverviewReader,
  PaymentHistoryReader,
  ReconciliationsRepository,
  RefundsRepository,
  SandboxRepository,
  WebhooksRepository,
];

export const providers = (env: PaymentsEnv): Provider[] => [
  ...useCases,
  ...repositories,
  EventHandlers,
  SandboxProvider,
  WebhookSender,
  {
    provide: PAYMENT_PROVIDER,
    inject: [SandboxProvider, ProviderHealth],
    useFactory: (sandbox: SandboxProvider, health: ProviderHealth) =>
      new BoundedProvider(env.PAYMENTS_PROVIDER === 'stripe' ? stripeFromEnv(env) : sandbox, health),
  },
];
