import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { StripeAccount, StripeApiError } from './stripe-account.ts';
import { listOf, parseForm } from './stripe-form.ts';

export interface RecordedRequest {
  method: string;
  path: string;
  /** As sent: form-encoded. */
  body: string;
  headers: IncomingMessage['headers'];
}

/**
 * `before`: the request has no effect; `after`: it has, and its response is stored under the key, but not sent;
 * `stored`: it has no effect, and the key returns 500 from now on, as at Stripe.
 * `hang` sends no response, `cut` drops the connection; numbers are status codes.
 */
export interface Fault {
  response: 500 | 429 | 'hang' | 'cut';
  when?: 'before' | 'after' | 'stored';
  times?: number;
  /** Only requests of this kind. */
  method?: 'GET' | 'POST';
}
type PlannedFault = Fault & { times: number };

/** A request `before` its effect, or `after` it and before the response. */
export interface Step extends RecordedRequest {
  when: 'before' | 'after';
  /** Aborted when the caller disconnects. */
  disconnected: AbortSignal;
}
interface Reply {
  status: number;
  body: object;
}
interface StoredResponse {
  request: string;
  response: Reply;
}

const SECRET_KEY = 'sk_test_waymark';
const WEBHOOK_SECRET = 'whsec_waymark';

/** The part of Stripe's HTTP API that we use: forms, idempotency keys, pages, errors, signed events. */
export class StripeServer {
  readonly secretKey = SECRET_KEY;
  readonly webhookSecret = WEBHOOK_SECRET;
  readonly requests: RecordedRequest[] = [];
  readonly account: StripeAccount;
  private readonly stored = new Map<string, StoredResponse>();
  private faults: PlannedFault[] = [];
  /** Called twice per request, which waits for it; a result replaces the response by that fault. */
  onStep: ((step: Step) => Promise<Fault['response'] | undefined>) | undefined;

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
  failNext(fault: Fault): void {
    this.faults.push({ times: 1, ...fault });
  }
  clearFaults(): void {
    this.faults = [];
  }
  /** Expires all idempotency keys, as Stripe does after a day. */
  expireKeys(): void {
    this.stored.clear();
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
    const recorded = { method, path, body, headers };
    this.requests.push(recorded);
    const disconnected = new AbortController();
    response.on('close', () => disconnected.abort());
    const reached = (when: Step['when']) =>
      this.onStep?.({ ...recorded, when, disconnected: disconnected.signal });
    const fault = this.nextFault(method);
    const early = fault && (fault.when ?? 'before') === 'before' ? fault.response : await reached('before');
    if (early) return sendFault(response, early);
    const { reply, isReplay } = this.replyOnce(method, path, body, headers, fault?.when === 'stored');
    const late = fault?.when === 'after' ? fault.response : await reached('after');
    if (late) return sendFault(response, late);
    send(response, reply, isReplay);
  }

  private nextFault(method: string): PlannedFault | undefined {
    const fault = this.faults.find((one) => !one.method || one.method === method);
    if (!fault) return undefined;
    fault.times -= 1;
    this.faults = this.faults.filter(({ times }) => times > 0);
    return fault;
  }

  /** The same key gets the same response, also an error; with other parameters it is an error. */
  private replyOnce(
    method: string,
    path: string,
    body: string,
    headers: IncomingMessage['headers'],
    isBroken: boolean,
  ) {
    const key = method === 'POST' ? headers['idempotency-key'] : undefined;
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return { reply: unauthorized, isReplay: false };
    if (typeof key !== 'string') return { reply: this.execute(method, path, body), isReplay: false };
    const request = `${path}?${body}`;
    const stored = this.stored.get(key);
    if (stored && stored.request === request) return { reply: stored.response, isReplay: true };
    if (stored) return { reply: sameKey(key), isReplay: false };
    const reply = isBroken ? internalError : structuredClone(this.execute(method, path, body));
    this.stored.set(key, { request, response: reply });
    return { reply, isReplay: false };
  }

