import { eventually } from '@waymark/testing/eventually';
import type { Fault, Step, StripeServer } from '../../services/payments/src/testing/stripe/stripe-server.ts';

/** Kinds of requests to the provider; `poll` reads the state of a refund. */
type StepKind = 'create' | 'retrieve' | 'cancel' | 'refund' | 'poll';
/** Returns the response of the held requests; undefined for the usual one. */
export type Incident = () => Promise<Fault['response'] | undefined>;

interface Gate {
  what: StepKind;
  when: Step['when'];
  /** Provider's id of an intent or refund; undefined for any. */
  of: string | undefined;
  /** Number of held requests that the client has not closed. */
  waiting: number;
}

/** Holds requests to the provider at chosen steps and releases them together. */
export class Steps {
  private gates: Gate[] = [];
  private open = Promise.withResolvers<Fault['response'] | undefined>();

  constructor(stripe: StripeServer) {
    stripe.onStep = (step) => this.reached(step);
  }

  hold(what: StepKind, when: Step['when'], of?: string): void {
    this.gates.push({ what, when, of, waiting: 0 });
  }

  /** Waits until a request is held at every gate of these kinds. */
  async held(kinds: StepKind[]): Promise<void> {
    await eventually(
      () => {
        const empty = this.gates.filter(({ what, waiting }) => kinds.includes(what) && waiting === 0);
        if (empty.length > 0) throw new Error(`no request has reached ${empty.map(({ what }) => what)}`);
      },
      { timeoutMs: 60_000, intervalMs: 10 },
    );
  }

  release(response: Fault['response'] | undefined): void {
    this.gates = [];
    this.open.resolve(response);
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
    const response = await Promise.race([this.open.promise, left]);
    gate.waiting -= 1;
    return response;
  }
}

const about = ({ path, body }: Step, id: string): boolean => path.includes(id) || body.includes(id);

function whatOf({ method, path }: Step): StepKind | null {
  const { pathname } = new URL(path, 'http://stripe');
  if (pathname.endsWith('/cancel')) return 'cancel';
  if (method === 'POST' && pathname === '/v1/payment_intents') return 'create';
  if (method === 'POST' && pathname === '/v1/refunds') return 'refund';
  if (method === 'GET' && /^\/v1\/refunds\/./.test(pathname)) return 'poll';
  return method === 'GET' && /^\/v1\/payment_intents\/./.test(pathname) ? 'retrieve' : null;
}
