// npm run bench:pages: the first visit of each page on a slow phone. Needs a running demo, or starts one. No test depends on
// these figures, since a busy machine changes them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWaymark } from '../launch/start.ts';
import { isolationOverrides } from '../test/isolated-env.ts';
import { noLimits } from '../test/no-limits.ts';
import { PageMeter, type Visit } from './pages.ts';

const option = (name: string): string | undefined =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const USAGE = `usage: npm run bench:pages -- [options]
  --url=URL      measures a running demo instead of its own
  --only=WORDS   measures the pages whose names hold the words
  --loads=N      visits per page and width; default 3
  --shifts       also prints every layout shift`;
const unknown = process.argv.slice(2).filter((arg) => !/^--(?:shifts|(?:url|only|loads)=.*)$/.test(arg));
if (unknown.length > 0) {
  console[unknown.includes('--help') ? 'log' : 'error'](USAGE);
  process.exit(unknown.includes('--help') ? 0 : 64);
}

const palette = { name: 'palette', press: 'key:Control+k' };
const menu = { name: 'menu', press: 'header button[aria-expanded]' };
const visits: Visit[] = [
  { name: 'home', path: '/', as: null, actions: [{ ...menu, narrowOnly: true }] },
  {
    name: 'browse',
    path: '/browse',
    as: null,
    actions: [{ name: 'filter', press: '[role=group] button:nth-child(2)' }, palette],
  },
  {
    name: 'roadmap',
    path: '/roadmap/roadmap1',
    as: null,
    actions: [
      { name: 'tick', press: 'main input[type=checkbox]' },
      {
        name: 'view',
        press:
          'main fieldset label:nth-of-type(2), main [role=group] button[aria-pressed=false], main [role=radiogroup] :nth-child(2)',
      },
    ],
  },
  { name: 'roadmap, learner', path: '/roadmap/roadmap1', as: 'learner' },
  {
    name: 'mentors',
    path: '/mentors',
    as: null,
    actions: [{ name: 'filters', press: 'main button[aria-expanded]' }],
  },
  { name: 'mentor', path: '/mentor/4', as: null },
  { name: 'learning hub', path: '/ai-resources', as: null },
  { name: 'book session', path: '/book-session/4', as: 'learner' },
  { name: 'scheduling', path: '/scheduling', as: 'learner' },
  { name: 'studio', path: '/mentor', as: 'mentor' },
  { name: 'community', path: '/mentor-community', as: 'mentor' },
];

const only = option('only') ?? '';
const loads = Number(option('loads') ?? 3);
const print = (line: string) => console.log(line);
const url = option('url');
if (url) await measureAll(url);
else {
  const home = await mkdtemp(join(tmpdir(), 'waymark-pages-'));
  const env = { ...isolationOverrides(), ...noLimits, LOG_LEVEL: 'warn' };
  const waymark = await startWaymark({ home, port: 0, env });
  try {
    await measureAll(waymark.url);
  } finally {
    await waymark.stop();
    await rm(home, { recursive: true, force: true });
  }
}
process.exit();

async function measureAll(at: string): Promise<void> {
  const meter = await PageMeter.start(at, print);
  const log = process.argv.includes('--shifts') ? print : undefined;
  print(`First visits, CPU 4 times slower, 1.6 Mbit/s, 150 ms, median of ${loads}\n`);
  print(`${'page'.padEnd(18)}width    LCP    FCP     CLS  scripts   KB  all  actions (ms), largest element`);
  try {
    for (const visit of visits.filter(({ name }) => name.includes(only))) {
      for (const width of [1280, 360]) {
        const load = await meter.measure(visit, width, loads, log);
        const actions = Object.entries(load.actions).map(([name, ms]) => `${name} ${ms}`);
        print(
          visit.name.padEnd(18) +
            String(width).padStart(5) +
            String(load.largestPaint).padStart(7) +
            String(load.firstPaint).padStart(7) +
            load.shift.toFixed(4).padStart(8) +
            String(load.scripts).padStart(9) +
            String(load.scriptKb).padStart(5) +
            String(load.requests).padStart(5) +
            `  ${[...actions, load.largest].join(', ')}`,
        );
      }
    }
  } finally {
    await meter.stop();
  }
}
