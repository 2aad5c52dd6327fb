/** Usage: relay-child.ts <database url> <file>. Appends published event ids slowly; freezes at the event -1. */
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { EventEnvelope } from '@waymark/contracts/events';
import { openDataSource } from '../data-source.ts';
import { OutboxRelay } from '../outbox-relay.ts';

Logger.overrideLogger(false);
const [url = '', file = ''] = process.argv.slice(2);

async function publish({ id, data }: EventEnvelope): Promise<void> {
  if ((data as { n: number }).n === -1) process.kill(process.pid, 'SIGSTOP');
  await sleep(Math.random() * 20);
  appendFileSync(file, `${id}\n`);
  await sleep(Math.random() * 20);
}

const dataSource = await openDataSource({ url, schema: 'roadmaps', rows: [], migrations: [], poolSize: 2 });
new OutboxRelay(dataSource, { events: { publish } }).start();
process.stdout.write('ready\n');
