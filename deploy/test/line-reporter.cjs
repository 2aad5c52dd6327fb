const { relative } = require('node:path');

/** Says which file is done, in a line. What failed, and how, is read from Jest's results. */
module.exports = class LineReporter {
  onTestResult({ path }, { numFailingTests, testExecError }) {
    const verdict = numFailingTests > 0 || testExecError ? 'FAIL' : 'PASS';
    process.stdout.write(`${verdict} ${relative(process.cwd(), path)}\n`);
  }
};
