import { Inject, Injectable, type Type } from '@nestjs/common';
import { adminAction, adminActionEvent } from '@waymark/contracts/admin-actions';
import type { Caller } from '@waymark/contracts/caller';
import type { Success } from '@waymark/contracts/success';
import {
  type DeskState,
  type Failure,
  type FailureKind,
  type RetryFailureBody,
  type ServiceReadiness,
  type SystemService,
  type SystemState,
  systemRpcs,
} from '@waymark/contracts/system';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { FailedEvents } from '@waymark/messaging/failed-events';
import { FailedJobs } from '@waymark/messaging/failed-jobs';
import { MessagingState } from '@waymark/messaging/messaging-state';
import { processFacts } from '@waymark/platform/build';
import { HealthRegistry } from '@waymark/platform/health';
import { Database } from './database.ts';
import { type OutboxState, type ParkedRow, parkedSql, retrySql, stateSql } from './outbox-statements.ts';

const MAX_FAILURES = 100;
const kinds = ['event', 'outbox', 'job'] as const;
const NOTHING_WAITS = `SELECT 0 AS waiting, NULL AS "oldestAt", NULL AS "newestAt", NULL AS "newestId"`;

type WaitingRow = Pick<DeskState, 'waiting' | 'newestId'> & Record<'oldestAt' | 'newestAt', Date | null>;

interface Found extends Failure {
  /** Runs after the attempt is recorded, except for the outbox. */
  retry: () => Promise<void>;
}

/** What a service waits for, and what has failed in it, for its admins: each service reads and retries its own. */
export function systemAdmin(service: SystemService, waitingSql = NOTHING_WAITS): Type {
  const { CountWaiting, GetReadiness, GetSystem, RetryFailure } = systemRpcs[service];
  const AdminActed = adminActionEvent(service);

  @Injectable()
  class SystemAdmin {
    constructor(
      @Inject(Database) readonly db: Database,
      @Inject(FailedEvents) readonly events: FailedEvents,
      @Inject(FailedJobs) readonly jobs: FailedJobs,
      @Inject(MessagingState) readonly messaging: MessagingState,
      @Inject(HealthRegistry) readonly health: HealthRegistry,
    ) {}

    @RpcHandler(GetReadiness)
    async readiness(): Promise<ServiceReadiness> {
      const { status, dependencies } = await this.health.readiness();
      const waitsFor = Object.keys(dependencies).filter((name) => !dependencies[name]!.ok);
      return { ready: status === 'ready', waitsFor };
    }

    @RpcHandler(GetSystem)
    async get(): Promise<SystemState> {
      const [lists, outbox, queues, lag] = await Promise.all([
        Promise.allSettled(kinds.map((kind) => this.list(kind))),
        readable(this.outbox()),
        readable(this.messaging.queues()),
        readable(this.messaging.lag()),
      ]);
      return {
        ...{ ...processFacts(), outbox, queues, lag },
        failures: lists
          .flatMap((list) => (list.status === 'fulfilled' ? list.value.slice(-MAX_FAILURES) : []))
          .map(({ retry: _retry, ...failure }) => failure),
        unreadable: kinds.filter((_, index) => lists[index]!.status === 'rejected'),
      };
    }

    /** What cannot be read now is left out. */
    @RpcHandler(CountWaiting)
    async waiting(): Promise<DeskState> {
      const [rows, ...failed] = await Promise.all([
        this.db.query<WaitingRow>(waitingSql),
        ...kinds.map((kind) => readable(this.list(kind))),
      ]);
      const { oldestAt, newestAt, ...row } = rows[0]!;
      return {
        ...row,
        ...{ oldestAt: oldestAt?.toISOString() ?? null, newestAt: newestAt?.toISOString() ?? null },
        failures: failed.reduce((sum, list) => sum + (list?.length ?? 0), 0),
      };
    }

    private async outbox(): Promise<Pick<OutboxState, 'waiting' | 'oldestSeconds'>> {
      const [state] = await this.db.query<OutboxState>(stateSql('outbox'));
      return { waiting: state!.waiting, oldestSeconds: state!.oldestSeconds };
    }

    /** The attempt is in the audit before it is made, since its success and the entry share no transaction. */
    @RpcHandler(RetryFailure)
    async retry({ kind, id }: RetryFailureBody, admin: Caller): Promise<Success> {
      const found = (await this.list(kind)).find((failure) => failure.id === id);
      if (!found) throw new AppError('NOT_FOUND', 'This has been retried already.');
      const target = { type: 'failure', id: `${service}:${kind}:${id}`, name: found.what };
      await this.db.transaction(async (tx) => {
        if (kind === 'outbox') await tx.em.query(retrySql('outbox'), [id]);
        tx.emit(AdminActed, adminAction(admin, { action: 'failure.retry', target }));
      });
      await found.retry().catch(failedAgain);
      return { success: true };
    }

    private async list(kind: FailureKind): Promise<Found[]> {
      if (kind === 'event') return (await this.events.list()).map((letter) => this.ofLetter(letter));
      if (kind === 'outbox') return (await this.db.query<ParkedRow>(parkedSql('outbox'))).map(ofRow);
      return (await this.jobs.list()).map((job) => ({
        ...{ kind, id: job.id, what: `${job.queue}/${job.name}`, consumer: null, error: job.error },
        ...{ attempts: job.attempts, failedAt: job.failedAt.toISOString(), canRetry: true },
        retry: () => this.jobs.retry(job),
      }));
    }

    private ofLetter(letter: Awaited<ReturnType<FailedEvents['list']>>[number]): Found {
      const { seq, envelope, subject, consumer, error, deliveries: attempts, diedAt: failedAt } = letter;
      return {
        ...{ kind: 'event', id: String(seq), what: envelope?.type ?? subject, consumer, error },
        ...{ attempts, failedAt, canRetry: envelope !== null },
        retry: () => this.events.retry(letter),
      };
    }
  }
  return SystemAdmin;
}

const readable = <T>(part: Promise<T>): Promise<T | null> => part.catch(() => null);

function ofRow({ id, topic, attempts, parkedAt, lastError }: ParkedRow): Found {
  return {
    ...{ kind: 'outbox', id, what: topic, consumer: null, error: lastError, attempts, canRetry: true },
    failedAt: parkedAt.toISOString(),
    // The relay publishes it after the commit.
    retry: async () => {},
  };
}

function failedAgain(error: unknown): never {
  if (error instanceof AppError && error.code === 'UNAVAILABLE') throw error;
  const why = error instanceof Error ? error.message : String(error);
  throw new AppError('RULE_REFUSED', `It failed again: ${why}`.slice(0, 500), { cause: error });
}
