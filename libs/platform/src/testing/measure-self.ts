import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into a process whose memory and silence a test watches: both are seen from within alone, and a process of its
// own shares them with no other test.
const EVERY_MS = 20;

const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

let last = process.cpuUsage();
setInterval(() => {
  const { user, system } = process.cpuUsage(last);
  last = process.cpuUsage();
  tell({ msg: 'measured', rss: process.memoryUsage.rss(), workedMs: (user + system) / 1000 });
}, EVERY_MS).unref();

// What starting has left behind would hide as much growth.
process.on('SIGUSR2', () => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  tell({ msg: 'settled', rss: process.memoryUsage.rss() });
});
