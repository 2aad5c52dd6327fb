import { AppError } from '@waymark/kernel/app-error';
import { context } from '@waymark/platform/context';
import type { LastWrites } from './outbox.ts';
import type { Wire } from './session.ts';

/** One request as its sender names it. */
export interface IdempotencyKey {
  scope: string;
  userId: number;
  key: string;
  inputHash: string;
}

/** The running request's key; its scope is the RPC's subject. Undefined when its sender gave none. */
export function requestKey(): IdempotencyKey | undefined {
  const request = context();
  if (!request?.idempotencyKey || !request.rpc) return undefined;
  return {
    scope: request.rpc,
    userId: request.caller?.userId ?? 0,
    key: request.idempotencyKey,
    inputHash: request.inputHash ?? '',
  };
}

/** What was answered before under the same key; thrown, so that whatever was done meanwhile is rolled back. */
export class Replay extends Error {
  constructor(readonly answer: unknown) {
    super('answered before');
  }
}

/** What is stored under a key: $1 the scope, $2 the user, $3 the key. */
export const STORED = `SELECT input_hash, response FROM idempotency_keys
  WHERE scope = $1 AND user_id = $2 AND key = $3`;

export interface Stored {
  input_hash: string;
  response: { answer: unknown } | null;
}

/** Throws IDEMPOTENCY_MISMATCH when what is stored belongs to another input. */
export function replayOf(key: IdempotencyKey, stored: Stored | undefined): Replay {
  if (stored?.input_hash === key.inputHash) return new Replay(stored.response?.answer);
  throw new AppError('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was already used for another request.');
}

/**
 * Reserves the key in this transaction. The two statements travel with the first ones of the work, so that reserving
 * costs no trip: await the outcome before anything is committed, and before an error of the work is told. Rejects with
 * Replay when the key was answered before. Requests that arrive together wait here until the first one commits (they
 * replay it) or rolls back (the next one does the work). Rejects with IDEMPOTENCY_MISMATCH when the key came with
 * another input.
 */
export async function reserveKey(wire: Wire, key: IdempotencyKey): Promise<void> {
  const reserving = wire.sendPrepared(
    `INSERT INTO idempotency_keys (scope, user_id, key, input_hash) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING key`,
    [key.scope, key.userId, key.key, key.inputHash],
  );
  const looking = wire.sendPrepared<Stored>(STORED, [key.scope, key.userId, key.key]);
  const [reserved, [stored]] = [await reserving, await looking];
  if (reserved.length === 0) throw replayOf(key, stored);
}

/**
 * Keeps the answer for later requests, as a write that goes with others (`$first` is its first parameter), and the answer
 * as they will see it (after a trip through JSON).
 */
export function keepAnswer<T>(key: IdempotencyKey, answer: T, first: number): { write: LastWrites; kept: T } {
  const response = JSON.stringify({ answer });
  const sql = `answered AS (UPDATE idempotency_keys SET response = $${first}
    WHERE scope = $${first + 1} AND user_id = $${first + 2} AND key = $${first + 3})`;
  const params = [response, key.scope, key.userId, key.key];
  return { write: { sql, params }, kept: JSON.parse(response).answer as T };
}
