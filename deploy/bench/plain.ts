// Preloaded (--import) into the processes of a measured Waymark. On SIGUSR2 it reads from the file `?control=` which
// mechanisms the process replaces by the plain way.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../launch/paths.ts';

export type Mechanism = 'feed' | 'prepared' | 'queue' | 'recheck';

// biome-ignore lint/suspicious/noExplicitAny: the patched modules are built code without types
type Patched = { prototype: Record<string, any> };

const control = new URL(import.meta.url).searchParams.get('control') ?? '';
let plain: Mechanism[] = [];
let isPatched = false;

process.on('SIGUSR2', () => {
  plain = readFileSync(control, 'utf8').split(' ') as Mechanism[];
  if (!isPatched) void patch();
  isPatched = true;
});

async function patch(): Promise<void> {
  const main = process.argv[1] ?? '';
  if (main.includes('/gateway/')) await patchFeed();
  else await patchPrepared();
  if (main.includes('/scheduling/')) await patchQueue();
}

/** Copies are shared for a second; the service is not queried for changes. */
async function patchFeed(): Promise<void> {
  const { ChangeFeed } = await builtClass<'ChangeFeed'>('gateway/dist/cache/change-feed.js');
  const { poll } = ChangeFeed.prototype;
  ChangeFeed.prototype.poll = async function (...args: unknown[]) {
    if (!plain.includes('feed')) await poll.apply(this, args);
  };
}

/**
 * `queue`: each request runs at once, and waits in PostgreSQL with a connection. `recheck`: each waits its turn for a
 * transaction, also for a slot that has just been booked.
 */
async function patchQueue(): Promise<void> {
  const { KeyedQueue } = await builtClass<'KeyedQueue'>('services/scheduling/dist/app/keyed-queue.js');
  const { run } = KeyedQueue.prototype;
  KeyedQueue.prototype.run = function (key: string, resource: string, work: { task: () => unknown }) {
    if (plain.includes('queue')) return work.task();
    return plain.includes('recheck') ? this.enqueue(key, work.task) : run.call(this, key, resource, work);
  };
}

/** Each statement is planned each time. */
async function patchPrepared(): Promise<void> {
  const { default: pg } = (await import('pg')) as unknown as { default: { Client: Patched } };
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (config: { name?: string }, ...rest: unknown[]) {
    const isPlain = plain.includes('prepared') && config.name;
    return query.call(this, isPlain ? { ...config, name: undefined } : config, ...rest);
  };
}

const builtClass = <Name extends string>(file: string): Promise<Record<Name, Patched>> =>
  import(join(projectRoot, file)) as Promise<Record<Name, Patched>>;
