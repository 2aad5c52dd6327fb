import { type JestRun, runJest } from './jest-run.ts';
import type { Tally } from './tally.ts';
import type { Tier } from './tiers.ts';
import { judge } from './verdict.ts';

/** Runs these files of one tier and adds the verdict to the tally. */
export async function runTier(
  tier: Tier,
  files: string[],
  tally: Tally,
  signal?: AbortSignal,
  title = `Tests: ${tier.name}`,
): Promise<void> {
  const step = tally.console.step(title);
  const first = await runJest(tier, files, step.progress, { signal });
  const again = tier.rerun && !first.fault && !signal?.aborted ? failedFiles(first) : [];
  const second =
    again.length > 0 ? await runJest(tier, again, step.progress, { signal, alone: true }) : undefined;
  const verdict = judge(first, second);
  if (verdict.failed > 0) step.failed();
  else step.done(`${title}, ${verdict.passed} passed`);
  tally.add(verdict);
  tally.took(first.files);
}

const failedFiles = ({ files }: JestRun): string[] =>
  files.filter(({ tests }) => tests.some(({ passed }) => !passed)).map(({ file }) => file);
