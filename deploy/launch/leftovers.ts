import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type ProcessId } from './process-table.ts';
import { killGroup } from './run.ts';

export interface Noted extends ProcessId {
  name: string;
  stopSignal: NodeJS.Signals;
}

const GENTLE_MS = 10_000;

/** Writes down which processes live, for the next start in case this one cannot end them. */
export function noteProcesses(home: string, processes: Noted[]): void {
  const file = join(home, 'processes.json');
  try {
    writeFileSync(`${file}.new`, JSON.stringify(processes), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {
    // A full disk must not stop the launcher from supervising.
  }
}

/**
 * Ends processes that an earlier run on this folder left behind, when it and its watchdog
 * were both killed: they would hold the data. Returns their names.
 */
export async function endLeftovers(home: string, say: (line: string) => void): Promise<string[]> {
  const left = readNoted(join(home, 'processes.json')).filter(isRunning);
  if (left.length === 0) return [];
  say(`ending what an earlier run left behind: ${left.map(({ name }) => name).join(', ')}`);
  for (const { pid, stopSignal } of left) signal(pid, stopSignal);
  const deadline = Date.now() + GENTLE_MS;
  while (left.some(isRunning) && Date.now() < deadline) await sleep(50);
  for (const { pid } of left) killGroup(pid, 'SIGKILL'); // and what they started
  while (left.some(isRunning)) await sleep(20);
  return left.map(({ name }) => name);
}

function readNoted(file: string): Noted[] {
  try {
    const noted = JSON.parse(readFileSync(file, 'utf8')) as Noted[];
    return Array.isArray(noted) ? noted : [];
  } catch {
    return [];
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
    process.kill(pid, 'SIGCONT');
  } catch {
    // gone in between
  }
}
