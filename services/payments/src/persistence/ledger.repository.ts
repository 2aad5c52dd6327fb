import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import type { LedgerTable } from './tables.ts';

interface LedgerEntry {
  kind: LedgerTable['kind'];
  intentId: string;
  refundId?: string;
  disputeId?: string;
  /** Cents. */
  amount: number;
  currency: string;
}

@Injectable()
export class LedgerRepository {
  async add(tx: Tx, { kind, intentId, refundId, disputeId, amount, currency }: LedgerEntry): Promise<void> {
    await tx.em.query(
      `INSERT INTO ledger (kind, intent_id, refund_id, dispute_id, amount, currency)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [kind, intentId, refundId ?? null, disputeId ?? null, amount, currency],
    );
  }
}
