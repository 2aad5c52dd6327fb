import type { PaymentIntent } from '@waymark/contracts/payments/http';
import type { Harness } from './harness.ts';

export async function intentRowId(payments: Harness, { paymentIntentId }: PaymentIntent): Promise<string> {
  const [row] = await payments.sql<{ id: string }>('SELECT id FROM intents WHERE provider_id = $1', [
    paymentIntentId,
  ]);
  return row!.id;
}

/** The refunds of a session, oldest first. */
export const refundRows = (payments: Harness, sessionId: string) =>
  payments.sql<{ id: string; state: string; amount: number; attempts: number; stuck: boolean }>(
    `SELECT r.id, r.state, r.amount, r.attempts, r.stuck_at IS NOT NULL AS stuck
     FROM refunds r JOIN intents i ON i.id = r.intent_id WHERE session_id = $1 ORDER BY r.created_at`,
    [sessionId],
  );
