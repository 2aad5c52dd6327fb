import type { Roadmaps } from './ports.ts';

/** Well below WORK_QUIET_SECONDS of the roadmaps service, after which the job is enqueued again. */
const HEARTBEAT_MS = 10_000;

/** Reports to the owner that a source is being read; aborts the reader when the source is deleted. */
export class SourceWatch {
  readonly signal: AbortSignal;
  private readonly deleted = new AbortController();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(roadmaps: Roadmaps, sourceId: string, jobSignal: AbortSignal) {
    this.signal = AbortSignal.any([jobSignal, this.deleted.signal]);
    this.heartbeat = setInterval(() => {
      roadmaps.beginSource(sourceId).then(
        ({ next }) => next === 'skip' && this.deleted.abort(new Error('the source was deleted')),
        () => {},
      );
    }, HEARTBEAT_MS);
  }

  get isDeleted(): boolean {
    return this.deleted.signal.aborted;
  }

  close(): void {
    clearInterval(this.heartbeat);
  }
}
