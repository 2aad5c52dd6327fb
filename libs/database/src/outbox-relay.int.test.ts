// guarantees: An event takes effect once per consumer; a poison row blocks no other
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defineEvent } from '@waymark/contracts/events';
import { defineJob } from '@waymark/contracts/jobs';
import { AppError } from '@waymark/kernel/app-error';
import { systemClock } from '@waymark/kernel/clock';
import { asMentor, callAs } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { z } from 'zod';
import { Database } from './database.ts';
import { OutboxAdmin } from './outbox-admin.ts';
import { OutboxRelay, type RelayOptions } from './outbox-relay.ts';
import { type OpenDatabase, openDatabase } from './testing/open-database.ts';
import { RecordingProducer, RecordingPublisher } from './testing/recording-ports.ts';
import { WakeUp } from './wake-up.ts';

const Counted = defineEvent('roadmaps.note.counted.v1', z.object({ n: z.number() }));
const Count = defineJob('count', 'note', z.object({ n: z.number() }));

let open: OpenDatabase;
let events: RecordingPublisher;
let jobs: RecordingProducer;
let relays: OutboxRelay[] = [];

beforeAll(async () => {
  open = await openDatabase();
});
beforeEach(async () => {
  await open.dataSource.query('TRUNCATE outbox');
  events = new RecordingPublisher();
  jobs = new RecordingProducer();
});
afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()));
  relays = [];
});
afterAll(() => open.close());

function startRelay(options: RelayOptions = {}, signal = new WakeUp()): void {
  const relay = new OutboxRelay(open.dataSource, { events, jobs }, signal, { retryMs: 10, ...options });
  relays.push(relay);
  relay.start();
}

const emit = (...numbers: number[]): Promise<void> =>
  open.db.transaction(async (tx) => {
    for (const n of numbers) tx.emit(Counted, { n });
  });
const enqueue = (n: number, delayMs?: number): Promise<void> =>
  open.db.transaction(async (tx) => tx.enqueue(Count, { n }, { jobId: `job-${n}`, delayMs }));
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const waiting = async (): Promise<number> =>
  (await open.dataSource.query('SELECT count(*)::int AS n FROM outbox WHERE published_at IS NULL'))[0].n;

describe('the relay', () => {
  it('publishes events complete and in the order of writing', async () => {
    await callAs(asMentor(7), () => emit(...upTo(250)), { requestId: 'r-7' });
    startRelay();
    await eventually(async () => expect(await waiting()).toBe(0));
    expect(events.numbers).toEqual(upTo(250));
    const [first] = events.taken;
    expect(first).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{14}7/),
      type: 'roadmaps.note.counted.v1',
      occurredAt: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: 'r-7',
      actorId: 7,
      audience: [],
      data: { n: 1 },
    });
  });

  it('enqueues jobs with the rest of their delay', async () => {
    await callAs(asMentor(), () => enqueue(1), { requestId: 'r-8' });
    await enqueue(2, 60_000);
    startRelay();
    await eventually(() => expect(jobs.taken).toHaveLength(2));
    expect(jobs.taken[0]).toMatchObject({
      job: { queue: 'count', name: 'note' },
      data: { n: 1 },
      options: { jobId: 'job-1', delayMs: 0 },
      requestId: 'r-8',
    });
    const left = jobs.taken[1]?.options.delayMs ?? 0;
    expect(left).toBeGreaterThan(50_000);
    expect(left).toBeLessThanOrEqual(60_000);
  });

  it('publishes at once after a commit of its process', async () => {
    const signal = new WakeUp();
    startRelay({ pollMs: 600_000 }, signal);
    const db = new Database(open.dataSource, systemClock, signal);
    for (const n of upTo(10)) {
      await db.transaction(async (tx) => tx.emit(Counted, { n }));
      await eventually(() => expect(events.taken).toHaveLength(n), { intervalMs: 1 });
    }
  });

  it('polls for commits of other processes', async () => {
    startRelay({ pollMs: 50 });
    for (const n of upTo(3)) {
      await emit(n);
      await eventually(() => expect(events.numbers).toEqual(upTo(n)));
    }
  });

  it('publishes nothing twice beside another relay', async () => {
    await emit(...upTo(1_000));
    for (let count = 0; count < 4; count++) startRelay();
    await eventually(async () => expect(await waiting()).toBe(0));
    expect(events.numbers.toSorted((a, b) => a - b)).toEqual(upTo(1_000));
  });

  it('publishes later events while another relay holds earlier ones', async () => {
    const { promise: broker, resolve: accept } = Promise.withResolvers<void>();
    const { promise: locked, resolve: publishing } = Promise.withResolvers<void>();
    const slow = new RecordingPublisher();
    slow.publish = async (event) => {
      publishing();
      await broker;
      await events.publish(event);
    };
    await emit(1);
    const first = new OutboxRelay(open.dataSource, { events: slow, jobs });
    const draining = first.drainBatch();
    await locked;
    await emit(2);
    startRelay();
    await eventually(() => expect(events.numbers).toEqual([2]));
    accept();
    await draining;
    expect(events.numbers).toEqual([2, 1]);
    expect(await waiting()).toBe(0);
  });

  it('publishes due rows before it stops', async () => {
    startRelay();
    await emit(1);
    await relays.pop()?.stop();
    expect(events.numbers).toEqual([1]);
  });
});

