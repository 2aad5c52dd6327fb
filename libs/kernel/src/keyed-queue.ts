/** Serializes tasks of this process by key. A waiting task holds no database connection. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<void>>();
  private readonly firsts = new Map<string, Promise<void>>();

  /**
   * Runs `task` after all earlier tasks with the same key. While another task for the same `resource` is pending, waits
   * for it and runs `precheck`, which throws when the task can no longer succeed, outside of the queue.
   */
  async run<T>(
    key: string,
    resource: string,
    { precheck, task }: { precheck: () => Promise<void>; task: () => Promise<T> },
  ): Promise<T> {
    const first = this.firsts.get(resource);
    if (!first) return track(this.firsts, resource, this.enqueue(key, task));
    await first;
    await precheck();
    return this.enqueue(key, task);
  }

  /** Runs `task` after all earlier tasks with the same key. */
  enqueue<T>(key: string, task: () => Promise<T>): Promise<T> {
    const tail = this.tails.get(key);
    return track(this.tails, key, tail ? tail.then(task) : task());
  }
}

/** Stores `running` without its outcome under `key` until it settles. */
async function track<T>(map: Map<string, Promise<void>>, key: string, running: Promise<T>): Promise<T> {
  const settled = running.then(ignore, ignore);
  map.set(key, settled);
  try {
    return await running;
  } finally {
    if (map.get(key) === settled) map.delete(key);
  }
}

const ignore = (): void => {};
