import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { EXIT_MEMORY, type TaskMessage, type TaskRequest } from './protocol.ts';

// The task runs in a thread, so that this one can end it when its parent exits or a limit is exceeded.
const CHECK_EVERY_MS = 50;
const GRACE_MS = 2_000;

process.once('message', (request: TaskRequest) => {
  try {
    setPriority(5);
  } catch {
    // Not every host allows a lower priority.
  }
  enforceLimits(request);
  const thread = new Worker(new URL(import.meta.url.replace(/supervisor(\.\w+)$/, 'task-thread$1')), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: Math.floor(request.memoryMb * 0.8) },
  });
  thread.on('message', (message: TaskMessage) => process.send?.(message));
  thread.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') process.exit(EXIT_MEMORY);
    process.stderr.write(String(error.stack ?? error), () => process.exit(1));
  });
});
process.on('disconnect', () => process.exit(0));

function enforceLimits({ memoryMb, timeoutMs }: TaskRequest): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryMb * 2 ** 20) process.exit(EXIT_MEMORY);
  }, CHECK_EVERY_MS);
  setTimeout(() => process.exit(1), timeoutMs + GRACE_MS);
}
