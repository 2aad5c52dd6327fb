import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';

interface LedgerEntry {
  kind: 'intent' | 'capture' | 'refund';
  intentId: string;
  refundId?: string;
  /** Cents. */
  amount: number;
  currency: string;
}

@Injectable()
export class LedgerRepository {
  async add(tx: Tx, { kind, intentId, refundId, amount, currency }: LedgerEntry): Promise<void> {
    await tx.em.query(
      `INSERT INTO ledger (kind, intent_id, refund_id, amount, currency) VALUES ($1, $2, $3, $4, $5)`,
      [kind, intentId, refundId ?? null, amount, currency],
    );
  }
}
