import type { Columns } from '@waymark/database/columns';
import type { Intent } from '../domain/intent.ts';
import type { IntentsTable, RefundsTable } from './tables.ts';

export const INTENT = `i.id, i.session_id AS "sessionId", i.purpose, i.payer_id AS "payerId", i.mentor_id AS "mentorId",
  i.mentor_name AS "mentorName", i.starts_at AS "startsAt", i.learner_timezone AS "learnerTimezone", i.amount, i.currency,
  i.expires_at AS "expiresAt", i.provider, i.provider_id AS "providerId", i.client_secret AS "clientSecret", i.state,
  i.mismatch, i.refund_reserved > 0 AS refunding, i.cancel_wanted_at AS "cancelRequestedAt", i.error_message AS "errorMessage", i.end_reason AS "endReason", i.checks,
  i.created_at AS "createdAt", i.asked_at AS "requestedAt"`;

export const REFUNDED_INTENT = `${INTENT}, r.cause, r.refusal, r.reason, r.amount AS "refundAmount", i.captured_currency AS "capturedCurrency"`;

export type IntentRow = Columns<
  IntentsTable,
  Exclude<keyof Intent, 'mismatch' | 'refunding' | 'cancelRequestedAt' | 'requestedAt'>
> & {
  mismatch: NonNullable<IntentsTable['mismatch']>;
  refunding: boolean;
  cancelRequestedAt: IntentsTable['cancel_wanted_at'];
  requestedAt: IntentsTable['asked_at'];
};

export type RefundedIntentRow = IntentRow &
  Columns<RefundsTable, 'cause' | 'refusal' | 'reason'> & {
    refundAmount: RefundsTable['amount'];
    capturedCurrency: NonNullable<IntentsTable['captured_currency']>;
  };
