const { relative } = require('node:path');

const ENDING_MS = 120_000;

/** Says which file is done, in a line. What failed, and how, is read from Jest's results. */
module.exports = class LineReporter {
  onTestResult({ path }, { numFailingTests, testExecError }) {
    const verdict = numFailingTests > 0 || testExecError ? 'FAIL' : 'PASS';
    process.stdout.write(`${verdict} ${relative(process.cwd(), path)}\n`);
  }

  /** Whatever a test has left running would keep Jest for ever, and its results with it. */
  onRunComplete() {
    const end = () => {
      process.stderr.write('All tests have ended, but something that one of them started still runs.\n');
      process.exit(1);
    };
    setTimeout(end, ENDING_MS).unref();
  }
};
