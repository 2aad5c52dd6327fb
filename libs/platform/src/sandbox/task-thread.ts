import { parentPort, workerData } from 'node:worker_threads';
import type { TaskMessage, TaskRequest } from './protocol.ts';
import type { Task } from './sandbox.ts';

const { task, input } = workerData as TaskRequest;
const send = (message: TaskMessage): void => parentPort?.postMessage(message);

try {
  const { default: run } = (await import(task)) as { default: Task<unknown, unknown, unknown> };
  const result = await run(input, (message) => send({ kind: 'message', message }));
  send({ kind: 'done', result });
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  send({ kind: 'failed', name, message });
}
