import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Distinguishes a process from a later one with the same pid. */
export interface ProcessId {
  pid: number;
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
    // After the command in parentheses, the state is the 1st field and the start time the 20th (proc(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? null : `${bootId()}:${fields[19]}`;
  } catch {
    return null;
  }
}

let boot: string | undefined;

/** Start times are relative to the boot. */
function bootId(): string {
  boot ??= readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return boot;
}
