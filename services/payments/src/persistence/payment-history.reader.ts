import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { PaymentHistory } from '../domain/evidence.ts';
import type { IntentsTable } from './tables.ts';

const PAYMENT = `SELECT i.provider_id AS "providerId", i.mentor_name AS "mentorName", i.payer_id AS "payerId",
    i.created_at AS "createdAt", i.captured_at AS "capturedAt", i.captured_amount AS amount, i.captured_currency AS currency,
    coalesce((SELECT json_agg(json_build_object('amount', r.amount, 'cause', r.cause, 'state', r.state) ORDER BY r.created_at)
      FROM refunds r WHERE r.intent_id = i.id), '[]') AS refunds
  FROM intents i WHERE i.id = $1`;

type PaymentRow = Columns<IntentsTable, 'mentorName' | 'payerId' | 'createdAt'> &
  Pick<PaymentHistory, 'refunds'> & {
    providerId: NonNullable<IntentsTable['provider_id']>;
    capturedAt: NonNullable<IntentsTable['captured_at']>;
    amount: NonNullable<IntentsTable['captured_amount']>;
    currency: NonNullable<IntentsTable['captured_currency']>;
  };

@Injectable()
export class PaymentHistoryReader {
  constructor(private readonly db: Database) {}

  async find(intentId: string): Promise<PaymentHistory> {
    return (await this.db.query<PaymentRow>(PAYMENT, [intentId]))[0]!;
  }
}
