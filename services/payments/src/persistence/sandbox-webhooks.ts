import { randomBytes } from 'node:crypto';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import type { SandboxIntentRow } from './sandbox.row.ts';

/** Lets tests receive webhooks late, repeatedly and out of order. */
export interface DeliveryOptions {
  delayMs: number;
  copies: number;
  shuffle: boolean;
}

const SHUFFLE_MS = 2_000;

type EventIntent = Pick<SandboxIntentRow, 'id' | 'state' | 'amount' | 'currency'>;

/** Stores an event in Stripe's format, one row per copy to deliver. */
export async function insertWebhook(
  tx: Tx,
  type: string,
  intent: EventIntent,
  { delayMs, copies, shuffle }: DeliveryOptions,
): Promise<void> {
  const id = `evt_sandbox_${randomBytes(12).toString('hex')}`;
  const data = { object: eventObject(type, intent) };
  const payload = JSON.stringify({ id, object: 'event', type, livemode: false, data });
  for (let copy = 0; copy < copies; copy++) {
    await tx.em.query(
      `INSERT INTO sandbox_deliveries (id, event_id, payload, send_at)
       VALUES ($1, $2, $3, now() + $4 * interval '1 millisecond')`,
      [newId(), id, payload, delayMs + (shuffle ? Math.random() * SHUFFLE_MS : 0)],
    );
  }
}

function eventObject(type: string, { id, state, amount, currency }: EventIntent): object {
  return type.startsWith('payment_intent.')
    ? { object: 'payment_intent', id, status: state, amount, currency: currency.toLowerCase() }
    : { object: type.split('.')[0], payment_intent: id };
}
