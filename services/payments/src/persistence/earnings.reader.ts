import { Injectable } from '@nestjs/common';
import type { Currency } from '@waymark/contracts/money';
import type { Earning, EarningsSummary, OwedToMentor, Payout } from '@waymark/contracts/payments/earnings';
import { receiptNumber } from '@waymark/contracts/payments/receipt';
import { decodeTimeCursor, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import { z } from 'zod';
import { type EarningBalance, earningState } from '../domain/earning.ts';
import { PAYOUT, type PayoutRow, toPayout } from './payout-rows.ts';

interface EarningRow extends EarningBalance {
  id: string;
  sessionId: string;
  startsAt: Date;
  capturedAt: Date;
  currency: Currency;
  price: number;
  refunded: number;
  fee: number;
  paidAt: Date | null;
}

/** A payment that scheduling refused was for no session. */
const EARNINGS = `SELECT b.intent_id AS id, b.session_id AS "sessionId", b.starts_at AS "startsAt", b.captured_at AS "capturedAt",
    b.currency, b.price, b.refunded, b.fee, b.share, b.paid, b.paid_at AS "paidAt", b.due, b.due_at AS "dueAt", b.hold
  FROM earning_balances b
  WHERE b.mentor_id = $1 AND ($3::timestamptz IS NULL OR (b.captured_at, b.intent_id) < ($3, $4::uuid))
    AND NOT EXISTS (SELECT FROM refunds r WHERE r.intent_id = b.intent_id AND r.cause = 'refused')
  ORDER BY b.captured_at DESC, b.intent_id DESC LIMIT $2`;

const SUMS = `SELECT currency, sum(due)::integer AS due, sum(paid)::integer AS paid,
    coalesce(sum(share - paid) FILTER (WHERE due = 0), 0)::integer AS waiting
  FROM earning_balances WHERE mentor_id = $1 GROUP BY currency ORDER BY currency`;

const OWED = `SELECT mentor_id AS "mentorId", currency, (array_agg(mentor_name ORDER BY captured_at DESC))[1] AS name,
    sum(due)::integer AS due, coalesce(sum(share - paid) FILTER (WHERE due = 0), 0)::integer AS waiting
  FROM earning_balances WHERE share <> paid GROUP BY mentor_id, currency
  ORDER BY sum(due) DESC, mentor_id, currency LIMIT 500`;

@Injectable()
export class EarningsReader {
  constructor(private readonly db: Database) {}

  /** Newest first. */
  async page(mentorId: number, { limit, cursor }: { limit: number; cursor?: string }) {
    const before = decodeTimeCursor(cursor, z.uuid());
    const params = [mentorId, limit + 1, before?.at ?? null, before?.id ?? null];
    const rows = await this.db.query<EarningRow>(EARNINGS, params);
    return pageByTime<Earning>(rows.map(toEarning), limit, ({ capturedAt, id }) => ({
      at: new Date(capturedAt),
      id,
    }));
  }

  sums(mentorId: number): Promise<EarningsSummary['sums']> {
    return this.db.query(SUMS, [mentorId]);
  }

  /** The latest first. */
  async payouts(mentorId: number): Promise<Payout[]> {
    const rows = await this.db.query<PayoutRow>(
      `SELECT ${PAYOUT} FROM payouts WHERE mentor_id = $1 ORDER BY made_at DESC, id DESC LIMIT 50`,
      [mentorId],
    );
    return rows.map(toPayout);
  }

  owed(): Promise<OwedToMentor[]> {
    return this.db.query(OWED);
  }
}

const toEarning = ({ due, hold, startsAt, capturedAt, dueAt, paidAt, ...row }: EarningRow): Earning => ({
  ...row,
  receipt: receiptNumber(row.id),
  state: earningState({ ...row, due, dueAt, hold }),
  startsAt: startsAt.toISOString(),
  capturedAt: capturedAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
  paidAt: paidAt?.toISOString() ?? null,
});
