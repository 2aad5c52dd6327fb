import { MemoryPool } from './memory-pool.ts';
import { Sandbox } from './sandbox.ts';

/** For uploaded files; `poolMb` is shared by all tasks. */
export const readingSandbox = (poolMb = 1_280): Sandbox =>
  new Sandbox({ timeoutMs: 60_000, memoryMb: 640 }, new MemoryPool(poolMb));
