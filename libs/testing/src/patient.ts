import type { AnyRpc } from '@waymark/contracts/rpc';

const MIN_TIMEOUT_MS = 30_000;

/** The RPC with a timeout of at least 30 s, for tests that do not measure time. */
export function patient<R extends AnyRpc>(rpc: R): R {
  return { ...rpc, timeoutMs: Math.max(rpc.timeoutMs, MIN_TIMEOUT_MS) };
}
