import { Inject, Injectable } from '@nestjs/common';
import type { SessionsAtDeletion, Sums } from '@waymark/contracts/identity/account';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { cancelRefund } from '../domain/policy.ts';
import type { SessionState } from '../domain/session-state.ts';
import { type DetailsRow, selectDetails, toDetails } from './session-rows.ts';

interface Facts {
  unpaid: { amount: number; currency: string }[];
  reviewsWritten: number;
}

const FACTS = `SELECT
  (SELECT count(*)::int FROM reviews WHERE learner_id = $1) AS "reviewsWritten",
  (SELECT coalesce(json_agg(json_build_object('amount', price_cents, 'currency', currency)), '[]')
    FROM sessions WHERE learner_id = $1 AND payment = 'due') AS unpaid`;

/** What the deletion of an account does to sessions. */
@Injectable()
export class DeletionReader {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(userId: number): Promise<SessionsAtDeletion> {
    const now = this.clock.now();
    const [facts] = await this.db.query<Facts>(FACTS, [userId]);
    const rows = await this.db.query<DetailsRow>(
      `${selectDetails()} WHERE $1 IN (s.mentor_id, s.learner_id) AND s.status = 'scheduled' AND s.starts_at > $2`,
      [userId, now],
    );
    const sessions = rows.map((row) => toDetails(row).state);
    const asLearner = sessions.filter(({ learnerId }) => learnerId === userId);
    const asMentor = sessions.filter(({ mentorId }) => mentorId === userId);
    const refund = (by: 'learner' | 'mentor') => (session: SessionState) => cancelRefund(session, by, now);
    const lost = (session: SessionState) =>
      session.payment === 'paid' ? session.price - refund('learner')(session) : 0;
    const { unpaid, reviewsWritten } = facts!;
    return {
      asLearner: {
        cancelled: asLearner.length,
        refunded: sumsOf(asLearner, refund('learner')),
        notRefunded: sumsOf(asLearner, lost),
      },
      asMentor: { cancelled: asMentor.length, refunded: sumsOf(asMentor, refund('mentor')) },
      unpaid: { count: unpaid.length, amounts: sumsOf(unpaid, ({ amount }) => amount) },
      reviewsWritten,
    };
  }
}

function sumsOf<T extends { currency: string }>(items: T[], amountOf: (item: T) => number): Sums {
  const sums = new Map<string, number>();
  for (const item of items) sums.set(item.currency, (sums.get(item.currency) ?? 0) + amountOf(item));
  return [...sums].filter(([, amount]) => amount > 0).map(([currency, amount]) => ({ amount, currency }));
}
