import { mkdir } from 'node:fs/promises';
import { seed } from '../bench/seed.ts';
import { servicesOf } from '../docker/testing/compose-file.ts';
import { mixed } from '../load/traffic.ts';
import { noLimits } from '../test/no-limits.ts';
import { prefix } from './clean-up.ts';
import type { Container } from './container.ts';
import { folders } from './folders.ts';
import type { Image } from './images.ts';
import { setTheScene, travel } from './journey.ts';
import { Network } from './network.ts';
import type { Finding } from './report.ts';
import { type Load, type Rolled, roll } from './rolling.ts';
import { Stack } from './stack.ts';

type Print = (line: string) => void;

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
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Starts everything, uses it, scales it, replaces it under load and stops it. Adds what it has seen to `findings`. */
export async function showProduct(findings: Finding[], print: Print, signal: AbortSignal): Promise<void> {
  await mkdir(folders.project, { recursive: true });
  const network = await Network.make(prefix);
  const services = servicesOf('docker-compose.yml');
  const stack = new Stack({ services, network, prefix, env: noLimits, signal });
  await showStart(stack, findings, print);
  findings.push(showConfinement(stack.running()));
  const load = await showJourney(stack, network, findings);
  print('scaling');
  for (const service of SCALED) await stack.add(service, 2);
  const ready = await Promise.all(stack.running().map((container) => container.check()));
  findings.push({
    what: '--scale to two',
    isGood: ready.every(Boolean),
    figures: `${SCALED.join(', ')}; ${ready.filter(Boolean).length} of ${ready.length} containers healthy`,
  });
  print('constant load');
  // If requests fail here already, the machine is too busy to show anything.
  findings.push(ofLoad('load, nothing replaced', await roll([], load, signal)));
  for (const service of SCALED) {
    print(`replacing ${service}`);
    const rolled = await roll(stack.running(service), load, signal);
    findings.push(ofLoad(`rolling restart of ${service}`, rolled), ofStops(service, rolled));
  }
  print('stopping');
  findings.push(...(await stopAll(stack.running())));
}

async function showStart(stack: Stack, findings: Finding[], print: Print): Promise<void> {
  print('starting');
  const began = performance.now();
  await stack.runOnce('setup');
  await stack.up();
  findings.push({
    what: 'all ready',
    isGood: true,
    figures: `${stack.running().length} containers in ${seconds(performance.now() - began)}`,
  });
}

function showConfinement(containers: Container[]): Finding {
  const faults = containers.flatMap((container) =>
    container.notEnforced().map((name) => `${container.about.id}: ${name}`),
  );
  const rules = 'user, read-only root, memory limit, capabilities, no new privileges';
  return {
    what: 'confinement',
    isGood: faults.length === 0,
    figures: faults.join('; ') || `${rules} as in docker-compose.yml; no seccomp profile`,
  };
}

async function showJourney(stack: Stack, network: Network, findings: Finding[]): Promise<Load> {
  const url = `http://${network.addressOf('edge')}:8080`;
  await seed(stack.databaseUrl(network.addressOf('postgres')), { roadmaps: ROADMAPS, progress: 0 });
  const scene = await setTheScene(url, stack);
  const began = performance.now();
  const steps = await travel(url, scene);
  const figures = `${steps.join(', ')} in ${seconds(performance.now() - began)}`;
  findings.push({ what: 'journey through the edge', isGood: true, figures });
  return { url, kinds: mixed(ROADMAPS, [scene.mentor], scene.learners, [scene.places]), scene };
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

/** In the order in which compose stops them: what depends on others first. */
async function stopAll(containers: Container[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const container of containers.toReversed()) {
    const { id, spec } = container.about;
    const stop = await container.stop();
    const figures = `${stop.seconds.toFixed(1)} s of ${spec.graceMs / 1_000} s, exit code ${stop.code ?? 'killed'}`;
    findings.push({ what: `stop of ${id}`, isGood: stop.isInTime, figures });
  }
  return findings;
}
