import { eventually } from '@waymark/testing/eventually';
import type { Fault, Step, StripeServer } from '../../services/payments/src/testing/stripe/stripe-server.ts';

/** What the provider is asked for; `poll`: whether a refund is through. */
type What = 'create' | 'retrieve' | 'cancel' | 'refund' | 'poll';
/** Returns what the held requests get; undefined for the usual response. */
export type WhatHappens = () => Promise<Fault['response'] | undefined>;

interface Gate {
  what: What;
  when: Step['when'];
  /** An intent or a refund, by the provider's id; without one, whichever comes. */
  of: string | undefined;
  /** Held requests whose sender still waits. */
  waiting: number;
}

/** Holds requests to the provider at chosen steps, all at once, and lets them go on together. */
export class Steps {
  private gates: Gate[] = [];
  private open = Promise.withResolvers<Fault['response'] | undefined>();

  constructor(stripe: StripeServer) {
    stripe.onStep = (step) => this.reached(step);
  }

  hold(what: What, when: Step['when'], of?: string): void {
    this.gates.push({ what, when, of, waiting: 0 });
  }

  /** Waits until a request is held at every gate of these kinds. */
  async held(kinds: What[]): Promise<void> {
    await eventually(
      () => {
        const empty = this.gates.filter(({ what, waiting }) => kinds.includes(what) && waiting === 0);
        if (empty.length > 0) throw new Error(`no request has reached ${empty.map(({ what }) => what)}`);
      },
      { timeoutMs: 60_000, intervalMs: 10 },
    );
  }

  release(answer: Fault['response'] | undefined): void {
    this.gates = [];
    this.open.resolve(answer);
    this.open = Promise.withResolvers();
  }

  private async reached(step: Step): Promise<Fault['response'] | undefined> {
    const what = whatOf(step);
    const gate = this.gates.find(
      (one) => one.what === what && one.when === step.when && (!one.of || about(step, one.of)),
    );
    if (!gate) return undefined;
    gate.waiting += 1;
    const left = new Promise<undefined>((resolve) =>
      step.disconnected.addEventListener('abort', () => resolve(undefined)),
    );
    const answer = await Promise.race([this.open.promise, left]);
    gate.waiting -= 1;
    return answer;
  }
}

const about = ({ path, body }: Step, id: string): boolean => path.includes(id) || body.includes(id);

function whatOf({ method, path }: Step): What | null {
  const { pathname } = new URL(path, 'http://stripe');
  if (pathname.endsWith('/cancel')) return 'cancel';
  if (method === 'POST' && pathname === '/v1/payment_intents') return 'create';
  if (method === 'POST' && pathname === '/v1/refunds') return 'refund';
  if (method === 'GET' && /^\/v1\/refunds\/./.test(pathname)) return 'poll';
  return method === 'GET' && /^\/v1\/payment_intents\/./.test(pathname) ? 'retrieve' : null;
}
