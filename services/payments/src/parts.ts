import { ApplyProviderIntent } from './app/apply-provider-intent.ts';
import { CancelIntents } from './app/cancel-intents.ts';
import { CheckReturnedRefunds } from './app/check-returned-refunds.ts';
import { ConfirmPayment } from './app/confirm-payment.ts';
import { CreateIntent } from './app/create-intent.ts';
import { DeleteOutdated } from './app/delete-outdated.ts';
import { Housekeeping } from './app/housekeeping.ts';
import { OpenIntent } from './app/open-intent.ts';
import { PayRefunds } from './app/pay-refunds.ts';
import { ProcessWebhooks } from './app/process-webhooks.ts';
import { ReceiveWebhook } from './app/receive-webhook.ts';
import { RecordRefund } from './app/record-refund.ts';
import { RequestRefund } from './app/request-refund.ts';
import { RetryRefund } from './app/retry-refund.ts';
import { SettleIntent } from './app/settle-intent.ts';
import { SweepIntents } from './app/sweep-intents.ts';
import { SandboxCheckout } from './integrations/sandbox/sandbox-checkout.ts';
import { SandboxProvider } from './integrations/sandbox/sandbox-provider.ts';
import { WebhookSender } from './integrations/sandbox/webhook-sender.ts';
import { DeliveriesRepository } from './persistence/deliveries.repository.ts';
import { IntentsRepository } from './persistence/intents.repository.ts';
import { LedgerRepository } from './persistence/ledger.repository.ts';
import { OverviewReader } from './persistence/overview.reader.ts';
import { RefundsRepository } from './persistence/refunds.repository.ts';
import { ReturnedRefundsRepository } from './persistence/returned-refunds.repository.ts';
import { SandboxRepository } from './persistence/sandbox.repository.ts';
import { WebhooksRepository } from './persistence/webhooks.repository.ts';
import { EventHandlers } from './transport/event.handlers.ts';
import { PaymentHandlers } from './transport/payment.handlers.ts';
import { SandboxHandlers } from './transport/sandbox.handlers.ts';

export const handlers = [PaymentHandlers, SandboxHandlers];

export const parts = [
  ConfirmPayment,
  CreateIntent,
  CancelIntents,
  DeleteOutdated,
  Housekeeping,
  PayRefunds,
  ProcessWebhooks,
  ReceiveWebhook,
  RetryRefund,
  SettleIntent,
  SweepIntents,
  RequestRefund,
  CheckReturnedRefunds,
  SandboxCheckout,
  SandboxProvider,
  WebhookSender,
  ApplyProviderIntent,
  OpenIntent,
  RecordRefund,
  LedgerRepository,
  DeliveriesRepository,
  IntentsRepository,
  OverviewReader,
  RefundsRepository,
  ReturnedRefundsRepository,
  SandboxRepository,
  WebhooksRepository,
  EventHandlers,
];
