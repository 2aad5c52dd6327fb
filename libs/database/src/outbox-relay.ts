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
  /** A row is parked after so many failures of its own (default 8, about two minutes). */
  maxAttempts?: number;
  /** Wait after a row's first failure, doubled each time (default 1000 ms). */
  retryMs?: number;
  /** Wait between looks at the outbox when no commit of this process wakes the relay (default 500 ms). */
  pollMs?: number;
}

const BATCH = 100;
const DELIVERY_TIMEOUT_MS = 5_000;
const AWAY_MIN_MS = 250;
const AWAY_MAX_MS = 5_000;
const PRUNE_EVERY_MS = 600_000;

/**
 * Carries outbox rows to the brokers, each at least once. One relay publishes them in the order they were written, unless
 * one fails; with several relays there is no order, not even of one aggregate, so consumers must not need one.
 *
 * The rows stay locked while they are delivered, so two relays never take the same one, and a relay that is killed
 * lets go of them at once (a frozen one after `idle_in_transaction_session_timeout`). Business transactions only ever
 * insert into the outbox, so nobody waits for these locks. What was delivered but not marked is delivered again
 * under the same id.
 */
export class OutboxRelay {
  private readonly log = new Logger(OutboxRelay.name);
  private readonly away: Record<OutboxKind, Absence> = { event: new Absence(), job: new Absence() };
  private readonly databaseAway = new Absence();
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

  /** Delivers what is due once more, then ends. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.signal.wake();
    await this.running;
    this.running = undefined;
  }

  private async loop(): Promise<void> {
    do {
      const moreToCome = await this.round();
      if (!moreToCome && !this.stopping) await this.signal.wait(this.options.pollMs ?? 500);
    } while (!this.stopping);
    await this.round();
  }

  /** One batch; true when there may be more. Never rejects: the loop must outlive everything. */
  private async round(): Promise<boolean> {
    if (!this.databaseAway.isOver) return false;
    try {
      const full = await this.drainBatch();
      await this.pruneNowAndThen();
      this.databaseAway.end();
      return full;
    } catch (error) {
      if (this.databaseAway.extend()) this.log.warn('the outbox cannot be read; trying on', error);
      return false;
    }
  }

  /** Publishes one batch of due rows. Returns whether it was a full one. */
  async drainBatch(): Promise<boolean> {
    const kinds = (['event', 'job'] as const).filter((kind) => this.away[kind].isOver);
    if (kinds.length === 0) return false;
    return inTransaction(this.dataSource, async (em) => {
      const rows = await claimDue(em, kinds, BATCH);
      const errors = await Promise.all(rows.map((row) => this.tryToDeliver(row)));
      const outcome = rows.map((row, index) => ({ row, error: errors[index] }));
      await markPublished(
        em,
        outcome.filter(({ error }) => !error).map(({ row }) => row.id),
      );
      const failures = kinds.flatMap((kind) =>
        this.judge(
          kind,
          outcome.filter(({ row }) => row.kind === kind),
        ),
      );
      await markFailed(em, failures);
      return rows.length === BATCH && this.away.event.isOver && this.away.job.isOver;
    });
  }

  private async tryToDeliver(row: OutboxRow): Promise<Error | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      const timeout = new AppError('TIMEOUT', `no answer within ${DELIVERY_TIMEOUT_MS} ms`);
      timer = setTimeout(reject, DELIVERY_TIMEOUT_MS, timeout);
    });
    try {
      await Promise.race([deliver(this.ports, row), tooLate]);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Tells a broker that is away from a row that is at fault: when none got through and all say "away", no row is
   * blamed and the whole kind waits. As soon as one gets through, the others' failures are their own.
   */
  private judge(kind: OutboxKind, outcome: { row: OutboxRow; error?: Error }[]): Failure[] {
    const failed = outcome.flatMap(({ row, error }) => (error ? [{ row, error }] : []));
    const [first] = failed;
    if (first && failed.length === outcome.length && failed.every(({ error }) => isBrokerAway(error))) {
      if (this.away[kind].extend()) this.log.warn(`no ${kind} gets out (${first.error.message}); trying on`);
      return [];
    }
    if (outcome.length > 0 && this.away[kind].end()) this.log.log(`every ${kind} gets out again`);
    return failed.map(({ row, error }) => this.blame(row, error));
  }

  private blame(row: OutboxRow, error: Error): Failure {
    const { maxAttempts = 8, retryMs = 1_000 } = this.options;
    const attempt = row.attempts + 1;
    const parked = attempt >= maxAttempts;
    const what = { id: row.id, topic: row.topic, attempt, error: error.message };
    if (parked) this.log.error({ msg: 'an outbox row is parked; see the outbox command', ...what });
    else this.log.warn({ msg: 'an outbox row was not accepted', ...what });
    return { id: row.id, error: error.message, retryInMs: parked ? null : retryMs * 2 ** row.attempts };
  }

  private async pruneNowAndThen(): Promise<void> {
    if (Date.now() - this.prunedAt < PRUNE_EVERY_MS) return;
    const more = await inTransaction(this.dataSource, prune);
    if (!more) this.prunedAt = Date.now();
  }
}

const isBrokerAway = (error: Error): boolean =>
  (error instanceof AppError && ['UNAVAILABLE', 'TIMEOUT'].includes(error.code)) || isConnectionError(error);

/** Something that is not there just now: asked again ever more rarely, at least every 5 s. */
class Absence {
  private times = 0;
  private until = 0;

  get isOver(): boolean {
    return Date.now() >= this.until;
  }

  /** Still away. True when that is news. */
  extend(): boolean {
    this.until = Date.now() + Math.min(AWAY_MAX_MS, AWAY_MIN_MS * 2 ** this.times);
    return this.times++ === 0;
  }

  /** Back. True when that is news. */
  end(): boolean {
    const news = this.times > 0;
    this.times = 0;
    this.until = 0;
    return news;
  }
}
