import { Injectable, Logger } from '@nestjs/common';
import type { RunEvent } from '@waymark/contracts/roadmaps/runs';
import { ListRunEvents } from '@waymark/contracts/roadmaps/runs.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { type RequestContext, runInContext } from '@waymark/platform/context';
import type { StreamOut } from './live-streams.ts';
import { RunSignals } from './run-signals.ts';

/** Poll interval, because signals may be lost. */
const POLL_MS = 5_000;

/** Streams a run's log: each reader continues after its own last entry, so none is missed or repeated. */
@Injectable()
export class RunStream {
  private readonly logger = new Logger(RunStream.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly signals: RunSignals,
  ) {}

  /** Entries after `after`, as the caller in `ctx`. */
  entries(ctx: RequestContext, runId: string, after: number): Promise<RunEvent[]> {
    return runInContext(ctx, () => this.rpc.call(ListRunEvents, { id: runId, after }));
  }

  /** Sends all entries until the last; returns a function that stops. */
  follow(ctx: RequestContext, runId: string, after: number, out: StreamOut): () => void {
    const reader = new LogReader((last) => this.entries(ctx, runId, last), after, out, this.logger);
    const stopListening = this.signals.listen(runId, () => void reader.look());
    const timer = setInterval(() => void reader.look(), POLL_MS);
    void reader.look();
    return () => {
      reader.stop();
      clearInterval(timer);
      stopListening();
    };
  }
}

class LogReader {
  private reading = false;
  private again = false;
  private stopped = false;

  constructor(
    private readonly read: (after: number) => Promise<RunEvent[]>,
    private last: number,
    private readonly out: StreamOut,
    private readonly logger: Logger,
  ) {}

  stop(): void {
    this.stopped = true;
  }

  /** Reads new entries; called while reading, it reads once more. */
  async look(): Promise<void> {
    this.again = true;
    if (this.reading) return;
    this.reading = true;
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        await this.readOn();
      }
    } catch (error) {
      this.refused(error);
    } finally {
      this.reading = false;
    }
  }

  private async readOn(): Promise<void> {
    const entries = await this.read(this.last);
    for (const entry of entries) {
      if (this.stopped) return;
      if (entry.id <= this.last) continue;
      this.last = entry.id;
      this.out.send({ id: String(entry.id), type: entry.type, data: entry });
      if (entry.type === 'end') {
        this.stop();
        this.out.end();
      }
    }
    // The log is paged: read on until a page is empty.
    if (entries.length > 0) this.again = true;
  }

  private refused(error: unknown): void {
    const passing = error instanceof AppError && ['UNAVAILABLE', 'TIMEOUT'].includes(error.code);
    // Transient: the next poll reads again.
    if (passing || this.stopped) return;
    this.logger.warn({ msg: 'a run cannot be read any more', err: error });
    this.stop();
    this.out.end();
  }
}
