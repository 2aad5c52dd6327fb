import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { TcpProxy } from '@waymark/testing/tcp-proxy';
import { openDataSource } from './data-source.ts';
import { Database } from './database.ts';
import { type OpenDatabase, openDatabase } from './testing/open-database.ts';

const options = { schema: 'roadmaps', rows: [], migrations: [] };
const FORTY_TWO = [{ number: 42 }];
const select42 = (db: Database) => db.read((em) => em.query('SELECT 42 AS number'));

let open: OpenDatabase;
let proxy: TcpProxy;
/** Connects through the proxy with at most two connections. */
let db: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  open = await openDatabase();
  proxy = await TcpProxy.to(open.url);
  const dataSource = await openDataSource({ ...options, url: proxy.url(), poolSize: 2 });
  db = new Database(dataSource);
  close = () => dataSource.destroy();
});
afterAll(async () => {
  await proxy.heal();
  await close();
  await proxy.close();
  await open.close();
});

describe('while PostgreSQL is unavailable', () => {
  it('returns UNAVAILABLE at once when the network is cut, and recovers', async () => {
    expect(await select42(db)).toEqual(FORTY_TWO);
    await proxy.cut();
    await expect(select42(db)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(db.transaction(async (tx) => tx.em.query('SELECT 1'))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    await expect(db.ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await proxy.heal();
    expect(await select42(db)).toEqual(FORTY_TWO);
  });

  it.each(['', ' before its next statement'])(
    'never reuses a connection that broke inside a transaction%s',
    async (noticed) => {
      const broken = db.transaction(async (tx) => {
        const [{ pid }] = await tx.em.query('SELECT pg_backend_pid() AS pid');
        await open.dataSource.query('SELECT pg_terminate_backend($1)', [pid]);
        if (noticed) await eventually(() => expect(tx.em.queryRunner?.isReleased).toBe(true));
        await tx.em.query('SELECT 1');
      });
      await expect(broken).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(await Promise.all([select42(db), select42(db), select42(db)])).toEqual([
        FORTY_TWO,
        FORTY_TWO,
        FORTY_TWO,
      ]);
    },
  );

  it('returns UNAVAILABLE after 2 s when every connection is in use', async () => {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    const busy = [1, 2].map(() => db.transaction(() => until));
    await expect(select42(db)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    release();
    await Promise.all(busy);
    expect(await select42(db)).toEqual(FORTY_TWO);
  });
});

describe('a server with a full disk or without memory', () => {
  it.each(['53100', '53200', '53000', '58030'])(
    'returns UNAVAILABLE with a time to retry (SQLSTATE %s)',
    async (state) => {
      const fail = `DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${state}'; END $$`;
      const unavailable = { code: 'UNAVAILABLE', retryAfter: expect.any(Number) };
      await expect(db.query(fail)).rejects.toMatchObject(unavailable);
      await expect(db.transaction((tx) => tx.em.query(fail))).rejects.toMatchObject(unavailable);
      expect(await select42(db)).toEqual(FORTY_TWO);
    },
  );
});

describe('boot', () => {
  it('does not retry a wrong password', async () => {
    const url = new URL(open.url);
    url.password = 'wrong';
    await expect(openDataSource({ ...options, url: url.href })).rejects.toThrow(
      'password authentication failed',
    );
  });

  it('of concurrent replicas migrates once', async () => {
    const fresh = await openDatabase();
    await fresh.dataSource.query('DROP TABLE outbox, inbox, idempotency_keys, migrations');
    const all = await Promise.all(
      Array.from({ length: 5 }, () => openDataSource({ ...options, url: fresh.url, poolSize: 2 })),
    );
    expect(await fresh.dataSource.query('SELECT name FROM migrations')).toEqual([
      { name: 'SystemTables1000000000000' },
    ]);
    await Promise.all(all.map((dataSource) => dataSource.destroy()));
    await fresh.close();
  });
});
