import { Logger } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import type { DataSource } from 'typeorm';
import {
  claimDue,
  type Failure,
  markFailed,
  markPublished,
  type OutboxKind,
  type OutboxRow,
  prune,
} from './outbox.ts';
import { deliver, type OutboxPorts } from './outbox-ports.ts';
import { inTransaction } from './session.ts';
import { isConnectionError } from './sql-errors.ts';
import { WakeUp } from './wake-up.ts';

export interface RelayOptions {
  maxAttempts?: number; // failures until a row is parked, default 8 (about two minutes)
  retryMs?: number; // after a row's first failure, doubled each time; default 1000
  pollMs?: number; // default 500
}

const BATCH = 100;
const DELIVERY_TIMEOUT_MS = 5_000;
const BACKOFF_MIN_MS = 250;
const BACKOFF_MAX_MS = 5_000;
const PRUNE_EVERY_MS = 600_000;

/** Publishes rows at least once, in no guaranteed order. They stay locked meanwhile, so relays never share one. */
export class OutboxRelay {
  private readonly log = new Logger(OutboxRelay.name);
  private readonly backoff: Record<OutboxKind, RetryBackoff> = {
    event: new RetryBackoff(),
    job: new RetryBackoff(),
  };
  private readonly databaseBackoff = new RetryBackoff();
  private running: Promise<void> | undefined;
  private stopping = false;
  private prunedAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: OutboxPorts,
    private readonly signal: WakeUp = new WakeUp(),
    private readonly options: RelayOptions = {},
  ) {}

  start(): void {
    this.stopping = false;
    this.running ??= this.loop();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.signal.wake();
    await this.running;
    this.running = undefined;
  }

  private async loop(): Promise<void> {
    do {
      const hasMore = await this.publishBatch();
      if (!hasMore && !this.stopping) await this.signal.wait(this.options.pollMs ?? 500);
    } while (!this.stopping);
    await this.publishBatch();
  }

  private async publishBatch(): Promise<boolean> {
    if (!this.databaseBackoff.isDue) return false;
    try {
      const full = await this.drainBatch();
      await this.pruneIfDue();
      this.databaseBackoff.succeeded();
      return full;
    } catch (error) {
      if (this.databaseBackoff.failed()) this.log.warn('cannot read the outbox; retrying', error);
      return false;
    }
  }

  async drainBatch(): Promise<boolean> {
    const kinds = (['event', 'job'] as const).filter((kind) => this.backoff[kind].isDue);
    if (kinds.length === 0) return false;
    return inTransaction(this.dataSource, async (em) => {
      const rows = await claimDue(em, kinds, BATCH);
      const errors = await Promise.all(rows.map((row) => this.tryDelivery(row)));
      const outcome = rows.map((row, index) => ({ row, error: errors[index] }));
      await markPublished(
        em,
        outcome.filter(({ error }) => !error).map(({ row }) => row.id),
      );
      const failures = kinds.flatMap((kind) =>
        this.failuresOf(
          kind,
          outcome.filter(({ row }) => row.kind === kind),
        ),
      );
      await markFailed(em, failures);
      return rows.length === BATCH && this.backoff.event.isDue && this.backoff.job.isDue;
    });
  }

  private async tryDelivery(row: OutboxRow): Promise<Error | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<never>((_, reject) => {
      const timeout = new AppError('TIMEOUT', `no response within ${DELIVERY_TIMEOUT_MS} ms`);
      timer = setTimeout(reject, DELIVERY_TIMEOUT_MS, timeout);
    });
    try {
      await Promise.race([deliver(this.ports, row), timedOut]);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      clearTimeout(timer);
    }
  }

  /** If all rows fail because the broker is unavailable, the kind backs off and no attempt is counted. */
  private failuresOf(kind: OutboxKind, outcome: { row: OutboxRow; error?: Error }[]): Failure[] {
    const failed = outcome.flatMap(({ row, error }) => (error ? [{ row, error }] : []));
    const [first] = failed;
    if (
      first &&
      failed.length === outcome.length &&
      failed.every(({ error }) => isBrokerUnavailable(error))
    ) {
      if (this.backoff[kind].failed())
        this.log.warn(`cannot publish ${kind}s (${first.error.message}); retrying`);
      return [];
    }
    if (outcome.length > 0 && this.backoff[kind].succeeded()) this.log.log(`publishing ${kind}s again`);
    return failed.map(({ row, error }) => this.recordFailure(row, error));
  }

  private recordFailure(row: OutboxRow, error: Error): Failure {
    const { maxAttempts = 8, retryMs = 1_000 } = this.options;
    const attempt = row.attempts + 1;
    const parked = attempt >= maxAttempts;
    const what = { id: row.id, topic: row.topic, attempt, error: error.message };
    if (parked) this.log.error({ msg: 'an outbox row is parked; see `npm run outbox -- list`', ...what });
    else this.log.warn({ msg: 'publishing an outbox row failed', ...what });
    return { id: row.id, error: error.message, retryInMs: parked ? null : retryMs * 2 ** row.attempts };
  }

  private async pruneIfDue(): Promise<void> {
    if (Date.now() - this.prunedAt < PRUNE_EVERY_MS) return;
    const more = await inTransaction(this.dataSource, prune);
    if (!more) this.prunedAt = Date.now();
  }
}

const isBrokerUnavailable = (error: Error): boolean =>
  (error instanceof AppError && ['UNAVAILABLE', 'TIMEOUT'].includes(error.code)) || isConnectionError(error);

class RetryBackoff {
  private times = 0;
  private until = 0;

  get isDue(): boolean {
    return Date.now() >= this.until;
  }

  /** Returns true for the first failure. */
  failed(): boolean {
    this.until = Date.now() + Math.min(BACKOFF_MAX_MS, BACKOFF_MIN_MS * 2 ** this.times);
    return this.times++ === 0;
  }

  /** Returns true after a failure. */
  succeeded(): boolean {
    const hadFailed = this.times > 0;
    this.times = 0;
    this.until = 0;
    return hadFailed;
  }
}
