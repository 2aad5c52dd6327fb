export const EXIT_MEMORY = 81;

export interface TaskRequest {
  task: string;
  input: unknown;
  timeoutMs: number;
  memoryMb: number;
}

export type TaskMessage =
  | { kind: 'message'; message: unknown }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; name: string; message: string };
