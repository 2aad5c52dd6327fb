import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { defineEvent } from '@waymark/contracts/events';
import { newId } from '@waymark/kernel/ids';
import { runInContext } from '@waymark/platform/context';
import { eventually } from '@waymark/testing/eventually';
import pg from 'pg';
import { z } from 'zod';
import { acquireLocks } from './session.ts';
import { type OpenDatabase, openDatabase } from './testing/open-database.ts';

const NoteWritten = defineEvent('roadmaps.note.written.v1', z.object({ text: z.string() }));

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
beforeEach(() => open.dataSource.query('TRUNCATE note, outbox'));
afterAll(() => open.close());

const notes = async (): Promise<string[]> =>
  (await open.db.query<{ text: string }>('SELECT text FROM note ORDER BY text')).map(({ text }) => text);

/** Messages to PostgreSQL while `fn` runs. */
async function sentBy(fn: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { query } = pg.Client.prototype;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [what] = args as [string | { text: string }];
    sent.push(typeof what === 'string' ? what : what.text);
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as never);
  await fn().finally(() => spy.mockRestore());
  return sent;
}

describe('a query', () => {
  it('returns rows in one round trip', async () => {
    expect(await sentBy(() => open.db.query('SELECT 1 AS one'))).toEqual(['SELECT 1 AS one']);
    expect(await open.db.query('SELECT $1::int + 1 AS two', [1])).toEqual([{ two: 2 }]);
  });

  it.each([
    "INSERT INTO note (text) VALUES ('a')",
    "WITH written AS (INSERT INTO note (text) VALUES ('a') RETURNING id) SELECT id FROM written",
    "SELECT nextval('note_id_seq')",
  ])('cannot write: %s', async (sql) => {
    await expect(open.db.query(sql)).rejects.toThrow('read-only transaction');
    await expect(open.db.query(sql, [], { prepared: true })).rejects.toThrow('read-only transaction');
    expect(await notes()).toEqual([]);
  });

  it('rejects text that cannot be stored with VALIDATION', async () => {
    await expect(open.db.query('SELECT $1::text', ['a\u0000b'])).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });

  it('throws inside a transaction', async () => {
    const nested = open.db.transaction(() => open.db.query('SELECT 1'));
    await expect(nested).rejects.toThrow('inside a transaction');
  });

  it('that is prepared survives a change of its table', async () => {
    const newest = () => open.db.query('SELECT * FROM note', [], { prepared: true });
    await open.dataSource.query("INSERT INTO note (id, text) VALUES (1, 'a')");
    expect(await newest()).toEqual([{ id: 1, text: 'a' }]);
    await open.dataSource.query('ALTER TABLE note ADD COLUMN more text');
    expect(await newest()).toEqual([{ id: 1, text: 'a', more: null }]);
    await open.dataSource.query('ALTER TABLE note DROP COLUMN more');
  });
});

describe('a transaction', () => {
  it('that reads cannot write', async () => {
    const write = open.db.read((em) => em.query("INSERT INTO note (text) VALUES ('a')"));
    await expect(write).rejects.toThrow('read-only transaction');
  });

  it('begins and takes its locks in one trip', async () => {
    const sent = await sentBy(() => open.db.transaction(async () => 1, { serializeBy: ['a', 'b'] }));
    expect(sent).toEqual([
      expect.stringMatching(
        /^START TRANSACTION; SELECT pg_advisory_xact_lock\(.+\), pg_advisory_xact_lock\(.+\)$/,
      ),
      'COMMIT',
    ]);
    expect((await sentBy(() => open.db.read(async () => 1)))[0]).toBe(
      'START TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY',
    );
  });

  it('takes effect once per Idempotency-Key', async () => {
    const work = () =>
      open.db.transaction(
        async (tx) => {
          await tx.query('INSERT INTO note (text) VALUES ($1)', ['once']);
          tx.emit(NoteWritten, { text: 'a' });
          return 'done';
        },
        { serializeBy: 'counter', idempotent: true },
      );
    const request = { requestId: 'r', rpc: 'notes.write', caller: null, idempotencyKey: newId() };
    expect(await runInContext(request, work)).toBe('done');
    expect(await runInContext(request, work)).toBe('done');
    expect(await notes()).toEqual(['once']);
  });

  it('that is prepared survives a change of its table', async () => {
    const newest = () => open.db.transaction((tx) => tx.query('SELECT * FROM note WHERE id = $1', [1]));
    await open.dataSource.query("INSERT INTO note (id, text) VALUES (1, 'a')");
    await newest();
    await open.dataSource.query('ALTER TABLE note ADD COLUMN more text');
    expect(await newest()).toEqual([{ id: 1, text: 'a', more: null }]);
    await open.dataSource.query('ALTER TABLE note DROP COLUMN more');
  });

  it('sees the commits of all earlier ones with its serialization key', async () => {
    await open.dataSource.query("INSERT INTO note (id, text) VALUES (1, '0')");
    const increment = () =>
      open.db.transaction(
        async ({ em }) => {
          const [note] = await em.query<{ text: string }[]>('SELECT text FROM note WHERE id = 1');
          await em.query('UPDATE note SET text = $1 WHERE id = 1', [String(Number(note!.text) + 1)]);
        },
        { serializeBy: 'counter' },
      );
    await Promise.all(Array.from({ length: 30 }, increment));
    expect(await notes()).toEqual(['30']);
  });

  it('holds several serialization keys without a deadlock', async () => {
    await open.dataSource.query("INSERT INTO note (id, text) VALUES (1, '0')");
    const increment = (_: unknown, n: number) =>
      open.db.transaction(
        async ({ em }) => {
          if (n % 3 === 0) await acquireLocks(em, ['b', 'a']);
          const [note] = await em.query<{ text: string }[]>('SELECT text FROM note WHERE id = 1');
          await em.query('UPDATE note SET text = $1 WHERE id = 1', [String(Number(note!.text) + 1)]);
        },
        n % 3 === 0 ? {} : { serializeBy: n % 3 === 1 ? ['a', 'b'] : ['b', 'a'] },
      );
    await Promise.all(Array.from({ length: 30 }, increment));
    expect(await notes()).toEqual(['30']);
  });

  it('does not wait for another serialization key', async () => {
    let leave: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      leave = resolve;
    });
    let inside = false;
    const first = open.db.transaction(
      async () => {
        inside = true;
        await gate;
      },
      { serializeBy: 'a' },
    );
    await eventually(() => expect(inside).toBe(true));
    await expect(open.db.transaction(async () => 'passed', { serializeBy: 'b' })).resolves.toBe('passed');
    leave();
    await first;
  });

  it('stores no message when a write fails', async () => {
    await open.db.transaction((tx) => tx.query('INSERT INTO note (text) VALUES ($1)', ['x']));
    const twice = open.db.transaction(async (tx) => {
      tx.emit(NoteWritten, { text: 'a' });
      await tx.query('INSERT INTO note (text) VALUES ($1)', ['x']);
    });
    await expect(twice).rejects.toThrow('note_text');
    expect(await open.db.query('SELECT FROM outbox')).toEqual([]);
  });
});
