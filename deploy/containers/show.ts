import { dealerOf } from '../bench/calendars.ts';
import { seed } from '../bench/seed.ts';
import { noLimits } from '../test/no-limits.ts';
import { prefix } from './clean-up.ts';
import type { Image } from './images.ts';
import { STEPS, setTheScene, travel } from './journey.ts';
import { Network } from './network.ts';
import type { Finding } from './report.ts';
import { type Load, type Rolled, roll } from './rolling.ts';
import { type Showing, seconds, showConfinement, showStart, showStops, withStack } from './showing.ts';
import { present, projectOf } from './source.ts';
import { Stack } from './stack.ts';
import { mixed } from './traffic.ts';

/** Of what the Dockerfile adds to a base. */
const LARGEST_IMAGE_MB = 350;
const SCALED = ['gateway', 'scheduling', 'ai-worker'];
const ROADMAPS = 200;

export const showImages = (images: readonly Image[]): Finding[] =>
  images.map(({ target, base, ours }) => ({
    what: `image ${target}`,
    isGood: megabytes(ours) <= LARGEST_IMAGE_MB,
    figures: `ours ${megabytes(ours)} MB (at most ${LARGEST_IMAGE_MB}), stand-in base ${megabytes(base)} MB`,
  }));

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

/** Starts everything, uses it, scales it, replaces it under load and stops it. */
export async function showProduct(showing: Showing): Promise<void> {
  const { signal } = showing;
  const network = await Network.make(prefix);
  const stack = new Stack({ project: projectOf(present), network, prefix, env: noLimits, signal });
  await withStack(stack, async () => {
    await stack.runOnce('setup');
    await showStart(stack, 'all ready', showing);
    showConfinement(stack.running(), showing);
    const load = await showJourney(stack, network, showing);
    await showScale(stack, showing);
    await showReplacements(stack, load, showing);
    await showStops(stack, showing);
  });
}

async function showJourney(stack: Stack, network: Network, { findings }: Showing): Promise<Load> {
  const url = `http://${network.addressOf('edge')}:8080`;
  const scene = await setTheScene(url, stack);
  const began = performance.now();
  await travel(url, scene);
  const figures = `${STEPS} in ${seconds(performance.now() - began)}`;
  findings.push({ what: 'journey through the edge', isGood: true, figures });
  const { mentor, learners, places } = scene;
  const size = { roadmaps: ROADMAPS, progress: 0, mentorIds: [mentor.userId] };
  await seed(stack.databaseUrl(network.addressOf('postgres')), size);
  return {
    url,
    kinds: mixed({ roadmaps: ROADMAPS, mentors: [mentor], learners, next: dealerOf([places]) }),
    scene,
  };
}

async function showScale(stack: Stack, { findings, print }: Showing): Promise<void> {
  print('scaling');
  for (const service of SCALED) await stack.add(service, 2);
  const ready = await Promise.all(stack.running().map((container) => container.check()));
  findings.push({
    what: '--scale to two',
    isGood: ready.every(Boolean),
    figures: `${SCALED.join(', ')}; ${ready.filter(Boolean).length} of ${ready.length} containers healthy`,
  });
}

async function showReplacements(
  stack: Stack,
  load: Load,
  { findings, print, signal }: Showing,
): Promise<void> {
  print('constant load');
  // If requests fail here already, the machine is too busy to show anything.
  findings.push(ofLoad('load, nothing replaced', await roll([], load, signal)));
  for (const service of SCALED) {
    print(`replacing ${service}`);
    const rolled = await roll(stack.running(service), load, signal);
    findings.push(ofLoad(`rolling restart of ${service}`, rolled), ofStops(service, rolled));
  }
}

const ofLoad = (what: string, { requests, failed, p50, p99, files, faults }: Rolled): Finding => ({
  what,
  isGood: failed === 0 && faults.length === 0,
  figures:
    `${failed} of ${requests} requests failed, p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms; ` +
    [`${files} files measured`, ...faults].join('; '),
});

const ofStops = (service: string, { stops }: Rolled): Finding => ({
  what: `stops of ${service} under load`,
  isGood: stops.every(({ isInTime }) => isInTime),
  figures: stops.map((stop) => `${stop.seconds.toFixed(1)} s`).join(', '),
});
