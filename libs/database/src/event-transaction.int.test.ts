// guarantees: An event takes effect once per consumer; a poison row blocks no other
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventEnvelope } from '@waymark/contracts/events';
import { newId } from '@waymark/kernel/ids';
import { DatabaseEventTransaction } from './event-transaction.ts';
import { type OpenDatabase, openDatabase } from './testing/open-database.ts';
import type { Tx } from './tx.ts';

let open: OpenDatabase;
let inbox: DatabaseEventTransaction;
beforeAll(async () => {
  open = await openDatabase();
  inbox = new DatabaseEventTransaction(open.db);
});
beforeEach(() => open.dataSource.query('TRUNCATE note, inbox'));
afterAll(() => open.close());

const anEvent = (): EventEnvelope => ({
  id: newId(),
  type: 'identity.user.registered.v1',
  occurredAt: new Date().toISOString(),
  requestId: 'r',
  actorId: null,
  audience: [],
  data: {},
});
const writeNote = async (tx: Tx): Promise<void> => {
  await tx.em.query('INSERT INTO note (text) VALUES (gen_random_uuid())');
};
const written = async (): Promise<number> =>
  (await open.dataSource.query('SELECT count(*)::int AS n FROM note'))[0].n;

describe('an event', () => {
  it('delivered 20 times concurrently takes effect once', async () => {
    const event = anEvent();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => inbox.run('c', event, writeNote)));
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'seen')).toHaveLength(19);
    expect(await written()).toBe(1);
  });

  it('takes effect once for each consumer', async () => {
    const event = anEvent();
    expect(await inbox.run('one', event, writeNote)).toBe('applied');
    expect(await inbox.run('two', event, writeNote)).toBe('applied');
    expect(await inbox.run('one', event, writeNote)).toBe('seen');
    expect(await written()).toBe(2);
  });

  it('whose handler failed is handled again', async () => {
    const event = anEvent();
    const failing = inbox.run('c', event, async (tx) => {
      await writeNote(tx);
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    expect(await written()).toBe(0);
    expect(await inbox.run('c', event, writeNote)).toBe('applied');
  });
});

describe('events together', () => {
  it('take effect once each and in order, without known ones and duplicates', async () => {
    const [first, second, third] = [anEvent(), anEvent(), anEvent()];
    await inbox.run('c', second, writeNote);
    const applied: string[] = [];
    await inbox.runBatch('c', [third, second, first, third], async (unseen, tx) => {
      for (const { id } of unseen) {
        applied.push(id);
        await writeNote(tx);
      }
    });
    expect(applied).toEqual([third.id, first.id]);
    expect(await written()).toBe(3);
    for (const event of [first, second, third]) expect(await inbox.run('c', event, writeNote)).toBe('seen');
  });

  it('are all handled again when one failed', async () => {
    const [first, second] = [anEvent(), anEvent()];
    const failing = inbox.runBatch('c', [first, second], async (unseen, tx) => {
      for (const { id } of unseen) {
        await writeNote(tx);
        if (id === second.id) throw new Error('failed');
      }
    });
    await expect(failing).rejects.toThrow('failed');
    expect(await written()).toBe(0);
    expect(await inbox.run('c', first, writeNote)).toBe('applied');
  });

  it('take effect once when two processes get them in different order', async () => {
    const events = Array.from({ length: 8 }, anEvent);
    const all = [events, events.toReversed()];
    const writeNotes = async (unseen: EventEnvelope[], tx: Tx): Promise<void> => {
      for (const _ of unseen) await writeNote(tx);
    };
    await Promise.all(all.map((list) => inbox.runBatch('c', list, writeNotes)));
    expect(await written()).toBe(8);
  });

  it('call no handler when all have been applied', async () => {
    const event = anEvent();
    await inbox.run('c', event, writeNote);
    await inbox.runBatch('c', [event, event], async () => {
      throw new Error('called');
    });
    expect(await written()).toBe(1);
  });
});
