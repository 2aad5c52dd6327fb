import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { PaymentIntent, PaymentOutcome } from '@waymark/contracts/payments/http';
import { eventually } from '@waymark/testing/eventually';
import pg from 'pg';
import type { StripeServer } from '../../services/payments/src/testing/stripe/stripe-server.ts';
import { bookingOf, MONEY, type OpenCalendar } from '../e2e/booking-scene.ts';
import type { Client } from '../e2e/client.ts';
import { projectRoot } from '../launch/paths.ts';
import { type StartOptions, startWaymark, type Waymark } from '../launch/start.ts';
import { isolationOverrides } from '../test/isolated-env.ts';
import { noLimits } from '../test/no-limits.ts';

export const GOOD = '4242424242424242';
export const DECLINED = '4000000000000002';

/** The environment of a Waymark that pays through this fake Stripe. */
export const stripeEnv = ({ secretKey, webhookSecret, url }: StripeServer) => ({
  PAYMENTS_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_waymark',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: url,
});

/** State of a booking in scheduling and payments. */
export interface BookingState {
  status: string;
  payment: string;
  /** Cents, summed over its intents. */
  captured: number;
  /** Cents. */
  refunded: number;
  intents: number;
}

/** A Waymark of one test file, which may break it. */
export class FaultScene {
  readonly waymark: Waymark;

  private constructor(waymark: Waymark) {
    this.waymark = waymark;
  }

  static async start(
    env: Record<string, string> = {},
    options: Pick<StartOptions, 'processes' | 'home' | 'build'> = {},
  ): Promise<FaultScene> {
    const home = options.home ?? (await mkdtemp(join(tmpdir(), 'waymark-faults-')));
    const all = { ...isolationOverrides(), ...noLimits, ...env };
    try {
      return new FaultScene(await startWaymark({ ...options, home, port: 0, env: all }));
    } catch (error) {
      await rm(home, { recursive: true, force: true });
      throw error;
    }
  }

  get url(): string {
    return this.waymark.url;
  }

  async stop(): Promise<void> {
    await this.waymark.stop();
    await rm(this.waymark.home, { recursive: true, force: true });
  }

