// npm run containers: builds every image of deploy/docker/Dockerfile and runs docker-compose.yml with them, without Docker.
// Exits with 0 if all is as promised, 1 if not, 64 for a wrong call, and 77 if this machine lacks what the command needs.
import { mkdir } from 'node:fs/promises';
import { messageOf } from '../launch/fault.ts';
import { type Lock, takeLock } from '../launch/lock.ts';
import { type Task, taskOf, USAGE } from './arguments.ts';
import { cleanUp } from './clean-up.ts';
import { makeSystems } from './debian.ts';
import { folders } from './folders.ts';
import { buildBases, buildTargets } from './images.ts';
import { lacking, thisMachine } from './needs.ts';
import { type Finding, tableOf } from './report.ts';
import { showImages, showProduct } from './show.ts';
import { showProduction } from './show-production.ts';
import { ofReplaced, showUpgrade } from './show-upgrade.ts';
import type { Showing } from './showing.ts';
import { checkOut, present } from './source.ts';

const EXIT = { failed: 1, usage: 64, skipped: 77 };

const task = taskOf(process.argv.slice(2));
if (task === null || task.name === 'help') {
  console[task ? 'log' : 'error'](USAGE);
  process.exit(task ? 0 : EXIT.usage);
}
const missing = lacking(await thisMachine());
if (missing.length > 0) {
  console.error(['SKIPPED: nothing was built and nothing was tested. Missing:', ...missing].join('\n  - '));
  process.exit(EXIT.skipped);
}

const began = performance.now();
const print = (line: string): void => {
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${String(seconds).padStart(5)} s  ${line}`);
};
const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    print('stopping, then removing what was started');
    interrupted.abort(new Error(`ended by ${name}`));
  });
}

const findings: Finding[] = [];
let lock: Lock | undefined;
try {
  await mkdir(folders.home, { recursive: true });
  lock = takeLock(folders.home, folders.home);
  await cleanUp();
  await mkdir(folders.project, { recursive: true });
  await show(task, { findings, print, signal: interrupted.signal });
} catch (error) {
  findings.push({ what: 'run to the end', isGood: false, figures: '' });
  console.error(messageOf(error));
} finally {
  if (lock) await cleanUp();
  lock?.release();
}
console.log(['', ...tableOf(findings), ''].join('\n'));
process.exit(findings.every(({ isGood }) => isGood) ? 0 : EXIT.failed);

async function show(task: Task, showing: Showing): Promise<void> {
  const { print, signal } = showing;
  const earlier = task.name === 'upgrade' ? await checkOut(task.from) : null;
  await makeSystems(print, signal);
  await buildBases(earlier ? [present, earlier] : [present], print, signal);
  const images = await buildTargets(present, print, signal);
  if (earlier) {
    const replaced = await buildTargets(earlier, print, signal);
    showing.findings.push(ofReplaced(earlier.title, replaced, images));
    return showUpgrade(earlier, showing);
  }
  showing.findings.push(...showImages(images));
  if (task.name === 'production') await showProduction(showing);
  if (task.name === 'all') await showProduct(showing);
}
