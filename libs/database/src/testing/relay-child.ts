/**
 * A relay in a process of its own, to be killed: `relay-child.ts <database url> <file>`. Each event it publishes is
 * one line in the file; before and after writing it dawdles, as a network would. Freezes itself at the event
 * numbered -1.
 */
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
