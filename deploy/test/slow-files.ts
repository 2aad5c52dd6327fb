/** Parts of the paths of the slowest files, slowest first; the last lines of each run name them. */
const SLOW = ['deploy/inputs/inputs.int', 'e2e/main-job', 'e2e/screens-', 'e2e/studio'];

/** Index in that list, or its length. */
export function slowRank(path: string): number {
  const found = SLOW.findIndex((part) => path.includes(part));
  return found < 0 ? SLOW.length : found;
}

/** Whether the file runs alone and first. */
export const isSlow = (path: string): boolean => slowRank(path) < SLOW.length;
