import { AppError } from '@waymark/kernel/app-error';
import { context } from '@waymark/platform/context';
import type { FinalWrites } from './outbox.ts';
import type { Pipeline } from './session.ts';

export interface IdempotencyKey {
  scope: string;
  userId: number;
  key: string;
  inputHash: string;
}

/** The running request's key, scoped to the RPC's subject; undefined if the sender gave none. */
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

/** The key has a stored response; thrown to roll back. */
export class Replay extends Error {
  constructor(readonly response: unknown) {
    super('this request has a stored response');
  }
}

export const STORED = `SELECT input_hash, response FROM idempotency_keys
  WHERE scope = $1 AND user_id = $2 AND key = $3`;

export interface Stored {
  input_hash: string;
  response: Record<'answer', unknown> | null;
}

/** Throws IDEMPOTENCY_MISMATCH if the stored input is another one. */
export function replayOf(key: IdempotencyKey, stored: Stored | undefined): Replay {
  if (stored?.input_hash === key.inputHash) return new Replay(stored.response?.answer);
  throw new AppError('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was already used for another request.');
}

/** Await before committing or reporting an error. Throws Replay for a stored response; concurrent requests wait. */
export async function reserveKey(pipeline: Pipeline, key: IdempotencyKey): Promise<void> {
  const reserving = pipeline.sendPrepared(
    `INSERT INTO idempotency_keys (scope, user_id, key, input_hash) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING key`,
    [key.scope, key.userId, key.key, key.inputHash],
  );
  const reading = pipeline.sendPrepared<Stored>(STORED, [key.scope, key.userId, key.key]);
  const [reserved, [stored]] = [await reserving, await reading];
  if (reserved.length === 0) throw replayOf(key, stored);
}

/** The write that stores the response (`$first`: its first parameter), and the response as JSON returns it. */
export function storeResponse<T>(
  key: IdempotencyKey,
  result: T,
  first: number,
): { write: FinalWrites; parsed: T } {
  const response = JSON.stringify({ answer: result });
  const sql = `stored_response AS (UPDATE idempotency_keys SET response = $${first}
    WHERE scope = $${first + 1} AND user_id = $${first + 2} AND key = $${first + 3})`;
  const params = [response, key.scope, key.userId, key.key];
  return { write: { sql, params }, parsed: JSON.parse(response).answer as T };
}
