/** Shared memory in megabytes, granted in the order of the requests; a request above the total gets all of it. */
export class MemoryPool {
  private used = 0;
  private readonly waiting: { megabytes: number; grant: () => void }[] = [];

  constructor(private readonly total: number) {}

  /** Resolves with a function that releases the memory. Errors: the signal's reason when aborted. */
  async acquire(megabytes: number, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const share = Math.min(megabytes, this.total);
    await this.queue(share, signal);
    return () => {
      this.used -= share;
      this.admit();
    };
  }

  private queue(megabytes: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry = {
        megabytes,
        grant: () => {
          signal?.removeEventListener('abort', onAbort);
          resolve();
        },
      };
      const onAbort = () => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        this.admit();
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.waiting.push(entry);
      this.admit();
    });
  }

  private admit(): void {
    for (let [next] = this.waiting; next && this.used + next.megabytes <= this.total; [next] = this.waiting) {
      this.waiting.shift();
      this.used += next.megabytes;
      next.grant();
    }
  }
}
