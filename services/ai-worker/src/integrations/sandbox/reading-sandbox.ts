import { MemoryPool } from './memory-pool.ts';
import { Sandbox } from './sandbox.ts';

/** Where strangers' files are looked into. `poolMb`: what all of them in hand may take together; a file takes up to 640. */
export const readingSandbox = (poolMb = 1_280): Sandbox =>
  new Sandbox({ timeoutMs: 60_000, memoryMb: 640 }, new MemoryPool(poolMb));
