const Sequencer = require('@jest/test-sequencer').default;

/**
 * The browser tests share one Waymark, so what one file leaves is there for the next: they run in
 * the same order everywhere. Jest's own order follows what it remembers of earlier runs.
 */
module.exports = class ByName extends Sequencer {
  sort(tests) {
    const shared = tests.every(({ path }) => path.endsWith('.e2e.test.ts'));
    return shared ? tests.toSorted((a, b) => (a.path < b.path ? -1 : 1)) : super.sort(tests);
  }
};
