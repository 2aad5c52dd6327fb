import { setTimeout as sleep } from 'node:timers/promises';
import { type Kind, type KindResult, percentile, sendLoad } from '../bench/load.ts';
import { messageOf } from '../launch/fault.ts';
import type { Container, Stopped } from './container.ts';
import { fileOf, type Scene } from './journey.ts';

/** Requests a second: what two processors serve beside processes that start. */
const RATE = 10;
const LONGEST_SECONDS = 600;
const BEFORE_AND_AFTER_MS = 3_000;

export interface Rolled {
  stops: Stopped[];
  requests: number;
  failed: number;
  p50: number;
  p99: number;
  /** Recordings that were uploaded, measured by the worker and fetched meanwhile. */
  files: number;
  /** Why others were not. */
  faults: string[];
}

export interface Load {
  url: string;
  /** The same for all parts of a run, since each free start is booked once. */
  kinds: Kind[];
  scene: Scene;
}

/** Replaces each container in turn under a constant load. */
export async function roll(
  containers: Container[],
  { url, kinds, scene }: Load,
  signal: AbortSignal,
): Promise<Rolled> {
  const over = new AbortController();
  const until = AbortSignal.any([signal, over.signal]);
  const load = sendLoad({ url, kinds, rate: RATE, seconds: LONGEST_SECONDS, until });
  const files = measureFiles(url, scene, until);
  const stops: Stopped[] = [];
  try {
    await sleep(BEFORE_AND_AFTER_MS, undefined, { signal });
    for (const container of containers) {
      stops.push(await container.stop());
      await container.start();
      await container.healthy(signal);
    }
    await sleep(BEFORE_AND_AFTER_MS, undefined, { signal });
  } finally {
    over.abort();
  }
  return { stops, ...sumOf(await load), ...(await files) };
}

/** One file after the other until the end; returns how many, and what went wrong. */
async function measureFiles(
  url: string,
  scene: Scene,
  until: AbortSignal,
): Promise<Pick<Rolled, 'files' | 'faults'>> {
  const faults: string[] = [];
  let files = 0;
  while (!until.aborted) {
    await fileOf(url, scene.mentor).then(
      () => files++,
      (error: unknown) => faults.push(messageOf(error)),
    );
  }
  return { files, faults };
}

function sumOf(results: KindResult[]): Pick<Rolled, 'requests' | 'failed' | 'p50' | 'p99'> {
  const latencies = results.flatMap((result) => result.latencies).sort((a, b) => a - b);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
  return { requests: latencies.length + failed, failed, p50, p99 };
}
