import { Injectable, Logger } from '@nestjs/common';
import { ListRunEvents } from '@waymark/contracts/roadmaps/rpc';
import type { RunEvent } from '@waymark/contracts/roadmaps/runs';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { type RequestContext, runInContext } from '@waymark/platform/context';
import type { StreamOut } from './live-streams.ts';
import { RunSignals } from './run-signals.ts';

/** Signals may be lost; then this late. */
const LOOK_ANYWAY_MS = 5_000;

/** Reads a run's log on and on. Each reader goes on after its own last entry, so none is missed and none comes twice. */
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

  /** Sends entry after entry until the last one; returns what stops it. */
  follow(ctx: RequestContext, runId: string, after: number, out: StreamOut): () => void {
    const reader = new LogReader((last) => this.entries(ctx, runId, last), after, out, this.logger);
    const stopListening = this.signals.listen(runId, () => void reader.look());
    const timer = setInterval(() => void reader.look(), LOOK_ANYWAY_MS);
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

  /** Reads what is new; asked meanwhile, once more. */
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
    // The log is read in pages: a full one has a next one.
    if (entries.length > 0) this.again = true;
  }

  private refused(error: unknown): void {
    const passing = error instanceof AppError && ['UNAVAILABLE', 'TIMEOUT'].includes(error.code);
    // What is away comes back; the next look finds it.
    if (passing || this.stopped) return;
    this.logger.warn({ msg: 'a run cannot be read any more', err: error });
    this.stop();
    this.out.end();
  }
}
