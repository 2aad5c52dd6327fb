import type { AnyRpc } from '@waymark/contracts/rpc';

const PATIENCE_MS = 30_000;

/** The same RPC with a timeout of at least 30 s, for tests that do not measure time. */
export function patient<R extends AnyRpc>(rpc: R): R {
  return { ...rpc, timeoutMs: Math.max(rpc.timeoutMs, PATIENCE_MS) };
}
