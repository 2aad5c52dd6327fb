import { Injectable } from '@nestjs/common';
import { PaymentReturned } from '@waymark/contracts/payments/events';
import type { Tx } from '@waymark/database/tx';
import type { Intent } from '../domain/intent.ts';
import { reduceBy } from '../domain/refund.ts';
import { OutsideRefundsRepository } from '../persistence/outside-refunds.repository.ts';

/** Reduces the waiting refunds of a payment that the payer got back in another way. */
@Injectable()
export class ReduceRefunds {
  constructor(private readonly refunds: OutsideRefundsRepository) {}

  /**
   * Frees `amount` cents of the captured amount, under the caller's lock on the intent. Returns how many are free, which
   * are fewer if refunds of that amount are requested already.
   */
  async free(tx: Tx, intent: Intent, amount: number): Promise<number> {
    const { free } = await this.refunds.balance(tx, intent.id);
    if (free >= amount) return amount;
    const waiting = await this.refunds.waiting(tx, intent.id);
    const { reduced, left } = reduceBy(amount - free, waiting);
    const byAdmin = new Set(waiting.filter(({ cause }) => cause === 'admin').map(({ id }) => id));
    for (const refund of reduced) {
      if (refund.amount > 0) await this.refunds.reduce(tx, refund.id, refund.amount);
      else await this.refunds.cover(tx, refund.id);
      // No session waits for the refund of an admin.
      if (refund.amount === 0 && !byAdmin.has(refund.id)) this.publish(tx, intent);
    }
    return amount - left;
  }

  publish(tx: Tx, { id: intentId, sessionId, payerId }: Intent): void {
    tx.emit(PaymentReturned, { intentId, sessionId, payerId }, { audience: [payerId] });
  }
}
