import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { EXIT_MEMORY, type FromWarden, type ToWarden } from './protocol.ts';

// The task works in a thread, so that this one stays free to see that its parent died, that time is up
// or that memory runs out, whatever loop the task is in.
const CHECK_EVERY_MS = 50;
const GRACE_MS = 2_000;

process.once('message', (order: ToWarden) => {
  try {
    setPriority(5);
  } catch {
    // Politeness to the processes that answer people; not every host allows it.
  }
  watch(order);
  const thread = new Worker(new URL(import.meta.url.replace(/warden(\.\w+)$/, 'task-thread$1')), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: Math.floor(order.memoryMb * 0.8) },
  });
  thread.on('message', (message: FromWarden) => process.send?.(message));
  thread.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') process.exit(EXIT_MEMORY);
    process.stderr.write(String(error.stack ?? error), () => process.exit(1));
  });
});
process.on('disconnect', () => process.exit(0));

function watch({ memoryMb, timeoutMs }: ToWarden): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryMb * 2 ** 20) process.exit(EXIT_MEMORY);
  }, CHECK_EVERY_MS);
  setTimeout(() => process.exit(1), timeoutMs + GRACE_MS);
}
