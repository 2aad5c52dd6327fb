// Jest starts the largest files first; a file of three lines that checks a hundred screens would run last and alone.
import TestSequencer from '@jest/test-sequencer';

/** Parts of the paths of the slowest files, slowest first; the last lines of each run name them. */
const SLOW = ['inputs.int', 'main-job', 'screens-', 'studio'];

const rank = ({ path }) => {
  const found = SLOW.findIndex((part) => path.includes(part));
  return found < 0 ? SLOW.length : found;
};

export default class SlowFirst extends TestSequencer {
  /** In: the files of a run. Out: the slow ones, then the others in the order of Jest. */
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
}
