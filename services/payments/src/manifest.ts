import { eventsIn } from '@waymark/contracts/events';
import { UserDeleted } from '@waymark/contracts/identity/events';
import * as admin from '@waymark/contracts/payments/admin-payments.endpoints';
import * as events from '@waymark/contracts/payments/events';
import * as rpc from '@waymark/contracts/payments/payments.endpoints';
import * as account from '@waymark/contracts/payments/rpc-account';
import { rpcsIn } from '@waymark/contracts/rpc';
import {
  HoldEnded,
  PaymentRefused,
  SessionCancelled,
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
  purpose: 'payment intents, captures, refunds, an append-only ledger, webhooks; through Stripe or a sandbox',
  env: Env,
  tables: ownedTables,
  handles: rpcsIn(rpc, admin, account, systemRpcs.payments),
  calls: [HoldSlot, ReleaseHold, GetPayable, GetSession, GetSessionRecord],
  publishes: eventsIn(events),
  consumes: [
    { event: SessionCancelled, effect: 'cancels the open intent, refunds a paid one' },
    { event: SessionNoShow, effect: 'cancels the open intent, refunds a paid one' },
    { event: PaymentRefused, effect: 'refunds in full' },
    { event: UserDeleted, effect: "removes a mentor's name from payments" },
    { event: HoldEnded, effect: 'cancels the intent, or captures a payment made in the meantime' },
  ],
});
