import { eventsIn } from '@waymark/contracts/events';
import { UserDeleted } from '@waymark/contracts/identity/events';
import * as admin from '@waymark/contracts/payments/admin-payments.endpoints';
import * as earnings from '@waymark/contracts/payments/earnings.endpoints';
import * as events from '@waymark/contracts/payments/events';
import * as rpc from '@waymark/contracts/payments/payments.endpoints';
import * as account from '@waymark/contracts/payments/rpc-account';
import { rpcsIn } from '@waymark/contracts/rpc';
import {
  HoldEnded,
  NoShowDismissed,
  NoShowReported,
  PaymentRefused,
  SessionCancelled,
  SessionCompleted,
  SessionNoShow,
} from '@waymark/contracts/scheduling/events';
import {
  GetPayable,
  GetSession,
  HoldSlot,
  ReleaseHold,
} from '@waymark/contracts/scheduling/scheduling.endpoints';
import { GetSessionRecord } from '@waymark/contracts/scheduling/session-record';
import { systemRpcs } from '@waymark/contracts/system';
import { defineProcess } from '@waymark/messaging/manifest';
import { Env } from './env.ts';
import { ownedTables } from './persistence/owned-tables.ts';

export const manifest = defineProcess({
  name: 'payments',
  purpose:
    'payment intents, captures, refunds, an append-only ledger, earnings of mentors, webhooks; through Stripe or a sandbox',
  env: Env,
  tables: ownedTables,
  handles: rpcsIn(rpc, admin, earnings, account, systemRpcs.payments),
  calls: [HoldSlot, ReleaseHold, GetPayable, GetSession, GetSessionRecord],
  publishes: eventsIn(events),
  consumes: [
    { event: SessionCancelled, effect: 'cancels the open intent, refunds a paid one' },
    { event: SessionNoShow, effect: 'cancels the open intent, refunds a paid one' },
    { event: SessionCompleted, effect: "starts the time until the mentor's payout" },
    { event: NoShowReported, effect: "holds the mentor's payout back" },
    { event: NoShowDismissed, effect: "releases the mentor's payout" },
    { event: PaymentRefused, effect: 'refunds in full' },
    { event: UserDeleted, effect: "removes a mentor's name from payments" },
    { event: HoldEnded, effect: 'cancels the intent, or captures a payment made in the meantime' },
  ],
});