  private execute(method: string, path: string, body: string): Reply {
    try {
      return { status: 200, body: this.route(method, new URL(path, this.url), body) };
    } catch (error) {
      if (error instanceof StripeApiError) return { status: error.status, body: { error: error.body } };
      throw error;
    }
  }

  private route(method: string, { pathname, search }: URL, body: string): object {
    const form = parseForm(method === 'POST' ? body : search.slice(1));
    const [, , noun, id, verb] = pathname.split('/');
    const { account } = this;
    const name = `${method} ${noun}${id ? '/:id' : ''}${verb ? `/${verb}` : ''}`;
    if (name === 'POST payment_intents') return this.expanded(account.createIntent(form), form);
    if (name === 'GET payment_intents/:id') return this.expanded(account.intent(id!), form);
    if (name === 'POST payment_intents/:id/cancel') return this.expanded(account.cancel(id!), form);
    if (name === 'POST payment_intents/:id/confirm') return this.expanded(account.pay(id!), form);
    if (name === 'GET payment_intents') return this.page([...account.intents.values()], form, pathname);
    if (name === 'POST refunds') return account.createRefund(form);
    if (name === 'GET refunds/:id') return account.refund(id!);
    if (name === 'GET account') return { object: 'account', charges_enabled: account.chargesEnabled };
    if (name === 'GET refunds') return this.page(of(account.refunds, form), form, pathname);
    if (name === 'GET disputes') return this.page(of(account.disputes, form), form, pathname);
    if (pathname === '/v1/radar/early_fraud_warnings')
      return this.page(of(account.warnings, form), form, pathname);
    const message = `Unrecognized request URL (${method}: ${pathname}).`;
    throw new StripeApiError(404, { type: 'invalid_request_error', message });
  }

  /** Newest first, `limit` at a time, after `starting_after`. */
  private page<T extends { id: string; created: number }>(
    all: T[],
    form: ReturnType<typeof parseForm>,
    url: string,
  ) {
    const created = typeof form.created === 'object' ? form.created : {};
    const [since, until] = [Number(created.gte ?? 0), Number(created.lt ?? Number.POSITIVE_INFINITY)];
    const found = all.toReversed().filter((one) => one.created >= since && one.created < until);
    const from = form.starting_after ? found.findIndex((one) => one.id === form.starting_after) + 1 : 0;
    const limit = Math.min(Number(form.limit ?? 10), 100);
    const data = found.slice(from, from + limit).map((one) => this.expanded(one, form));
    return { object: 'list', url, has_more: from + limit < found.length, data };
  }

  private expanded(object: object, form: ReturnType<typeof parseForm>): object {
    const isExpanded = listOf(form.expand).some((path) => path.endsWith('latest_charge'));
    if (!isExpanded || !('latest_charge' in object)) return { ...object };
    return { ...object, latest_charge: this.account.charges.get(String(object.latest_charge)) ?? null };
  }
}

/** Those of the intent that the form names; all without one. */
const of = <T extends { payment_intent: string }>(
  all: Map<string, T>,
  form: ReturnType<typeof parseForm>,
): T[] =>
  [...all.values()].filter((one) => !form.payment_intent || one.payment_intent === form.payment_intent);

const unauthorized: Reply = {
  status: 401,
  body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****mark' } },
};
const sameKey = (key: string): Reply => ({
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    },
  },
});

function send(response: ServerResponse, { status, body }: Reply, isReplay = false): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${randomBytes(7).toString('hex')}`,
    ...(isReplay ? { 'idempotent-replayed': 'true' } : {}),
  });
  response.end(JSON.stringify(body));
}

const internalError = { status: 500, body: { error: { type: 'api_error', message: 'An error occurred' } } };

function sendFault(response: ServerResponse, fault: Fault['response']): void {
  if (fault === 'cut') response.destroy();
  else if (fault === 429) {
    const error = { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' };
    send(response, { status: 429, body: { error } });
  } else if (fault === 500) send(response, internalError);
}

async function read(request: IncomingMessage): Promise<string> {
  let all = '';
  for await (const part of request) all += part;
  return all;
}
