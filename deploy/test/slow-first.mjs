// Jest starts the largest files first; a file of three lines that checks a hundred screens would run last and alone.
import TestSequencer from '@jest/test-sequencer';
import { slowRank } from './slow-files.ts';

export default class SlowFirst extends TestSequencer {
  /** In: the files of a run. Out: the slow ones, then the others in the order of Jest. */
  sort(tests) {
    return super.sort(tests).sort((a, b) => slowRank(a.path) - slowRank(b.path));
  }
}
