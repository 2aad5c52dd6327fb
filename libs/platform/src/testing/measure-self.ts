import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into a process whose memory and event loop a test measures from within.
const EVERY_MS = 20;

const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

let last = process.cpuUsage();
setInterval(() => {
  const { user, system } = process.cpuUsage(last);
  last = process.cpuUsage();
  print({ msg: 'measured', rss: process.memoryUsage.rss(), workedMs: (user + system) / 1000 });
}, EVERY_MS).unref();

// Garbage of the start would hide growth.
process.on('SIGUSR2', () => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  print({ msg: 'settled', rss: process.memoryUsage.rss() });
});
