import { Injectable } from '@nestjs/common';
import type { AdminPayment, ListPaymentsQuery } from '@waymark/contracts/payments/admin-payments';
import { receiptEnd } from '@waymark/contracts/payments/receipt';
import { decodeTimeCursor, type PageKey, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import { isId } from '@waymark/kernel/ids';
import { z } from 'zod';
import { isInState, PAID_AMOUNT, PAYMENT, type PaymentRow, toPayment } from './payment-rows.ts';

const MAX_WORDS = 10;
const MAX_NAMED = 100;

/** Payments that a text names: by an id of ours or the provider's, or a receipt number. */
const NAMED = `SELECT id FROM intents WHERE session_id = $1 OR id = $2::uuid OR right(id::text, 12) = $3
  UNION SELECT id FROM intents WHERE provider IN ('sandbox', 'stripe') AND provider_id = $1
  UNION SELECT intent_id FROM refunds WHERE provider_id = $1
  UNION SELECT intent_id FROM refunds WHERE id = $2::uuid
  UNION SELECT intent_id FROM disputes WHERE provider_id = $1
  LIMIT ${MAX_NAMED}`;

interface PaymentSearch extends Omit<ListPaymentsQuery, 'cursor'> {
  /** The people that the words of `q` belong to. */
  userIds: number[];
}

/** Payments as admins search them. */
@Injectable()
export class AdminPaymentsReader {
  constructor(private readonly db: Database) {}

  /** Newest first. */
  async page({ cursor, ...search }: PaymentSearch & { cursor?: string }) {
    const before = decodeTimeCursor(cursor, z.uuid());
    const named = search.q ? await this.named(search.q) : [];
    const { sql, params } = paymentsStatement(search, named, before);
    const rows = await this.db.query<PaymentRow>(sql, params);
    return pageByTime<AdminPayment>(rows.map(toPayment), search.limit, ({ createdAt, id }) => ({
      at: new Date(createdAt),
      id,
    }));
  }

  private async named(q: string): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(NAMED, [q, isId(q) ? q : null, receiptEnd(q)]);
    return rows.map(({ id }) => id);
  }
}

/** One page and one row more. `named`: the payments that `q` names; without any it is the words of a person. */
export function paymentsStatement(
  { q, userIds, userId, amount, state, from, to, limit }: PaymentSearch,
  named: string[] = [],
  before?: PageKey,
): { sql: string; params: unknown[] } {
  const params: unknown[] = [limit + 1];
  const add = (value: unknown) => `$${params.push(value)}`;
  const conditions: string[] = [];
  if (named.length > 0) conditions.push(`i.id = ANY(${add(named)})`);
  else if (q) conditions.push(ofPerson(q, userIds, add));
  if (userId) {
    const id = add(userId);
    conditions.push(`(i.payer_id = ${id} OR i.mentor_id = ${id})`);
  }
  if (amount) conditions.push(`${PAID_AMOUNT} = ${add(amount)}`);
  if (state) conditions.push(isInState(state, add(state)));
  if (from) conditions.push(`i.created_at >= ${add(from)}`);
  if (to) conditions.push(`i.created_at < ${add(to)}`);
  if (before) conditions.push(`(i.created_at, i.id) < (${add(before.at)}, ${add(before.id)}::uuid)`);
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  return {
    sql: `SELECT ${PAYMENT} FROM intents i ${where} ORDER BY i.created_at DESC, i.id DESC LIMIT $1`,
    params,
  };
}

function ofPerson(q: string, userIds: number[], add: (value: unknown) => string): string {
  const ids = add(userIds);
  const words = q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const names = words.map((word) => `lower(i.mentor_name) LIKE ${add(patternOf(word))}`).join(' AND ');
  return `(i.payer_id = ANY(${ids}) OR i.mentor_id = ANY(${ids}) OR (${names}))`;
}

const patternOf = (word: string): string => `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
