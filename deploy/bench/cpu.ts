import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds of CPU time by process. */
export type Cpu = Record<string, number>;

/** Clock ticks are hundredths of a second in /proc, on every Linux that Node runs on. */
const MS_PER_TICK = 10;

/** CPU time that these processes and their descendants, also ended ones, have used since their start. Linux alone. */
export async function readCpu(pids: Record<string, number>): Promise<Cpu> {
  const stats = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(statOf));
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, sumOf(pid, stats)]));
}

interface Stat {
  pid: number;
  parent: number;
  ms: number;
}

function sumOf(root: number, stats: Stat[]): number {
  const wanted = new Set([root]);
  for (let size = 0; size < wanted.size; ) {
    size = wanted.size;
    for (const { pid, parent } of stats) if (wanted.has(parent)) wanted.add(pid);
  }
  return stats.filter(({ pid }) => wanted.has(pid)).reduce((sum, { ms }) => sum + ms, 0);
}

/** /proc/<pid>/stat: the name in brackets may contain spaces; behind it come state, parent and, 10 later, the times. */
async function statOf(pid: string): Promise<Stat> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z 0');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid: Number(pid), parent: Number(fields[1]), ms: MS_PER_TICK * ticks };
}
