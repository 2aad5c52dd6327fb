import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { StripeAccount, StripeNo } from './stripe-account.ts';
import { listOf, parseForm } from './stripe-form.ts';

export interface Asked {
  method: string;
  path: string;
  /** As sent: form-encoded. */
  body: string;
  headers: IncomingMessage['headers'];
}

/**
 * `before`: nothing was done; `after`: it was done and kept under its key, and only the answer is missing; `kept`:
 * nothing was done, and the key answers 500 from now on, as Stripe's keys do.
 * `hang` never answers, `cut` drops the connection; numbers are status codes.
 */
export interface Fault {
  answer: 500 | 429 | 'hang' | 'cut';
  when?: 'before' | 'after' | 'kept';
  times?: number;
  /** Only requests of this kind. */
  method?: 'GET' | 'POST';
}
type Broken = Fault & { times: number };

/** A request `before` its effect, or `after` it and before the response. */
export interface Step extends Asked {
  when: 'before' | 'after';
  /** Aborted when the caller disconnects. */
  gone: AbortSignal;
}
interface Answer {
  status: number;
  body: object;
}
interface Kept {
  request: string;
  answer: Answer | null;
}

const SECRET_KEY = 'sk_test_waymark';
const WEBHOOK_SECRET = 'whsec_waymark';

/** The part of Stripe's HTTP API that we use: forms, keys, pages, errors, signed events. */
export class StripeServer {
  readonly secretKey = SECRET_KEY;
  readonly webhookSecret = WEBHOOK_SECRET;
  readonly asked: Asked[] = [];
  readonly account: StripeAccount;
  private readonly kept = new Map<string, Kept>();
  private faults: Broken[] = [];
  /** Called twice per request, which waits for it; a result replaces the response by that fault. */
  onStep: ((step: Step) => Promise<Fault['answer'] | undefined>) | undefined;

