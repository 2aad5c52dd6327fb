/**
 * Memory that processes share: who asks waits until what it may take at most is free, first come, first served.
 * In megabytes. Whoever asks for more than there is at all gets it alone.
 */
export class MemoryPool {
  private taken = 0;
  private readonly waiting: { megabytes: number; go: () => void }[] = [];

  constructor(private readonly total: number) {}

  /** Resolves with what gives the memory back. Errors: the signal's reason when aborted, also while waiting. */
  async take(megabytes: number, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const share = Math.min(megabytes, this.total);
    await this.turn(share, signal);
    return () => {
      this.taken -= share;
      this.admit();
    };
  }

  private turn(megabytes: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const place = {
        megabytes,
        go: () => {
          signal?.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(place), 1);
        this.admit();
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.waiting.push(place);
      this.admit();
    });
  }

  private admit(): void {
    for (
      let [next] = this.waiting;
      next && this.taken + next.megabytes <= this.total;
      [next] = this.waiting
    ) {
      this.waiting.shift();
      this.taken += next.megabytes;
      next.go();
    }
  }
}
