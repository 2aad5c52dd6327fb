import { envInt } from '@waymark/platform/env';
import { type WaymarkProcess, waymarkProcesses } from '../launch/processes.ts';

const NO_OP = 'services/ai-worker/dist/testing/no-op-worker.js';

const others = waymarkProcesses.filter(({ name }) => name !== 'ai-worker');
const worker = waymarkProcesses.find(({ name }) => name === 'ai-worker')!;

/** Every process, with this many workers. */
export const withWorkers = (count: number): WaymarkProcess[] => [...others, ...copies(worker, count)];

/** Every process, with this many workers whose engine does no work. */
export function withNoOpWorkers(count: number): WaymarkProcess[] {
  const { manifest } = worker;
  const withTime = { ...manifest, env: manifest.env.safeExtend({ NO_OP_MS: envInt(0) }) };
  return [...others, ...copies({ ...worker, manifest: withTime, main: NO_OP }, count)];
}

const copies = (process: WaymarkProcess, count: number): WaymarkProcess[] =>
  Array.from({ length: count }, (_, n) => ({
    ...process,
    name: n === 0 ? process.name : `${process.name}-${n + 1}`,
  }));
