// npm test: static checks and every tier of tests; `npm test -- <pattern>` runs the test files whose path contains the
// pattern. npm run test:deep: the deep tiers. The last line counts all results.
import { parseArgs } from 'node:util';
import { findBinary } from '../launch/binaries.ts';
import { build, buildScreens } from '../launch/build.ts';
import { silentReporter } from '../launch/console.ts';
import { bundleBudget } from './bundle-budget.ts';
import { staticChecks } from './checks.ts';
import { findChromium } from './chromium.ts';
import { runDeep, selectForChange } from './deep.ts';
import { runTier } from './jest-tier.ts';
import { type Check, Tally } from './tally.ts';
import { deepTiers, matching, testFiles, tierOf, tiers } from './tiers.ts';

/** Time reserved for deep tests after all other tests: the last one starts within it, and takes up to eight minutes. */
const MINUTES_FOR_CHANGE = 10;

const { values, positionals } = parseArgs({
  options: {
    /** Parts to run, separated by commas: `checks` and names of tiers. */
    only: { type: 'string' },
    /** Runs the deep tiers instead. */
    deep: { type: 'boolean', default: false },
    /** Afterwards runs the deep tests for the change, in the time reserved for them. */
    'and-deep-for-change': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const only = values.only?.split(',');
const isWanted = (part: string) => !only || only.includes(part);
const ending = new AbortController();
const { signal } = ending;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => ending.abort());

const tally = new Tally();
const files = matching(testFiles(), positionals);
const wantedFiles = files.filter((file) => isWanted(tierOf(file).name));
const deepFiles = wantedFiles.filter((file) => deepTiers.includes(tierOf(file)));
const wanted = tiers.flatMap((tier) => {
  const its = values.deep ? [] : wantedFiles.filter((file) => tierOf(file) === tier);
  return its.length > 0 ? [{ tier, files: its }] : [];
});
const running = values.deep ? deepFiles : wanted.flatMap((one) => one.files);

const [types, ...checks] =
  isWanted('checks') && !values.deep && positionals.length === 0 ? staticChecks(signal) : [];
if (running.some((file) => tierOf(file).needsProduct)) checks.push(...preparations());
// The compiler takes as long as all the others, on one processor.
await Promise.all([all(types ? [types] : []), all(checks)]);
for (const { tier, files: its } of wanted) if (!signal.aborted) await runTier(tier, its, tally, signal);
if (values.deep) {
  await runDeep(
    deepFiles.map((file) => ({ file, reason: 'its turn' })),
    tally,
    signal,
  );
} else if (values['and-deep-for-change'] && !signal.aborted) {
  await runDeep(await selectForChange(deepFiles), tally, signal, Date.now() + MINUTES_FOR_CHANGE * 60_000);
}
if (signal.aborted) tally.fail('interrupted');
if (files.length === 0) tally.fail(`no test file matches ${positionals.join(', ')}`);
process.exit(tally.finish());

async function all(list: Check[]): Promise<void> {
  for (const [title, check] of list) if (!signal.aborted) await tally.check(title, check);
}

function preparations(): Check[] {
  const building = { console: silentReporter, signal };
  return [
    // Worker threads of tests run on the build; the check of types makes that of the processes.
    types
      ? ['Build of the screens (vite)', () => buildScreens(building).then(() => [])]
      : ['Build of the processes and the screens', () => build(building).then(() => [])],
    ['Landing page within its JavaScript budget', bundleBudget],
    ['redis-server', (print) => findBinary('redis-server', { print, signal }).then(() => [])],
    ['nats-server', (print) => findBinary('nats-server', { print, signal }).then(() => [])],
    ['Chromium', (print) => findChromium({ print }).then(() => [])],
  ];
}
