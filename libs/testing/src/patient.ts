import type { AnyRpc } from '@waymark/contracts/rpc';

const PATIENCE_MS = 30_000;

/** The same question with at least 30 s for its answer: for tests of what is answered, not of how soon. */
export function patient<R extends AnyRpc>(rpc: R): R {
  return { ...rpc, timeoutMs: Math.max(rpc.timeoutMs, PATIENCE_MS) };
}