  /** Opens a connection per query, since the faults close connections. */
  async query<T extends object>(sql: string, params: unknown[] = []): Promise<T[]> {
    const client = new pg.Client(this.waymark.services.databaseUrl);
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<T>(sql, params)).rows;
    } finally {
      await client.end();
    }
  }

  async stateOf(sessionId: string): Promise<BookingState> {
    const [row] = await this.query<BookingState>(
      `SELECT s.status, s.payment, count(i.id)::int AS intents, coalesce(sum(i.captured_amount), 0)::int AS captured,
         coalesce(sum((SELECT sum(r.amount) FROM payments.refunds r
           WHERE r.intent_id = i.id AND r.state = 'succeeded')), 0)::int AS refunded
       FROM scheduling.sessions s LEFT JOIN payments.intents i ON i.session_id = s.id::text
       WHERE s.id = $1 GROUP BY s.id`,
      [sessionId],
    );
    return row!;
  }

  async until(sessionId: string, wanted: Partial<BookingState>, timeoutMs = 60_000): Promise<void> {
    await eventually(async () => expect(await this.stateOf(sessionId)).toMatchObject(wanted), {
      timeoutMs,
      intervalMs: 100,
    });
  }

  /** The statuses a session went through. */
  async statusesOf(sessionId: string): Promise<string> {
    const rows = await this.query<{ to: string }>(
      'SELECT to_status AS "to" FROM scheduling.session_changes WHERE session_id = $1 ORDER BY number',
      [sessionId],
    );
    return rows.map(({ to }) => to).join(' ');
  }

  /** Ends the ten minutes of a hold. */
  async expireHold(sessionId: string): Promise<void> {
    await this.query(
      `UPDATE scheduling.sessions SET hold_expires_at = now() - interval '1 second' WHERE id = $1 AND status = 'held'`,
      [sessionId],
    );
  }

  /** Waits until all events are handled, and expects books that agree to the cent and no broken invariant. */
  async expectConsistent(env: Record<string, string> = {}): Promise<void> {
    await eventually(() => this.expectIdle(), { timeoutMs: 60_000, intervalMs: 200 });
    await sleep(500);
    const books = await this.operate('reconcile', env);
    expect(books).toEqual({ status: 0, output: expect.stringContaining('no differences') });
    const rules = await this.operate('invariants', env);
    expect(rules).toEqual({ status: 0, output: expect.any(String) });
  }

  /** Asynchronous, since the fake provider may run in this process. */
  private async operate(command: string, env: Record<string, string>) {
    const file = join(projectRoot, 'deploy/launch/operate.ts');
    const child = spawn(process.execPath, ['--conditions=waymark-source', file, command], {
      env: { ...process.env, ...env, WAYMARK_HOME: this.waymark.home },
      cwd: projectRoot,
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => output.push(String(chunk)));
    const [status] = (await once(child, 'close')) as [number | null];
    return { status, output: output.join('') };
  }

  private async expectIdle(): Promise<void> {
    const unpublished = MONEY.map(
      (schema) => `SELECT count(*) FROM ${schema}.outbox WHERE published_at IS NULL`,
    );
    const open = [
      ...unpublished,
      'SELECT count(*) FROM payments.sandbox_deliveries WHERE delivered_at IS NULL AND given_up_at IS NULL',
      'SELECT count(*) FROM payments.webhook_events WHERE processed_at IS NULL',
      "SELECT count(*) FROM payments.refunds WHERE state <> 'succeeded'",
      "SELECT count(*) FROM scheduling.sessions WHERE payment = 'refunding'",
      "SELECT count(*) FROM payments.intents WHERE cancel_wanted_at IS NOT NULL AND state NOT IN ('canceled', 'succeeded')",
    ];
    const [row] = await this.query<{ left: string[] }>(
      `SELECT ARRAY[${open.map((sql) => `(${sql})`).join(', ')}] AS left`,
    );
    expect(row!.left).toEqual(open.map(() => '0'));
  }

  /**
   * Expects each mail and notification once. `expected`: sorted kinds of mails by learner, without reminders and the
   * mail of the registration.
   */
  async expectNotifiedOnce(expected: Map<Client, string[]>): Promise<void> {
    for (const table of ['mails', 'notifications']) {
      const subject = table === 'mails' ? 'subject' : 'title || body';
      const twice = `SELECT user_id, kind, ${subject} AS what, count(*)::int FROM identity.${table}
        WHERE kind <> 'session-reminder' AND user_id = ANY($1::int[]) GROUP BY 1, 2, 3 HAVING count(*) > 1`;
      const ids = await Promise.all([...expected.keys()].map(idOf));
      expect(await this.query(twice, [ids])).toEqual([]);
    }
    for (const [client, kinds] of expected) {
      const got = await this.query<{ kind: string }>(
        `SELECT kind FROM identity.mails
         WHERE user_id = $1 AND kind NOT IN ('session-reminder', 'email-confirmation') ORDER BY kind`,
        [await idOf(client)],
      );
      const sent = got.map(({ kind }) => kind);
      // When the cancellation is handled before the booking, no mail is sent for the booking.
      const isOld = kinds.includes('session-cancelled') && !sent.includes('session-booked');
      expect(sent).toEqual(isOld ? kinds.filter((kind) => kind !== 'session-booked') : kinds);
    }
  }
}

/** Waits until the outbox of roadmaps is empty. */
export async function untilPublished(scene: FaultScene): Promise<void> {
  const sql = 'SELECT 1 FROM roadmaps.outbox WHERE published_at IS NULL';
  await eventually(async () => expect(await scene.query(sql)).toEqual([]), {
    timeoutMs: 30_000,
    intervalMs: 300,
  });
}

const idOf = async (client: Client): Promise<number> =>
  (await client.until<{ id: number }>('GET', '/api/user')).id;

export const hold = (client: Client, calendar: OpenCalendar, start: string): Promise<PaymentIntent> =>
  client.until('POST', '/api/sessions/create-payment-intent', bookingOf(calendar, start));

/** Pays with a test card in the sandbox. Returns the state of the payment. */
export async function pay(client: Client, { clientSecret }: PaymentIntent, number = GOOD): Promise<string> {
  const card = { clientSecret, number, expiry: '12/34', cvc: '123' };
  return (await client.until<{ state: string }>('POST', '/api/payments/sandbox/confirm', card)).state;
}

/** Polls until the outcome is final, as the browser does. */
export async function outcomeOf(client: Client, { paymentIntentId }: PaymentIntent): Promise<string> {
  for (let polls = 0; polls < 60; polls += 1) {
    const response = await client.until<PaymentOutcome>('POST', '/api/sessions/confirm-payment', {
      paymentIntentId,
    });
    if (response.outcome !== 'processing') return response.outcome;
    await sleep(250);
  }
  throw new Error(`${paymentIntentId} is still processing`);
}
