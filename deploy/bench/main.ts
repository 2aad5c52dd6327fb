// npm run bench: what the product costs beside bare programs, as ratios of one run on one machine; absolute figures are not
// comparable. No test depends on these figures, since a busy machine changes them.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { growth } from './scenarios/growth.ts';
import { pages } from './scenarios/pages.ts';
import { race } from './scenarios/race.ts';
import { requests } from './scenarios/requests.ts';
import { runs } from './scenarios/runs.ts';
import { type Scene, withScene } from './scene.ts';

/** In the order in which they are run: the tables grow at the end. */
const scenarios: Record<string, (scene: Scene) => Promise<void>> = {
  requests,
  race,
  pages,
  runs,
  growth,
};
const USAGE = `usage: npm run bench -- [--small] [scenario…]
  requests  cached and uncached reads, search, free slots, a progress write, a booking: CPU time, rate, latency
  race      200 learners book one slot
  pages     first visits on a slow phone: largest paint, layout shift, interaction, scripts
  runs      AI drafts: many at once, beside a backlog, with a killed worker
  growth    uncached requests while the tables grow to 100,000 roadmaps and a million rows
  --small   shows within four minutes that all run: one short round, small tables, rough figures`;

const { values, positionals } = parseArgs({
  options: { small: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in scenarios));
if (values.help || unknown.length > 0) {
  console[values.help ? 'log' : 'error'](USAGE);
  process.exit(values.help ? 0 : 64);
}

console.log(` Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
await withScene(values.small, async (scene) => {
  for (const [name, measure] of Object.entries(scenarios)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const startedAt = performance.now();
    await measure(scene);
    console.log(`\n ${name}: ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  }
});
process.exit();
