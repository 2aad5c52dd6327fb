import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defineEvent, EventEnvelope } from '@waymark/contracts/events';
import { defineJob } from '@waymark/contracts/jobs';
import { defineSignal } from '@waymark/contracts/live';
import { AppError } from '@waymark/kernel/app-error';
import { runInContext } from '@waymark/platform/context';
import { z } from 'zod';
import { Database } from './database.ts';
import { isUniqueViolation } from './sql-errors.ts';
import { type OpenDatabase, openDatabase } from './testing/open-database.ts';

const NoteWritten = defineEvent('roadmaps.note.written.v1', z.object({ text: z.string() }));
const NoteSeen = defineSignal('roadmaps.note.seen.v1', z.object({ noteId: z.number() }));
const IndexNote = defineJob('index', 'note', z.object({ noteId: z.number() }));

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
beforeEach(() => open.dataSource.query('TRUNCATE note, outbox'));
afterAll(() => open.close());

const notes = async (): Promise<string[]> =>
  (await open.dataSource.query('SELECT text FROM note ORDER BY id')).map(
    ({ text }: { text: string }) => text,
  );
const outbox = () => open.dataSource.query('SELECT * FROM outbox ORDER BY seq');

describe('a transaction', () => {
  it('commits rows, events and jobs together', async () => {
    await open.db.transaction(async (tx) => {
      await tx.em.query("INSERT INTO note (text) VALUES ('a')");
      tx.emit(NoteWritten, { text: 'a' }, { audience: [7] });
      tx.enqueue(IndexNote, { noteId: 1 }, { jobId: 'note-1' });
    });
    expect(await notes()).toEqual(['a']);
    const [event, job] = await outbox();
    expect(event).toMatchObject({
      kind: 'event',
      topic: 'roadmaps.note.written.v1',
      payload: { text: 'a' },
      headers: { audience: [7], actorId: null },
    });
    expect(job).toMatchObject({
      kind: 'job',
      topic: 'index/note',
      headers: { jobId: 'note-1', queue: 'index' },
    });
  });

  it('stores neither rows nor events nor jobs when it fails', async () => {
    const failing = open.db.transaction(async (tx) => {
      await tx.em.query("INSERT INTO note (text) VALUES ('a')");
      tx.emit(NoteWritten, { text: 'a' });
      tx.enqueue(IndexNote, { noteId: 1 }, { jobId: 'note-1' });
      throw new AppError('CONFLICT', 'no');
    });
    await expect(failing).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await notes()).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  it('stores nothing when an event violates its contract', async () => {
    const failing = open.db.transaction(async (tx) => {
      await tx.em.query("INSERT INTO note (text) VALUES ('a')");
      tx.emit(NoteWritten, { text: 5 } as never);
    });
    await expect(failing).rejects.toThrow(z.ZodError);
    expect(await notes()).toEqual([]);
  });

  it('stores messages in the order they were emitted', async () => {
    const texts = Array.from({ length: 50 }, (_, index) => `n${index}`);
    await open.db.transaction(async (tx) => {
      for (const text of texts) tx.emit(NoteWritten, { text });
    });
    expect((await outbox()).map(({ payload }: { payload: { text: string } }) => payload.text)).toEqual(texts);
  });

  it('stamps events with the request and its caller', async () => {
    const caller = { userId: 5, username: 'ann', role: 'mentor' as const };
    await runInContext({ requestId: 'r-1', caller }, () =>
      open.db.transaction(async (tx) => tx.emit(NoteWritten, { text: 'a' })),
    );
    expect((await outbox())[0].headers).toMatchObject({ requestId: 'r-1', actorId: 5 });
  });

  it('runs afterCommit callbacks after a commit, never after a rollback, and survives one that fails', async () => {
    const said: string[] = [];
    await open.db.transaction(async (tx) => {
      tx.afterCommit(() => {
        throw new Error('a callback that fails');
      });
      tx.afterCommit(() => said.push('committed'));
      said.push('working');
    });
    await open.db
      .transaction(async (tx) => {
        tx.afterCommit(() => said.push('never'));
        throw new Error('no');
      })
      .catch(() => {});
    expect(said).toEqual(['working', 'committed']);
  });

  it('signals to open pages after a commit, never after a rollback, and stores nothing of it', async () => {
    const signals: EventEnvelope[] = [];
    const db = new Database(open.dataSource, undefined, undefined, { signal: (one) => signals.push(one) });
    const context = { requestId: 'r', caller: { userId: 7, username: 'ana', role: 'learner' as const } };
    await runInContext(context, () =>
      db.transaction(async (tx) => {
        tx.signal(NoteSeen, { noteId: 1 }, [7, 8]);
        expect(signals).toEqual([]);
      }),
    );
    await db
      .transaction(async (tx) => {
        tx.signal(NoteSeen, { noteId: 2 }, [7]);
        throw new Error('no');
      })
      .catch(() => {});
    const invalid = db.transaction(async (tx) => tx.signal(NoteSeen, { noteId: 'x' as never }, [7]));
    await expect(invalid).rejects.toThrow();
    expect(signals).toEqual([
      expect.objectContaining({
        ...{ type: 'roadmaps.note.seen.v1', data: { noteId: 1 }, audience: [7, 8] },
        ...{ requestId: 'r', actorId: 7 },
      }),
    ]);
    expect(EventEnvelope.parse(signals[0])).toEqual(signals[0]);
    expect(await outbox()).toEqual([]);
  });

  it('throws when an error inside it was swallowed', async () => {
    const swallowing = open.db.transaction(async (tx) => {
      await tx.em.query("INSERT INTO note (text) VALUES ('a')");
      await tx.em.query('SELECT nonsense').catch(() => {});
      return 'done';
    });
    await expect(swallowing).rejects.toThrow('nothing was saved');
    expect(await notes()).toEqual([]);
  });

  it('throws inside another transaction', async () => {
    const nested = open.db.transaction(() => open.db.transaction(async () => 'inner'));
    await expect(nested).rejects.toThrow('inside a transaction');
    const reading = open.db.transaction(() => open.db.read(async () => 'inner'));
    await expect(reading).rejects.toThrow('inside a transaction');
  });

  it('throws unique violations with the name of the constraint', async () => {
    const twice = open.db.transaction((tx) => tx.em.query("INSERT INTO note (text) VALUES ('a'), ('a')"));
    const error = await twice.catch((caught: unknown) => caught);
    expect(isUniqueViolation(error, 'note_text')).toBe(true);
    expect(isUniqueViolation(error, 'other')).toBe(false);
    expect(isUniqueViolation(new AppError('CONFLICT', 'taken', { cause: error }), 'note_text')).toBe(true);
  });

  it('rejects text that PostgreSQL cannot store with VALIDATION', async () => {
    const nul = open.db.transaction((tx) => tx.em.query('INSERT INTO note (text) VALUES ($1)', ['a\u0000b']));
    await expect(nul).rejects.toMatchObject({ code: 'VALIDATION' });
    const inEvent = open.db.transaction(async (tx) => tx.emit(NoteWritten, { text: 'a\u0000b' }));
    await expect(inEvent).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});

describe('a job id', () => {
  it.each(['', 'a:b', '123'])('cannot be %j', async (jobId) => {
    const bad = open.db.transaction(async (tx) => tx.enqueue(IndexNote, { noteId: 1 }, { jobId }));
    await expect(bad).rejects.toThrow('invalid job id');
  });
});

describe('a read', () => {
  it('cannot write', async () => {
    const writing = open.db.read((em) => em.query("INSERT INTO note (text) VALUES ('a')"));
    await expect(writing).rejects.toThrow('read-only transaction');
  });

  it('sees one snapshot during concurrent writes', async () => {
    const count = 'SELECT count(*)::int AS n FROM note';
    const counts = await open.db.read(async (em) => {
      const [before] = await em.query(count);
      await open.dataSource.query("INSERT INTO note (text) VALUES ('a')");
      const [after] = await em.query(count);
      return [before.n, after.n];
    });
    expect(counts).toEqual([0, 0]);
  });
});
