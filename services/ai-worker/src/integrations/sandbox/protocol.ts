/** Exit code of a warden whose task took more memory than it may. */
export const EXIT_MEMORY = 81;

export interface ToWarden {
  /** URL of the task's module. */
  task: string;
  input: unknown;
  timeoutMs: number;
  memoryMb: number;
}

export type FromWarden =
  | { kind: 'message'; message: unknown }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; name: string; message: string };
