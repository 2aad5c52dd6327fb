import { randomBytes } from 'node:crypto';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import type { SandboxIntentRow } from './sandbox.row.ts';

/** How webhooks travel: late, more than once, out of order. */
export interface DeliveryPlan {
  delayMs: number;
  copies: number;
  shuffle: boolean;
}

/** Milliseconds by which shuffled webhooks overtake each other. */
const SHUFFLED_OVER_MS = 2_000;

/** Writes down what is to be told of an intent, as Stripe would tell it. */
export async function plan(
  tx: Tx,
  type: string,
  intent: Pick<SandboxIntentRow, 'id' | 'state' | 'amount' | 'currency'>,
  how: DeliveryPlan,
): Promise<void> {
  const id = `evt_sandbox_${randomBytes(12).toString('hex')}`;
  const payload = JSON.stringify({
    id,
    object: 'event',
    type,
    livemode: false,
    data: { object: about(type, intent) },
  });
  for (let copy = 0; copy < how.copies; copy++) {
    const later = how.delayMs + (how.shuffle ? Math.random() * SHUFFLED_OVER_MS : 0);
    await tx.em.query(
      `INSERT INTO sandbox_deliveries (id, event_id, payload, send_at)
       VALUES ($1, $2, $3, now() + $4 * interval '1 millisecond')`,
      [newId(), id, payload, later],
    );
  }
}

function about(type: string, intent: Pick<SandboxIntentRow, 'id' | 'state' | 'amount' | 'currency'>): object {
  if (type.startsWith('payment_intent.')) {
    const { id, state, amount, currency } = intent;
    return { object: 'payment_intent', id, status: state, amount, currency: currency.toLowerCase() };
  }
  return { object: type.split('.')[0], payment_intent: intent.id };
}
