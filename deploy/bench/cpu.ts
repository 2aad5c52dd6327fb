import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks a second in /proc, on every Linux that Node runs on. */
const TICKS = 100;

/** CPU seconds that these processes and their descendants, also ended ones, have used. Linux alone. */
export async function cpuSeconds(pids: number[]): Promise<number> {
  const stats = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(statOf));
  const wanted = new Set(pids);
  for (let size = 0; size < wanted.size; ) {
    size = wanted.size;
    for (const { pid, parent } of stats) if (wanted.has(parent)) wanted.add(pid);
  }
  return stats.filter(({ pid }) => wanted.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS;
}

/** /proc/<pid>/stat: the name in brackets may contain spaces; behind it come state, parent and, 10 later, the times. */
async function statOf(pid: string): Promise<{ pid: number; parent: number; ticks: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z 0');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return {
    pid: Number(pid),
    parent: Number(fields[1]),
    // Of the process, and of its children that have ended.
    ticks: fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
  };
}
