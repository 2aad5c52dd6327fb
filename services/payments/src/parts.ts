import { ConfirmPayment } from './app/confirm-payment.ts';
import { CreateIntent } from './app/create-intent.ts';
import { EndPayments } from './app/end-payments.ts';
import { ForgetOutdated } from './app/forget-outdated.ts';
import { Housekeeping } from './app/housekeeping.ts';
import { PayRefunds } from './app/pay-refunds.ts';
import { ProcessWebhooks } from './app/process-webhooks.ts';
import { ReceiveWebhook } from './app/receive-webhook.ts';
import { RetryRefund } from './app/retry-refund.ts';
import { SettleIntent } from './app/settle-intent.ts';
import { SweepIntents } from './app/sweep-intents.ts';
import { WantRefund } from './app/want-refund.ts';
import { WatchReturned } from './app/watch-returned.ts';
import { SandboxDesk } from './integrations/sandbox/sandbox-desk.ts';
import { SandboxProvider } from './integrations/sandbox/sandbox-provider.ts';
import { WebhookSender } from './integrations/sandbox/webhook-sender.ts';
import { CapturesRepository } from './persistence/captures.repository.ts';
import { DeliveriesRepository } from './persistence/deliveries.repository.ts';
import { IntentsRepository } from './persistence/intents.repository.ts';
import { OverviewReader } from './persistence/overview.reader.ts';
import { RefundsRepository } from './persistence/refunds.repository.ts';
import { ReturnedRefundsRepository } from './persistence/returned-refunds.repository.ts';
import { SandboxRepository } from './persistence/sandbox.repository.ts';
import { WebhooksRepository } from './persistence/webhooks.repository.ts';
import { EventHandlers } from './transport/event.handlers.ts';
import { PaymentHandlers } from './transport/payment.handlers.ts';
import { SandboxHandlers } from './transport/sandbox.handlers.ts';

/** What answers. */
export const handlers = [PaymentHandlers, SandboxHandlers];

/** Everything else the service is made of. */
export const parts = [
  ConfirmPayment,
  CreateIntent,
  EndPayments,
  ForgetOutdated,
  Housekeeping,
  PayRefunds,
  ProcessWebhooks,
  ReceiveWebhook,
  RetryRefund,
  SettleIntent,
  SweepIntents,
  WantRefund,
  WatchReturned,
  SandboxDesk,
  SandboxProvider,
  WebhookSender,
  CapturesRepository,
  DeliveriesRepository,
  IntentsRepository,
  OverviewReader,
  RefundsRepository,
  ReturnedRefundsRepository,
  SandboxRepository,
  WebhooksRepository,
  EventHandlers,
];