describe('a row that cannot be published', () => {
  const refuseOdd = (): void => {
    events.refuse = ({ data }) => {
      if ((data as { n: number }).n % 2) throw new Error('too odd');
    };
  };

  it('is parked after its attempts without blocking others', async () => {
    refuseOdd();
    await emit(...upTo(6));
    startRelay({ maxAttempts: 3 });
    await eventually(async () => {
      const parked = await open.dataSource.query(
        'SELECT payload, attempts, last_error FROM outbox WHERE parked_at IS NOT NULL ORDER BY seq',
      );
      expect(parked).toEqual([1, 3, 5].map((n) => ({ payload: { n }, attempts: 3, last_error: 'too odd' })));
    });
    expect(events.numbers).toEqual([2, 4, 6]);
    expect(events.tries).toBe(3 + 3 * 3);
  });

  it('is not retried before its time', async () => {
    refuseOdd();
    await emit(1);
    startRelay({ retryMs: 60_000 });
    await eventually(() => expect(events.tries).toBe(1));
    await emit(2);
    await eventually(() => expect(events.numbers).toEqual([2]));
    expect(events.tries).toBe(2);
  });

  it('can be listed and un-parked', async () => {
    refuseOdd();
    await emit(1, 3);
    startRelay({ maxAttempts: 1 });
    const admin = await OutboxAdmin.connect(open.url);
    await eventually(async () =>
      expect(await admin.state()).toMatchObject([{ schema: 'roadmaps', waiting: 0, parked: 2 }]),
    );
    const [first] = await admin.parked();
    expect(first).toMatchObject({ topic: Counted.type, attempts: 1, lastError: 'too odd' });
    events.refuse = () => {};
    expect(await admin.retry(first?.id ?? '')).toBe(1);
    await eventually(() => expect(events.numbers).toEqual([1]));
    expect(await admin.retry('all')).toBe(1);
    await eventually(() => expect(events.numbers).toEqual([1, 3]));
    expect(await admin.retry('all')).toBe(0);
    await admin.close();
  });

  it('is listed by the outbox command', async () => {
    events.refuse = () => {
      throw new Error('never');
    };
    await emit(1);
    startRelay({ maxAttempts: 1 });
    const outbox = async (...args: string[]): Promise<string> => {
      const cli = fileURLToPath(new URL('./outbox-cli.ts', import.meta.url));
      const flags = ['--conditions=waymark-source', cli, ...args];
      return (await promisify(execFile)(process.execPath, flags, { env: { DATABASE_URL: open.adminUrl } }))
        .stdout;
    };
    const listed = await eventually(async () => {
      const text = await outbox('list');
      expect(text).toContain('1 parked');
      return text;
    });
    expect(listed).toMatch(/event roadmaps\.note\.counted\.v1 {2}parked .* after 1 attempts\n {4}never\n/);
    expect(await outbox('retry', '--all')).toBe('1 row(s) will be tried again\n');
  });

  it('is parked when its error is UNAVAILABLE', async () => {
    events.refuse = ({ data }) => {
      if ((data as { n: number }).n === 1) throw new AppError('UNAVAILABLE', 'the stream is away');
    };
    await emit(...upTo(5));
    startRelay({ maxAttempts: 1 });
    await eventually(() => expect(events.numbers).toEqual([2, 3, 4, 5]));
    const admin = await OutboxAdmin.connect(open.url);
    await eventually(async () => expect(await admin.parked()).toHaveLength(1));
    await admin.close();
  });
});

describe('while a broker is unavailable', () => {
  it('no row is parked, and all are published in order afterwards', async () => {
    events.away = true;
    await emit(...upTo(3));
    startRelay({ maxAttempts: 1 });
    await eventually(() => expect(events.tries).toBeGreaterThanOrEqual(9));
    const rows = await open.dataSource.query('SELECT attempts, parked_at FROM outbox');
    expect(rows).toEqual(Array(3).fill({ attempts: 0, parked_at: null }));
    events.away = false;
    await eventually(() => expect(events.numbers).toEqual([1, 2, 3]));
  });
});

describe('old rows', () => {
  it('are deleted: published ones after a day, keys after a week, inbox rows after a month', async () => {
    await open.dataSource.query(`
      INSERT INTO outbox (id, kind, topic, payload, headers, created_at, published_at)
      SELECT gen_random_uuid(), 'event', age, '{}', '{}', now() - age::interval, now() - age::interval
      FROM unnest(ARRAY['23 hours', '25 hours']) AS age`);
    await open.dataSource.query(`
      INSERT INTO idempotency_keys (scope, user_id, key, input_hash, created_at)
      SELECT 's', 1, age, '', now() - age::interval FROM unnest(ARRAY['6 days', '8 days']) AS age`);
    await open.dataSource.query(`
      INSERT INTO inbox (consumer, event_id, applied_at)
      SELECT age, gen_random_uuid(), now() - age::interval FROM unnest(ARRAY['29 days', '31 days']) AS age`);
    startRelay();
    await eventually(async () => {
      expect(await open.dataSource.query('SELECT topic FROM outbox')).toEqual([{ topic: '23 hours' }]);
      expect(await open.dataSource.query('SELECT key FROM idempotency_keys')).toEqual([{ key: '6 days' }]);
      expect(await open.dataSource.query('SELECT consumer FROM inbox')).toEqual([{ consumer: '29 days' }]);
    });
  });
});
