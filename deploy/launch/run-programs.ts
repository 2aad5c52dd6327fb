import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { OperatorProgram } from './operator-commands.ts';
import { projectRoot } from './paths.ts';

/** Runs programs in turn on this terminal, and returns the highest of their exit codes. */
export function runPrograms(
  programs: OperatorProgram[],
  args: string[],
  envOf: (program: OperatorProgram) => NodeJS.ProcessEnv,
): number {
  const codes = programs.map((program) => {
    const { status } = spawnSync(
      process.execPath,
      [join(projectRoot, program.file), ...program.first, ...args],
      {
        stdio: 'inherit',
        env: envOf(program),
      },
    );
    return status ?? 1;
  });
  return Math.max(...codes);
}
