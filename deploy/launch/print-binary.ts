// Prints the path of a backing server's program, downloading it when it is not there:
//   node deploy/launch/print-binary.ts redis-server|nats-server|chromium
import { findChromium } from '../test/chromium.ts';
import { findBinary } from './binaries.ts';
import { LaunchFault, messageOf } from './fault.ts';

const name = process.argv[2];
const say = (line: string) => console.error(line);
try {
  if (name === 'chromium') console.log(await findChromium({ say }));
  else if (name === 'redis-server' || name === 'nats-server') console.log(await findBinary(name, { say }));
  else throw new LaunchFault('Say which: redis-server, nats-server or chromium.');
} catch (error) {
  console.error(messageOf(error), error instanceof LaunchFault ? (error.remedy ?? '') : '');
  process.exitCode = 1;
}
