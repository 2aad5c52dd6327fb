import { AsyncResource } from 'node:async_hooks';
import type { AnyRpc } from '@waymark/contracts/rpc';
import type { RpcResponder } from './rpc-wire.ts';

/** Of a process's manifest: RPCs it may call, or subject patterns. */
export type Callable = readonly (AnyRpc | string)[];

/** RPCs of services that share a Node process with their callers. Empty unless `share` is called. */
class LocalRpcs {
  private readonly responders = new Map<string, RpcResponder>();
  // A responder must not inherit the caller's request context or transaction.
  private readonly outside = new AsyncResource('LocalRpcs');
  private isShared = false;

  /** Whether services that start from now on call each other without NATS. */
  share(isShared: boolean): void {
    this.isShared = isShared;
  }

  add(subject: string, respond: RpcResponder): void {
    if (this.isShared) this.responders.set(subject, respond);
  }

  remove(subject: string, respond: RpcResponder): void {
    if (this.responders.get(subject) === respond) this.responders.delete(subject);
  }

  /** The responder of an RPC, unless it is in another process or the caller's manifest does not name it. */
  find(subject: string, calls: Callable): RpcResponder | undefined {
    const respond = this.responders.get(subject);
    // NATS then refuses the call as in any other process.
    if (!respond || !calls.some((call) => covers(call, subject))) return undefined;
    return (input, headers) => this.outside.runInAsyncScope(respond, undefined, input, headers);
  }
}

export const localRpcs = new LocalRpcs();

/** As NATS matches a subject. */
function covers(call: AnyRpc | string, subject: string): boolean {
  if (typeof call !== 'string') return call.subject === subject;
  const tokens = subject.split('.');
  const pattern = call.split('.');
  if (pattern.at(-1) === '>') {
    return pattern.length <= tokens.length && pattern.slice(0, -1).every(matches);
  }
  return pattern.length === tokens.length && pattern.every(matches);

  function matches(token: string, index: number): boolean {
    return token === '*' || token === tokens[index];
  }
}
