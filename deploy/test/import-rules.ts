import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../launch/paths.ts';
import type { Faults } from './tally.ts';
import { tool } from './tools.ts';

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

const SEEDS = join(import.meta.dirname, 'seeded-imports');
const CONFIG = join(projectRoot, '.dependency-cruiser.js');

export async function importRules(): Promise<Faults> {
  const { violations, modules } = await cruise(projectRoot, [
    'libs',
    'services',
    'gateway',
    'frontend',
    'deploy',
  ]);
  const faults = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  if (modules < 100) faults.push(`only ${modules} modules were found: most modules are missing`);
  return faults;
}

/** Each seed must break the rule it names, and each rule needs a seed. */
export async function importRulesReportSeeds(): Promise<Faults> {
  const { violations } = await cruise(SEEDS, await readdir(SEEDS));
  const broken = new Set(violations.map(({ rule, from }) => `${from} breaks ${rule.name}`));
  const wanted = await seeds();
  const unseen = wanted.filter((seed) => !broken.has(seed)).map((seed) => `not reported: ${seed}`);
  const seeded = new Set(wanted.map((seed) => seed.split(' breaks ')[1]));
  const config = (await import(pathToFileURL(CONFIG).href)) as { default: { forbidden: { name: string }[] } };
  const names = config.default.forbidden.map(({ name }) => name);
  return [...unseen, ...names.filter((name) => !seeded.has(name)).map((name) => `no seed breaks ${name}`)];
}

/** The rules named in the first lines of the seeds. */
async function seeds(): Promise<string[]> {
  const files = (await readdir(SEEDS, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(SEEDS, file), 'utf8')] as const),
  );
  return texts.flatMap(([file, text]) => {
    const rule = /^\/\/ breaks: (\S+)$/m.exec(text)?.[1];
    return rule ? [`${file} breaks ${rule}`] : [];
  });
}

async function cruise(cwd: string, folders: string[]): Promise<{ violations: Violation[]; modules: number }> {
  const args = ['--config', CONFIG, '--output-type', 'json', ...folders];
  const result = await tool('dependency-cruiser/bin/dependency-cruiser.mjs', args, {
    cwd,
  });
  try {
    const { summary } = JSON.parse(result.stdout) as {
      summary: { violations: Violation[]; totalCruised: number };
    };
    return { violations: summary.violations, modules: summary.totalCruised };
  } catch {
    throw new Error(`dependency-cruiser printed no result: ${result.stderr.trim()}`);
  }
}
