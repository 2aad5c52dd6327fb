// guarantees: An event takes effect once per consumer; a poison row blocks no other
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defineEvent } from '@waymark/contracts/events';
import { eventually } from '@waymark/testing/eventually';
import { z } from 'zod';
import { OutboxRelay } from './outbox-relay.ts';
import { type OpenDatabase, openDatabase } from './testing/open-database.ts';
import { RecordingPublisher } from './testing/recording-ports.ts';

const Counted = defineEvent('roadmaps.note.counted.v1', z.object({ n: z.number() }));
const KILLS = 8;

let open: OpenDatabase;
let folder: string;
let file: string;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  open = await openDatabase();
  folder = await mkdtemp(join(tmpdir(), 'waymark-relay-'));
  file = join(folder, 'published');
});
beforeEach(async () => {
  await open.dataSource.query('TRUNCATE outbox');
  await writeFile(file, '');
});
afterEach(async () => {
  await Promise.all([...children].map((child) => kill(child)));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await open.close();
});

async function spawnRelay(): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('./testing/relay-child.ts', import.meta.url));
  const flags = ['--conditions=waymark-source', '--experimental-transform-types', '--no-warnings'];
  const child = spawn(process.execPath, [...flags, script, open.url, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  await once(child.stdout!, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  children.delete(child);
}

const emit = (n: number): Promise<void> => open.db.transaction(async (tx) => tx.emit(Counted, { n }));
const published = async (): Promise<string[]> => (await readFile(file, 'utf8')).split('\n').filter(Boolean);
const rows = (where: string): Promise<{ id: string }[]> =>
  open.dataSource.query(`SELECT id FROM outbox WHERE ${where}`);

describe('a relay killed repeatedly during commits', () => {
  it('loses no event, marks none unpublished, and repeats events under the same id only', async () => {
    let stop = false;
    let committed = 0;
    const writer = (async () => {
      for (; !stop; await sleep(2)) await emit(++committed);
    })();
    try {
      for (let kills = 0; kills < KILLS; kills++) {
        const relay = await spawnRelay();
        await sleep(Math.random() * 300);
        await kill(relay);
        const known = new Set(await published());
        for (const { id } of await rows('published_at IS NOT NULL')) expect(known).toContain(id);
      }
    } finally {
      stop = true;
      await writer;
    }
    await spawnRelay();
    await eventually(async () => expect(await rows('published_at IS NULL')).toEqual([]), {
      timeoutMs: 60_000,
    });
    const lines = await published();
    const ids = new Set(lines);
    expect(ids.size).toBe(committed);
    expect(ids).toEqual(new Set((await rows('true')).map(({ id }) => id)));
    // A kill between publishing and marking repeats an event; without one the test proves nothing.
    expect(lines.length).toBeGreaterThan(committed);
  }, 150_000);
});

describe('a relay frozen while publishing', () => {
  it('releases its rows to another relay', async () => {
    await spawnRelay();
    await emit(-1);
    await eventually(async () => expect(await frozenTransactions()).toBe(1));
    const events = new RecordingPublisher();
    const other = new OutboxRelay(open.dataSource, { events });
    other.start();
    try {
      await eventually(() => expect(events.numbers).toEqual([-1]), { timeoutMs: 60_000 });
    } finally {
      await other.stop();
    }
  }, 150_000);
});

async function frozenTransactions(): Promise<number> {
  const [row] = await open.dataSource.query(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()
       AND state_change < now() - interval '1 second'`,
  );
  return row.n;
}
