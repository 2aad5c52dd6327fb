// npm test: everything that must hold, from types to the browser. The last line counts it.

import { checkEnvExample } from '../env-example.ts';
import { findBinary } from '../launch/binaries.ts';
import { buildScreens } from '../launch/build.ts';
import { silentReporter } from '../launch/console.ts';
import { bundleBudget } from './bundle-budget.ts';
import { findChromium } from './chromium.ts';
import { checkHouseRules } from './house-rules.ts';
import { importRules, importRulesBite } from './import-rules.ts';
import { runTier, type Tier } from './jest-tier.ts';
import { lockFileIsWhole } from './lock-file.ts';
import { type Faults, Tally } from './tally.ts';
import { verdictOf } from './tools.ts';

const tiers: Tier[] = [
  { name: 'unit', workers: 2, withinMinutes: 20, freshAboveMb: 300 },
  { name: 'frontend', workers: 2, withinMinutes: 20 },
  // One file at a time: they run servers of their own and measure what a busy machine would blur.
  { name: 'int', workers: 1, withinMinutes: 60, freshAboveMb: 450 },
  { name: 'e2e', workers: 1, withinMinutes: 60 },
];

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const wanted = (part: string) => !only || only.includes(part);
const ending = new AbortController();
const { signal } = ending;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => ending.abort());

const tally = new Tally();
const checks: [string, (progress: (text: string) => void) => Promise<Faults>][] = [
  ['Types (tsc)', () => verdictOf('typescript/bin/tsc', ['-b'], signal)],
  [
    'Lint and format (biome)',
    () =>
      verdictOf(
        '@biomejs/biome/bin/biome',
        ['ci', '--diagnostic-level=error', '--reporter=summary', '--colors=off'],
        signal,
      ),
  ],
  ['Import rules (dependency-cruiser)', importRules],
  ['Import rules bite on seeded bad imports', importRulesBite],
  ['Unused code and dependencies (knip)', () => verdictOf('knip/bin/knip.js', ['--no-progress'], signal)],
  ['House rules', checkHouseRules],
  ['Lock file has every platform', lockFileIsWhole],
  ['.env.example matches the processes', checkEnvExample],
];
const preparations: typeof checks = [
  ['Build of the screens (vite)', () => buildScreens({ console: silentReporter, signal }).then(() => [])],
  ['Landing page within its JavaScript budget', bundleBudget],
];

if (wanted('checks')) await all(checks);
if (!only || tiers.some(({ name }) => wanted(name))) {
  await all([
    ...preparations,
    ['redis-server', (say) => findBinary('redis-server', { say, signal }).then(() => [])],
    ['nats-server', (say) => findBinary('nats-server', { say, signal }).then(() => [])],
    ['Chromium', (say) => findChromium({ say }).then(() => [])],
  ]);
}
for (const tier of tiers) if (wanted(tier.name) && !signal.aborted) await runTier(tier, tally, signal);
if (signal.aborted) tally.add({ passed: 0, failed: 1 }, ['interrupted']);
process.exit(tally.finish());

async function all(list: typeof checks): Promise<void> {
  for (const [title, check] of list) if (!signal.aborted) await tally.check(title, check);
}
