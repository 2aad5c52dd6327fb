// Runs before `npm start` and `npm test`, on whatever Node there is, so that a wrong one
// gets one clear sentence instead of a syntax error.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const version = process.versions.node;
if (!existsSync(join(__dirname, '../../node_modules/zod'))) {
  fail('The packages are not installed.', 'Run: npm ci');
} else if (Number(version.split('.')[0]) < 24) {
  fail(
    `Waymark runs on Node 24, which npm installs with the packages; this is Node ${version}.`,
    'Run: npm ci (without --ignore-scripts and --omit=dev), then npm start or npm test',
  );
}

function fail(message, remedy) {
  console.error(`\n ✗ ${message}\n   ${remedy}\n`);
  process.exit(1);
}
