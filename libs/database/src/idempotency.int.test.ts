import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@waymark/kernel/ids';
import { asLearner, callAs } from '@waymark/testing/caller';
import { type OpenDatabase, openDatabase } from './testing/open-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
beforeEach(() => open.dataSource.query('TRUNCATE note, idempotency_keys RESTART IDENTITY'));
afterAll(() => open.close());

interface Request {
  key?: string;
  input?: string;
  userId?: number;
  scope?: string;
  failing?: boolean;
}

/** A request that writes a note and returns its id and time. */
function write({ key, input = 'same', userId, scope = 'roadmaps.note', failing = false }: Request = {}) {
  const work = () =>
    open.db.transaction(
      async (tx) => {
        const [{ id }] = await tx.em.query('INSERT INTO note (text) VALUES (gen_random_uuid()) RETURNING id');
        if (failing) throw new Error('failed');
        return { id, b: 1, a: 2, absent: undefined, at: new Date(0) };
      },
      { idempotent: true },
    );
  return callAs(asLearner(userId), work, { idempotencyKey: key, inputHash: input, rpc: scope });
}

const written = async (): Promise<number> =>
  (await open.dataSource.query('SELECT count(*)::int AS n FROM note'))[0].n;

describe('a request with an Idempotency-Key', () => {
  it('sent again returns the same response without effect', async () => {
    const first = await write({ key: 'k' });
    const second = await write({ key: 'k' });
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect(second).toEqual(first);
    expect(await written()).toBe(1);
  });

  it('sent by 20 clients concurrently takes effect once', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => write({ key: 'k' })));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(await written()).toBe(1);
  });

  it('with another input is rejected', async () => {
    await write({ key: 'k' });
    await expect(write({ key: 'k', input: 'other' })).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await written()).toBe(1);
  });

  it('can be sent again after it failed', async () => {
    await expect(write({ key: 'k', failing: true })).rejects.toThrow('failed');
    await write({ key: 'k' });
    expect(await written()).toBe(1);
  });

  it('is run by the next client when the first one fails', async () => {
    const responses = await Promise.allSettled([
      write({ key: 'k', failing: true }),
      write({ key: 'k' }),
      write({ key: 'k', failing: true }),
      write({ key: 'k' }),
    ]);
    expect(responses.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2);
    expect(await written()).toBe(1);
  });

  it('is independent of other users and other requests', async () => {
    await write({ key: 'k', userId: 1 });
    await write({ key: 'k', userId: 2 });
    await write({ key: 'k', userId: 1, scope: 'roadmaps.other' });
    expect(await written()).toBe(3);
  });

  it('is also stored for visitors', async () => {
    const visit = () =>
      callAs(null, () => open.db.transaction(async () => newId(), { idempotent: true }), {
        idempotencyKey: 'k',
        rpc: 'roadmaps.note',
      });
    expect(await visit()).toBe(await visit());
  });

  it('can be looked up before the work by its sender with its input only', async () => {
    const stored = (request: { key?: string; input?: string; userId?: number } = {}) =>
      callAs(asLearner(request.userId), () => open.db.storedResponse(), {
        idempotencyKey: request.key,
        inputHash: request.input ?? 'same',
        rpc: 'roadmaps.note',
      });
    expect(await stored({ key: 'k' })).toBeNull();
    const response = await write({ key: 'k' });
    expect(JSON.stringify(await stored({ key: 'k' }))).toBe(JSON.stringify({ response }));
    expect([await stored(), await stored({ key: 'k', userId: 2 })]).toEqual([null, null]);
    await expect(stored({ key: 'k', input: 'other' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('may have an empty response', async () => {
    const silent = () =>
      callAs(asLearner(), () => open.db.transaction(async () => {}, { idempotent: true }), {
        idempotencyKey: 'k',
        rpc: 'roadmaps.note',
      });
    expect([await silent(), await silent()]).toEqual([undefined, undefined]);
  });
});

it('runs a request without a key each time', async () => {
  await write();
  await write();
  expect(await written()).toBe(2);
});
