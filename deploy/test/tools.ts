import { join } from 'node:path';
import { projectRoot } from '../launch/paths.ts';
import { type RunOptions, run } from '../launch/run.ts';
import type { Faults } from './tally.ts';

const SHOWN_LINES = 40;

/** Runs a program of node_modules with this Node in the project's root. */
export function tool(script: string, args: string[], options: RunOptions = {}) {
  return run(process.execPath, [join(projectRoot, 'node_modules', script), ...args], {
    cwd: projectRoot,
    ...options,
  });
}

/** Runs a program of node_modules. Returns its last output unless it exits with 0. */
export async function verdictOf(script: string, args: string[], signal?: AbortSignal): Promise<Faults> {
  const result = await tool(script, args, { signal, timeoutMs: 600_000 });
  if (result.code === 0) return [];
  const lines = `${result.stdout}\n${result.stderr}`.trim().split('\n');
  const more = lines.length - SHOWN_LINES;
  return [...lines.slice(0, SHOWN_LINES), ...(more > 0 ? [`… and ${more} more lines`] : [])];
}
