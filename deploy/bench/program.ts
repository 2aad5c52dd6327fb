import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../launch/paths.ts';

export interface Program {
  child: ChildProcess;
  /** Its first line of output. */
  line: string;
}

/** Starts a program (path from the project's root) on the built libraries; returns after its first line. */
export async function startProgram(file: string, args: string[]): Promise<Program> {
  const child = spawn(process.execPath, [join(projectRoot, file), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) return { child, line };
  throw new Error(`${file} ended without output`);
}
