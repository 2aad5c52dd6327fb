import { envInt } from '@waymark/platform/env';
import { manifests, type WaymarkProcess, waymarkProcesses } from '../launch/processes.ts';

const MAIN = 'services/ai-worker/dist/testing/no-op-worker.js';

/** Every process, with this many workers whose engine does no work. */
export function withNoOpWorkers(count: number): WaymarkProcess[] {
  const worker = manifests.find(({ name }) => name === 'ai-worker')!;
  const manifest = { ...worker, env: worker.env.safeExtend({ NO_OP_MS: envInt(0) }) };
  const workers = Array.from({ length: count }, (_, n) => ({
    ...{ name: n === 0 ? 'ai-worker' : `ai-worker-${n + 1}`, manifest, main: MAIN, database: false },
  }));
  return [...waymarkProcesses.filter(({ name }) => name !== 'ai-worker'), ...workers];
}
