import { Injectable } from '@nestjs/common';
import { PaymentReturned } from '@waymark/contracts/payments/events';
import type { Tx } from '@waymark/database/tx';
import type { Intent } from '../domain/intent.ts';
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
    let { free } = await this.refunds.balance(tx, intent.id);
    for (const waiting of free < amount ? await this.refunds.waiting(tx, intent.id) : []) {
      const cut = Math.min(amount - free, waiting.amount);
      if (cut === 0) break;
      free += cut;
      if (cut < waiting.amount) await this.refunds.reduce(tx, waiting.id, waiting.amount - cut);
      else await this.cover(tx, intent, waiting.id);
    }
    return Math.min(free, amount);
  }

  publish(tx: Tx, { id: intentId, sessionId, payerId }: Intent): void {
    tx.emit(PaymentReturned, { intentId, sessionId, payerId }, { audience: [payerId] });
  }

  private async cover(tx: Tx, intent: Intent, refundId: string): Promise<void> {
    await this.refunds.cover(tx, refundId);
    this.publish(tx, intent);
  }
}
