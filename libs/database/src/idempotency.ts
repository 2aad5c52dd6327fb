import { AppError } from '@waymark/kernel/app-error';
import { context } from '@waymark/platform/context';
import type { EntityManager } from 'typeorm';
import { queryPrepared } from './prepared.ts';

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

/** The stored response of the same key; thrown to roll back. */
export class Replay extends Error {
  constructor(readonly response: unknown) {
    super('replayed');
  }
}

/** $1: scope, $2: user, $3: key. */
export const STORED = `SELECT input_hash, response FROM idempotency_keys
  WHERE scope = $1 AND user_id = $2 AND key = $3`;

export interface Stored {
  input_hash: string;
  response: Record<'answer', unknown> | null;
}

/** Throws IDEMPOTENCY_MISMATCH when the key was used with another input. */
export function toReplay(key: IdempotencyKey, stored: Stored | undefined): Replay {
  if (stored?.input_hash === key.inputHash) return new Replay(stored.response?.answer);
  throw new AppError('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was already used for another request.');
}

/**
 * Reserves the key in this transaction. Concurrent requests wait here until the first one commits or rolls back. Throws
 * Replay if the key has a stored response, and IDEMPOTENCY_MISMATCH if it was used with another input.
 */
export async function reserveKey(em: EntityManager, key: IdempotencyKey): Promise<void> {
  const reserved = await queryPrepared(
    em,
    `INSERT INTO idempotency_keys (scope, user_id, key, input_hash) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING key`,
    [key.scope, key.userId, key.key, key.inputHash],
  );
  if (reserved.length > 0) return;
  const [stored] = await queryPrepared<Stored>(em, STORED, [key.scope, key.userId, key.key]);
  throw toReplay(key, stored);
}

/** Stores the response for later requests and returns it as they will receive it (JSON). */
export async function storeResponse<T>(em: EntityManager, key: IdempotencyKey, result: T): Promise<T> {
  const response = JSON.stringify({ answer: result });
  await queryPrepared(
    em,
    'UPDATE idempotency_keys SET response = $1 WHERE scope = $2 AND user_id = $3 AND key = $4',
    [response, key.scope, key.userId, key.key],
  );
  return JSON.parse(response).answer as T;
}