  private constructor(
    private readonly server: Server,
    private readonly now: () => number,
  ) {
    this.account = new StripeAccount(now);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.handle(request, response);
    });
  }

  static async start(options: { now?: () => number } = {}): Promise<StripeServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new StripeServer(server, options.now ?? Date.now);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Makes the next requests fail. */
  breakNext(fault: Fault): void {
    this.faults.push({ times: 1, ...fault });
  }
  heal(): void {
    this.faults = [];
  }
  /** Expires all idempotency keys, as Stripe does after a day. */
  forgetKeys(): void {
    this.kept.clear();
  }

  /** An event as Stripe signs it; `timestamp` in seconds. */
  event(type: string, object: object, options: { id?: string; timestamp?: number; secret?: string } = {}) {
    const id = options.id ?? `evt_${randomBytes(12).toString('hex')}`;
    const created = Math.floor(this.now() / 1000);
    const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } }, null, 2);
    const { timestamp = created, secret = WEBHOOK_SECRET } = options;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return { id, payload, signature };
  }

  /** Sends an event as Stripe does; returns the response status. */
  async send(url: string, event: { payload: string; signature: string }): Promise<number> {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': event.signature,
    };
    return (await fetch(url, { method: 'POST', headers, body: event.payload })).status;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await read(request);
    const { method = 'GET', url: path = '/', headers } = request;
    const asked = { method, path, body, headers };
    this.asked.push(asked);
    const hungUp = new AbortController();
    response.on('close', () => hungUp.abort());
    const reached = (when: Step['when']) => this.onStep?.({ ...asked, when, gone: hungUp.signal });
    const fault = this.nextFault(method);
    const early = fault && (fault.when ?? 'before') === 'before' ? fault.answer : await reached('before');
    if (early) return break_(response, early);
    const { answer, isReplay } = this.once(method, path, body, headers, fault?.when === 'kept');
    const late = fault?.when === 'after' ? fault.answer : await reached('after');
    if (late) return break_(response, late);
    reply(response, answer, isReplay);
  }

  private nextFault(method: string): Broken | undefined {
    const fault = this.faults.find((one) => !one.method || one.method === method);
    if (!fault) return undefined;
    fault.times -= 1;
    this.faults = this.faults.filter(({ times }) => times > 0);
    return fault;
  }

  /** The same key gets the same response, also an error; with other parameters it is an error. */
  private once(
    method: string,
    path: string,
    body: string,
    headers: IncomingMessage['headers'],
    isBroken: boolean,
  ) {
    const key = method === 'POST' ? headers['idempotency-key'] : undefined;
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return { answer: unauthorized, isReplay: false };
    if (typeof key !== 'string') return { answer: this.answer(method, path, body), isReplay: false };
    const request = `${path}?${body}`;
    const kept = this.kept.get(key);
    if (kept?.answer && kept.request === request) return { answer: kept.answer, isReplay: true };
    if (kept) return { answer: sameKey(key), isReplay: false };
    const answer = isBroken ? brokenDown : structuredClone(this.answer(method, path, body));
    this.kept.set(key, { request, answer });
    return { answer, isReplay: false };
  }

  private answer(method: string, path: string, body: string): Answer {
    try {
      return { status: 200, body: this.route(method, new URL(path, this.url), body) };
    } catch (error) {
      if (error instanceof StripeNo) return { status: error.status, body: { error: error.body } };
      throw error;
    }
  }

  private route(method: string, { pathname, search }: URL, body: string): object {
    const form = parseForm(method === 'POST' ? body : search.slice(1));
    const [, , noun, id, verb] = pathname.split('/');
    const { account } = this;
    const name = `${method} ${noun}${id ? '/:id' : ''}${verb ? `/${verb}` : ''}`;
    if (name === 'POST payment_intents') return this.shown(account.createIntent(form), form);
    if (name === 'GET payment_intents/:id') return this.shown(account.intent(id!), form);
    if (name === 'POST payment_intents/:id/cancel') return this.shown(account.cancel(id!), form);
    if (name === 'POST payment_intents/:id/confirm') return this.shown(account.pay(id!), form);
    if (name === 'GET payment_intents') return this.page([...account.intents.values()], form, pathname);
    if (name === 'POST refunds') return account.createRefund(form);
    if (name === 'GET refunds/:id') return account.refund(id!);
    if (name === 'GET refunds') {
      const of = form.payment_intent;
      const refunds = [...account.refunds.values()].filter((one) => !of || one.payment_intent === of);
      return this.page(refunds, form, pathname);
    }
    const message = `Unrecognized request URL (${method}: ${pathname}).`;
    throw new StripeNo(404, { type: 'invalid_request_error', message });
  }

  /** Newest first, `limit` at a time, after `starting_after`. */
  private page<T extends { id: string; created: number }>(
    all: T[],
    form: ReturnType<typeof parseForm>,
    url: string,
  ) {
    const since = typeof form.created === 'object' ? Number(form.created.gte ?? 0) : 0;
    const found = all.toReversed().filter((one) => one.created >= since);
    const from = form.starting_after ? found.findIndex((one) => one.id === form.starting_after) + 1 : 0;
    const limit = Math.min(Number(form.limit ?? 10), 100);
    const data = found.slice(from, from + limit).map((one) => this.shown(one, form));
    return { object: 'list', url, has_more: from + limit < found.length, data };
  }

  private shown(object: object, form: ReturnType<typeof parseForm>): object {
    const isExpanded = listOf(form.expand).some((path) => path.endsWith('latest_charge'));
    if (!isExpanded || !('latest_charge' in object)) return { ...object };
    return { ...object, latest_charge: this.account.charges.get(String(object.latest_charge)) ?? null };
  }
}

const unauthorized: Answer = {
  status: 401,
  body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****mark' } },
};
const sameKey = (key: string): Answer => ({
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    },
  },
});

function reply(response: ServerResponse, { status, body }: Answer, isReplay = false): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${randomBytes(7).toString('hex')}`,
    ...(isReplay ? { 'idempotent-replayed': 'true' } : {}),
  });
  response.end(JSON.stringify(body));
}

const brokenDown = { status: 500, body: { error: { type: 'api_error', message: 'Something broke' } } };

function break_(response: ServerResponse, how: Fault['answer']): void {
  if (how === 'cut') response.destroy();
  else if (how === 429) {
    const error = { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' };
    reply(response, { status: 429, body: { error } });
  } else if (how === 500) reply(response, brokenDown);
}

async function read(request: IncomingMessage): Promise<string> {
  let all = '';
  for await (const part of request) all += part;
  return all;
}
