import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type ProcessId } from './process-table.ts';
import { killGroup } from './run.ts';

export interface RecordedProcess extends ProcessId {
  name: string;
  stopSignal: NodeJS.Signals;
}

const GENTLE_MS = 10_000;

/** Stores the running processes, so that the next start can stop them if this launcher cannot. */
export function recordProcesses(home: string, processes: RecordedProcess[]): void {
  const file = join(home, 'processes.json');
  try {
    writeFileSync(`${file}.new`, JSON.stringify(processes), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {
    // The disk may be full; supervising continues.
  }
}

/** Stops processes of an earlier launcher that was killed with its watchdog. Returns their names. */
export async function stopLeftoverProcesses(home: string, print: (line: string) => void): Promise<string[]> {
  const left = readRecorded(join(home, 'processes.json')).filter(isRunning);
  if (left.length === 0) return [];
  print(`stopping processes of an earlier run: ${left.map(({ name }) => name).join(', ')}`);
  for (const { pid, stopSignal } of left) signal(pid, stopSignal);
  const deadline = Date.now() + GENTLE_MS;
  while (left.some(isRunning) && Date.now() < deadline) await sleep(50);
  for (const { pid } of left) killGroup(pid, 'SIGKILL');
  while (left.some(isRunning)) await sleep(20);
  return left.map(({ name }) => name);
}

function readRecorded(file: string): RecordedProcess[] {
  try {
    const noted = JSON.parse(readFileSync(file, 'utf8')) as RecordedProcess[];
    return Array.isArray(noted) ? noted : [];
  } catch {
    return [];
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
    process.kill(pid, 'SIGCONT');
  } catch {}
}
