import { Injectable } from '@nestjs/common';
import { liveRun } from '@waymark/contracts/live';
import { LiveBus } from '@waymark/messaging/live-bus';

interface Watched {
  readers: Set<() => void>;
  stop: () => void;
}

/** Change signals of runs, with one NATS subscription per run. */
@Injectable()
export class RunSignals {
  private readonly watched = new Map<string, Watched>();

  constructor(private readonly bus: LiveBus) {}

  get size(): number {
    return this.watched.size;
  }

  /** Calls `look` on every signal of this run until the returned function is called. */
  listen(runId: string, look: () => void): () => void {
    const watched = this.watched.get(runId) ?? this.watch(runId);
    // A wrapper, so that one function can subscribe twice.
    const reader = () => look();
    watched.readers.add(reader);
    return () => {
      if (!watched.readers.delete(reader) || watched.readers.size > 0) return;
      watched.stop();
      if (this.watched.get(runId) === watched) this.watched.delete(runId);
    };
  }

  private watch(runId: string): Watched {
    const readers = new Set<() => void>();
    const stop = this.bus.subscribe(liveRun(runId) as `live.${string}`, () => {
      for (const reader of [...readers]) reader();
    });
    const watched = { readers, stop };
    this.watched.set(runId, watched);
    return watched;
  }
}
