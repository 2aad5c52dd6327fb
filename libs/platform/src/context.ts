import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller, Role } from '@waymark/contracts/caller';
import { AppError } from '@waymark/kernel/app-error';

/** What belongs to one request and follows it through HTTP, NATS, events and jobs. */
export interface RequestContext {
  requestId: string;
  /** Who asks; null for anonymous visitors and for work a service does on its own. */
  caller: Caller | null;
  /** The caller as signed by the gateway, so that nested calls can hand it on. */
  callerToken?: string;
  /** Epoch milliseconds after which nobody waits for the answer. */
  deadline?: number;
  idempotencyKey?: string;
  /** Subject of the RPC whose handler runs; the scope of its idempotency key. */
  rpc?: string;
  /** SHA-256 (hex) of the parsed RPC input; set only while an RPC handler runs. */
  inputHash?: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `fn` (and all it awaits) inside this context. */
export function runInContext<T>(ctx: RequestContext, fn: () => T): T {
  return storage.run(ctx, fn);
}

/** The context of the running request, or undefined outside of one. */
export function context(): RequestContext | undefined {
  return storage.getStore();
}

/** Whether the running request's caller has stopped waiting; false outside of a request. */
export const deadlineExceeded = (): boolean => Date.now() > (context()?.deadline ?? Number.POSITIVE_INFINITY);

/** The logged-in caller; throws AppError UNAUTHENTICATED when there is none. */
export function requireCaller(): Caller {
  const caller = context()?.caller;
  if (!caller) throw new AppError('UNAUTHENTICATED', 'Please log in first.');
  return caller;
}

/** The logged-in caller when it has one of these roles; throws UNAUTHENTICATED or FORBIDDEN otherwise. */
export function requireRole(...roles: Role[]): Caller {
  const caller = requireCaller();
  if (!roles.includes(caller.role)) {
    throw new AppError('FORBIDDEN', 'Your account is not allowed to do this.');
  }
  return caller;
}
