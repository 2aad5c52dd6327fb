import type { Roadmaps } from './ports.ts';

/** Well within the time after which work nobody reports on is given to somebody else. */
const HEARTBEAT_MS = 10_000;

/** Tells the owner of a source that it is still being read, and the reader when it was deleted meanwhile. */
export class SourceWatch {
  readonly signal: AbortSignal;
  private readonly unwanted = new AbortController();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(roadmaps: Roadmaps, sourceId: string, jobSignal: AbortSignal) {
    this.signal = AbortSignal.any([jobSignal, this.unwanted.signal]);
    this.heartbeat = setInterval(() => {
      roadmaps.beginSource(sourceId).then(
        ({ next }) => next === 'skip' && this.unwanted.abort(new Error('the source is not wanted any more')),
        () => {},
      );
    }, HEARTBEAT_MS);
  }

  get isUnwanted(): boolean {
    return this.unwanted.signal.aborted;
  }

  close(): void {
    clearInterval(this.heartbeat);
  }
}
