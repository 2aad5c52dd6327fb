import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../launch/paths.ts';
import { changedFiles, commitCount } from './changed-files.ts';
import { coveredFolders, type Selected, selectDeep } from './deep-selection.ts';
import { importGraph } from './import-graph.ts';
import { runTier } from './jest-tier.ts';
import type { Tally } from './tally.ts';
import { tierOf } from './tiers.ts';

/** Runs deep test files in turn, each in its own Jest and on its own servers. */
export async function runDeep(
  files: Selected[],
  tally: Tally,
  signal: AbortSignal,
  /** No file is started after this moment (ms since the epoch). */
  until = Number.POSITIVE_INFINITY,
): Promise<void> {
  const leftOut: string[] = [];
  for (const { file, reason } of files) {
    if (signal.aborted) return;
    if (Date.now() > until) leftOut.push(file);
    else await runTier(tierOf(file), [file], tally, signal, `Deep: ${file} (${reason})`);
  }
  if (leftOut.length > 0) {
    tally.console.warn(`${leftOut.length} deep test files were not run for lack of time:`);
    for (const file of leftOut) tally.console.print(`     ${file}`);
  }
}

export async function selectForChange(files: string[]): Promise<Selected[]> {
  const [changed, importsOf, turn] = await Promise.all([changedFiles(), importGraph(), commitCount()]);
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(projectRoot, file), 'utf8')] as const),
  );
  const covered = new Map(texts.map(([file, text]) => [file, coveredFolders(text)]));
  const day = Math.floor(Date.now() / 86_400_000);
  return selectDeep({ files, changed, importsOf, covers: (file) => covered.get(file) ?? [], turn, day });
}
