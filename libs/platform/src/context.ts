import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller, Role } from '@waymark/contracts/caller';
import { AppError } from '@waymark/kernel/app-error';

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

/** Throws AppError UNAUTHENTICATED without a logged-in caller. */
export function requireCaller(): Caller {
  const caller = context()?.caller;
  if (!caller) throw new AppError('UNAUTHENTICATED', 'Please log in first.');
  return caller;
}

/** Throws UNAUTHENTICATED or FORBIDDEN unless the caller has one of these roles. */
export function requireRole(...roles: Role[]): Caller {
  const caller = requireCaller();
  if (!roles.includes(caller.role)) {
    throw new AppError('FORBIDDEN', 'Your account is not allowed to do this.');
  }
  return caller;
}
