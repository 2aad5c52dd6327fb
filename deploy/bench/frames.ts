// Preloaded (--import) into the processes of a measured Waymark. On SIGUSR2 it writes the number of NATS messages that the
// process has sent and received to a file in the folder `?counts=`.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NatsLink } from '@waymark/messaging/nats-link';

const folder = new URL(import.meta.url).searchParams.get('counts') ?? '';
const links = new Set<NatsLink>();

process.on('SIGUSR2', () => {
  const frames = [...links].map(({ connection }) => connection.stats());
  const count = frames.reduce((sum, { inMsgs, outMsgs }) => sum + inMsgs + outMsgs, 0);
  const file = join(folder, '..', `count-${process.pid}`);
  writeFileSync(file, String(count));
  // Whole from the start for its reader.
  renameSync(file, join(folder, String(process.pid)));
});

const { open } = NatsLink.prototype;
NatsLink.prototype.open = async function (this: NatsLink) {
  await open.call(this);
  links.add(this);
};
