import { totalmem } from 'node:os';

/**
 * Saves about 20 MB of memory per process without a measurable cost. A gateway that receives four uploads of 50 MB at
 * once grows by 70 MiB rather than 105: the bytes it has written are freed sooner.
 */
const SMALL_SEMI_SPACE = '--max-semi-space-size=4';
/** Saves a fifth of the memory of a process, for some speed. */
const SMALL_HEAP = [SMALL_SEMI_SPACE, '--optimize-for-size'];
const SMALL_MACHINE_BYTES = 2 * 1024 ** 3;

/**
 * Node's options for the heap of a process. `isOnlyOne`: the gateway and the services share it, so that the objects of
 * one request to several services fill a small heap several times. `memory`: bytes that the machine or the container has.
 */
export function heapOptions(isOnlyOne: boolean, memory = memoryOfMachine()): string[] {
  if (!isOnlyOne) return [SMALL_SEMI_SPACE];
  return memory < SMALL_MACHINE_BYTES ? SMALL_HEAP : [];
}

/** A container's limit, where there is one. */
function memoryOfMachine(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
