import { MemoryPool } from '@waymark/platform/sandbox/memory-pool';
import { Sandbox } from '@waymark/platform/sandbox/sandbox';

export const readingSandbox = (poolMb = 1_280): Sandbox =>
  new Sandbox({ timeoutMs: 60_000, memoryMb: 640 }, new MemoryPool(poolMb));
