import { Logger } from '@nestjs/common';
import { runInContext } from '@waymark/platform/context';
import { type Job, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { pause, settlesWithin } from './backoff.ts';
import type { QueuedJob } from './job-producer.ts';
import type { MessagingTuning } from './options.ts';
import type { BoundJobHandler } from './registry.ts';

const ABORT_WAIT_MS = 2_500; // after the abort at shutdown

/** At shutdown, running jobs are completed or, after the grace period, returned to the queue. */
export class JobWorker {
  private readonly logger = new Logger(JobWorker.name);
  private readonly handlers: Map<string, BoundJobHandler>;
  private readonly stopping = new AbortController();
  private readonly inFlight = new Set<Promise<void>>();
  private readonly worker: Worker<QueuedJob, void>;

  constructor(
    queue: string,
    handlers: BoundJobHandler[],
    private readonly connection: Redis,
    private readonly tuning: MessagingTuning,
  ) {
    this.handlers = new Map(handlers.map((found) => [found.job.name, found]));
    this.worker = new Worker<QueuedJob, void>(
      queue,
      (job, token, signal) => this.process(job, token, signal),
      {
        connection,
        concurrency: Math.max(...handlers.map(({ concurrency }) => concurrency)),
        // The default of 1 fails a job permanently at its second crash, whatever its attempts.
        maxStalledCount: 25,
        lockDuration: 15_000,
        stalledInterval: 5_000,
      },
    );
    this.listen(queue);
  }

  /** Stops taking jobs; waits for running ones, and aborts them after the grace period. */
  async stop(): Promise<void> {
    const closed = this.whenClosed();
    if (await settlesWithin(closed, this.tuning.jobGraceMs)) return;
    this.stopping.abort(new Error('the process is stopping'));
    // A handler that ignores its signal loses its lock when the process ends, and the job runs elsewhere.
    await settlesWithin(closed, ABORT_WAIT_MS);
  }

  /** Without Redis the worker cannot close, so only its handlers are awaited. */
  private async whenClosed(): Promise<void> {
    const disconnected = () => this.connection.status !== 'ready';
    let closed = false;
    void this.worker.close(disconnected()).then(() => {
      closed = true;
    });
    while (this.inFlight.size > 0 || !(closed || disconnected())) await pause(20);
  }

  private async track(running: Promise<void>): Promise<void> {
    this.inFlight.add(running);
    try {
      await running;
    } finally {
      this.inFlight.delete(running);
    }
  }

  private async process(job: Job<QueuedJob, void>, token?: string, lost?: AbortSignal): Promise<void> {
    const found = this.handlers.get(job.name);
    if (!found) throw new UnrecoverableError(`no handler for ${job.queueName}/${job.name}`);
    const parsed = found.job.data.safeParse(job.data?.data);
    if (!parsed.success)
      throw new UnrecoverableError(`the job violates its contract: ${parsed.error.message}`);
    const signal = lost ? AbortSignal.any([lost, this.stopping.signal]) : this.stopping.signal;
    const info = {
      id: job.id ?? '',
      attempt: job.attemptsStarted,
      lastAttempt: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
      signal,
    };
    try {
      await this.track(
        runInContext({ requestId: job.data.requestId, caller: null }, async () =>
          found.call(parsed.data, info),
        ),
      );
    } catch (error) {
      if (!this.stopping.signal.aborted || token === undefined) throw error;
      // Interrupted by the shutdown: not a failed attempt.
      await job.moveToWait(token);
      throw new WaitingError();
    }
  }

  private listen(queue: string): void {
    this.worker.on('lockRenewalFailed', (ids: string[]) => {
      for (const id of ids) this.worker.cancelJob(id, 'another worker has this job now');
    });
    this.worker.on('failed', (job, err) => {
      const final = !job || job.attemptsMade >= (job.opts.attempts ?? 1) || err instanceof UnrecoverableError;
      const line = { queue, job: job?.name, jobId: job?.id, attemptsMade: job?.attemptsMade, err };
      runInContext({ requestId: job?.data?.requestId ?? '', caller: null }, () =>
        final
          ? this.logger.error({ msg: 'job failed permanently', ...line })
          : this.logger.warn({ msg: 'job failed, retrying', ...line }),
      );
    });
    this.worker.on('stalled', (jobId) =>
      this.logger.warn({ msg: 'job of a dead worker restarted', queue, jobId }),
    );
    this.worker.on('error', (err) => this.logger.debug({ msg: 'worker', queue, err }));
  }
}
