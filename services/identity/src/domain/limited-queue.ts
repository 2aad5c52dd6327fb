/** Thrown when too much waits already. */
export class QueueFull extends Error {}

/**
 * Runs at most `running` tasks at a time and lets at most `waiting` more queue up.
 * Keeps work that fills the processor (password hashes) from starving everything else.
 */
export class LimitedQueue {
  private active = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly running: number,
    private readonly waiting: number,
  ) {}

  /** Runs `task` when its turn comes. Throws QueueFull at once when too many wait. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await task();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> {
    if (this.active < this.running) {
      this.active += 1;
      return Promise.resolve();
    }
    if (this.queue.length >= this.waiting) return Promise.reject(new QueueFull());
    return new Promise((resolve) => this.queue.push(resolve));
  }

  private leave(): void {
    const next = this.queue.shift();
    // The place passes straight to the next in line, so `active` stays as it is.
    if (next) next();
    else this.active -= 1;
  }
}
