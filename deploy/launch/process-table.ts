import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that cannot be mistaken for a later one with the same number. */
export interface ProcessId {
  pid: number;
  /** When it began, in whatever form the system tells it. */
  stamp: string;
}

export function identify(pid: number): ProcessId | null {
  const stamp = stampOf(pid);
  return stamp === null ? null : { pid, stamp };
}

export function isRunning(process: ProcessId): boolean {
  return stampOf(process.pid) === process.stamp;
}

function stampOf(pid: number): string | null {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
    }
    // Fields after the command's closing parenthesis: state is the 1st, start time the 20th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? null : `${bootId()}:${fields[19]}`;
  } catch {
    return null;
  }
}

let boot: string | undefined;

/** Start times count from boot: the same number after a reboot is another process. */
function bootId(): string {
  boot ??= readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return boot;
}
