import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '@waymark/contracts/caller';

/** Accompanies a request through HTTP, NATS, events and jobs. */
export interface RequestContext {
  requestId: string;
  caller: Caller | null; // null for visitors and for services
  callerToken?: string; // signed by the gateway, for nested calls
  deadline?: number; // epoch milliseconds
  idempotencyKey?: string;
  rpc?: string; // subject of the running RPC: the scope of its idempotency key
  inputHash?: string; // SHA-256 (hex) of the parsed RPC input
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInContext<T>(ctx: RequestContext, fn: () => T): T {
  return storage.run(ctx, fn);
}

export function context(): RequestContext | undefined {
  return storage.getStore();
}

export const deadlineExceeded = (): boolean => Date.now() > (context()?.deadline ?? Number.POSITIVE_INFINITY);
