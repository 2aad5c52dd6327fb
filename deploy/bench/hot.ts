// Sums CPU profiles (node --cpu-prof) by package and by function.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Profile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
  }[];
  samples: number[];
  /** Microseconds since the previous sample. */
  timeDeltas: number[];
}

const IDLE = new Set(['(idle)', '(program)', '(root)', 'reallyExit']);
/** Module loading belongs to the start, not to requests. */
const START = /^node:internal\/modules|^node:internal\/url/;
const TOP = 14;
/** Processes with less CPU time are not shown. */
const BUSY_SECONDS = 5;

/** Prints the busiest packages and functions of each process in per cent of its CPU time. */
export async function printHotSpots(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.cpuprofile')) continue;
    const profile = JSON.parse(await readFile(join(folder, file), 'utf8')) as Profile;
    const name = processOf(profile);
    if (name) print(name, profile);
  }
}

function processOf({ nodes }: Profile): string | null {
  for (const { callFrame } of nodes) {
    const main = /\/(gateway|services\/[a-z-]+)\/dist\/main\.js$/.exec(callFrame.url);
    if (main) return main[1]!;
  }
  return null;
}

function print(name: string, { nodes, samples, timeDeltas }: Profile): void {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const packages = new Map<string, number>();
  const functions = new Map<string, number>();
  let busy = 0;
  for (const [i, id] of samples.entries()) {
    const { functionName, url, lineNumber } = frames.get(id)!;
    if (IDLE.has(functionName) || START.test(url)) continue;
    const took = timeDeltas[i]!;
    busy += took;
    const where = placeOf(url);
    add(packages, where || functionName, took);
    add(functions, `${functionName || '(unnamed)'} ${where}:${lineNumber + 1}`, took);
  }
  if (busy / 1e6 < BUSY_SECONDS) return;
  console.log(`\n ${name}: busy for ${(busy / 1e6).toFixed(1)} s`);
  for (const sums of [packages, functions]) {
    const rows = [...sums].toSorted(([, a], [, b]) => b - a).slice(0, TOP);
    for (const [what, took] of rows)
      console.log(`  ${((100 * took) / busy).toFixed(1).padStart(5)} %  ${what}`);
    console.log();
  }
}

/** The package of a file, or the file itself when it is part of the project. */
function placeOf(url: string): string {
  const library = url.split('/node_modules/').at(-1)!;
  if (library !== url) return /^(@[^/]+\/)?[^/]+/.exec(library)![0];
  return /\/((?:gateway|services|libs)\/.*)$/.exec(url)?.[1] ?? url;
}

const add = (sums: Map<string, number>, key: string, took: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + took);
};
