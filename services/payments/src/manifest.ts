import { eventsIn } from '@waymark/contracts/events';
import * as events from '@waymark/contracts/payments/events';
import * as rpc from '@waymark/contracts/payments/rpc';
import { rpcsIn } from '@waymark/contracts/rpc';
import {
  HoldEnded,
  PaymentRefused,
  SessionCancelled,
  SessionNoShow,
} from '@waymark/contracts/scheduling/events';
import { GetPayable } from '@waymark/contracts/scheduling/rpc';
import { defineProcess } from '@waymark/messaging/manifest';
import { Env } from './env.ts';

export const manifest = defineProcess({
  name: 'payments',
  purpose:
    'payment intents, captures, refunds, an append-only ledger, webhooks; Stripe, or a sandbox with records of its own',
  env: Env,
  tables: {
    intents: '',
    refunds: '',
    refund_wishes: 'requested refunds',
    ledger: '',
    webhook_events: '',
    sandbox_intents: 'of the sandbox',
    sandbox_refunds: 'of the sandbox',
    sandbox_deliveries: 'of the sandbox',
  },
  handles: rpcsIn(rpc),
  calls: [GetPayable],
  publishes: eventsIn(events),
  consumes: [
    { event: SessionCancelled, effect: 'refunds' },
    { event: SessionNoShow, effect: 'refunds' },
    { event: PaymentRefused, effect: 'refunds in full' },
    { event: HoldEnded, effect: 'ends the intent, or books a payment made in the meantime' },
  ],
});
