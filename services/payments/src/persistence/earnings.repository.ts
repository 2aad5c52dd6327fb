import { Injectable } from '@nestjs/common';
import type { Currency } from '@waymark/contracts/money';
import type { Payout } from '@waymark/contracts/payments/earnings';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import type { EarningTerms } from '../domain/earning.ts';
import { PAYOUT, type PayoutRow, toPayout } from './payout-rows.ts';

/** The part of a payment in a payout. */
export interface DuePayment {
  intentId: string;
  /** Cents; negative: set off. */
  due: number;
}

export interface NewPayout {
  mentorId: number;
  amount: number;
  currency: Currency;
  reference: string;
  adminId: number;
}

@Injectable()
export class EarningsRepository {
  async add(tx: Tx, intentId: string, { feeBasisPoints, delayDays }: EarningTerms): Promise<void> {
    await tx.em.query('INSERT INTO earnings (intent_id, fee_basis_points, delay_days) VALUES ($1, $2, $3)', [
      ...[intentId, feeBasisPoints, delayDays],
    ]);
  }

  /** Locks the payments of a mentor that are due, and returns them. No refund or dispute is stored for them until the end. */
  async lockDue(tx: Tx, mentorId: number, currency: Currency): Promise<DuePayment[]> {
    const due = `SELECT intent_id AS "intentId", due FROM earning_balances
      WHERE mentor_id = $1 AND currency = $2 AND due <> 0`;
    const found = await tx.em.query<DuePayment[]>(due, [mentorId, currency]);
    const ids = found.map(({ intentId }) => intentId);
    await tx.em.query('SELECT FROM intents WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids]);
    // As it is now that nothing else changes it.
    return tx.em.query<DuePayment[]>(`${due} AND intent_id = ANY($3)`, [mentorId, currency, ids]);
  }

  /** The database refuses entries that are not all that is due of their payment, or that do not add up to the payout. */
  async insertPayout(tx: Tx, payout: NewPayout, payments: readonly DuePayment[]): Promise<Payout> {
    const { mentorId, amount, currency, reference, adminId } = payout;
    const [inserted] = await tx.em.query<PayoutRow[]>(
      `INSERT INTO payouts (id, mentor_id, amount, currency, reference, made_by) VALUES ($1, $2, $3, $4, $5, $6)
       RETURNING ${PAYOUT}`,
      [newId(), mentorId, amount, currency, reference, adminId],
    );
    await tx.em.query(
      `INSERT INTO ledger (kind, intent_id, payout_id, amount, currency)
       SELECT CASE WHEN due > 0 THEN 'payout' ELSE 'payout-return' END, id, $1, abs(due), $2
       FROM unnest($3::uuid[], $4::integer[]) AS part (id, due)`,
      [inserted!.id, currency, payments.map(({ intentId }) => intentId), payments.map(({ due }) => due)],
    );
    return toPayout(inserted!);
  }
}
