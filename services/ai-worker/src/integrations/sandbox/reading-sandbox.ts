import { MemoryPool } from './memory-pool.ts';
import { Sandbox } from './sandbox.ts';

export const readingSandbox = (poolMb = 1_280): Sandbox =>
  new Sandbox({ timeoutMs: 60_000, memoryMb: 640 }, new MemoryPool(poolMb));
