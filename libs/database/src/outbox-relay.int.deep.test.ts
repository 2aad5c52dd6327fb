import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defineEvent } from '@waymark/contracts/events';
import { defineJob } from '@waymark/contracts/jobs';
import { eventually } from '@waymark/testing/eventually';
import { z } from 'zod';
import { OutboxRelay } from './outbox-relay.ts';
import { type OpenDatabase, openDatabase } from './testing/open-database.ts';
import { RecordingProducer, RecordingPublisher } from './testing/recording-ports.ts';

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

function startRelay(): void {
  const relay = new OutboxRelay(open.dataSource, { events, jobs });
  relays.push(relay);
  relay.start();
}

const emit = (n: number): Promise<void> => open.db.transaction(async (tx) => tx.emit(Counted, { n }));
const enqueue = (n: number): Promise<void> =>
  open.db.transaction(async (tx) => tx.enqueue(Count, { n }, { jobId: `job-${n}` }));

describe('while a broker is unavailable', () => {
  it('the relay delivers to the other broker', async () => {
    events.away = true;
    await emit(1);
    startRelay();
    // The next attempt with events follows in five seconds.
    await eventually(() => expect(events.tries).toBe(6));
    await enqueue(1);
    await eventually(() => expect(jobs.taken).toHaveLength(1));
    expect(events.tries).toBe(6);
  });

  it('the relay waits longer after each attempt', async () => {
    events.away = true;
    await emit(1);
    startRelay();
    await eventually(() => expect(events.tries).toBeGreaterThanOrEqual(4));
    const [, , third = 0, fourth = 0] = events.triedAt;
    expect(fourth - third).toBeGreaterThan(700);
  });
});
