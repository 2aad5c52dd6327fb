import { LaunchFault } from '../launch/fault.ts';
import { type RunOptions, run } from '../launch/run.ts';

/** Runs a command to its end and returns its output. Throws with the last lines of what it printed if it fails. */
export async function output(command: string, args: string[], options: RunOptions = {}): Promise<string> {
  const { code, stdout, stderr } = await run(command, args, options);
  if (code === 0) return stdout;
  const lines = `${stdout}\n${stderr}`.trim().split('\n').slice(-12).join('\n');
  throw new LaunchFault(`${command} ${args.slice(0, 3).join(' ')} … failed (${code}):\n${lines}`);
}

/** Without delaying anything else on this machine. */
export const gently = (command: string, args: string[], options?: RunOptions): Promise<string> =>
  output('nice', ['-n', '15', command, ...args], options);
