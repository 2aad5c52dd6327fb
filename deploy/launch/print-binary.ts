// Prints the path of a program, and downloads it when it is missing:
//   node deploy/launch/print-binary.ts redis-server|nats-server|chromium
import { findChromium } from '../test/chromium.ts';
import { findBinary } from './binaries.ts';
import { LaunchFault, messageOf } from './fault.ts';

const name = process.argv[2];
const print = (line: string) => console.error(line);
try {
  if (name === 'chromium') console.log(await findChromium({ print }));
  else if (name === 'redis-server' || name === 'nats-server') console.log(await findBinary(name, { print }));
  else throw new LaunchFault('Name one: redis-server, nats-server or chromium.');
} catch (error) {
  console.error(messageOf(error), error instanceof LaunchFault ? (error.remedy ?? '') : '');
  process.exitCode = 1;
}
