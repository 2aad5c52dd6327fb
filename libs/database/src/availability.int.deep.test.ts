// guarantees: A backing server frozen for 30 s or killed: responses within 6 s, live, not ready, automatic recovery
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { freshPostgres } from '@waymark/testing/fresh-server';
import { TcpProxy } from '@waymark/testing/tcp-proxy';
import { openDataSource } from './data-source.ts';
import { Database } from './database.ts';
import { provision } from './provision.ts';
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
  it('returns UNAVAILABLE within 6 s when the network is frozen, and recovers', async () => {
    expect(await select42(db)).toEqual(FORTY_TWO);
    proxy.freeze();
    const startedAt = Date.now();
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => select42(db)));
    expect(Date.now() - startedAt).toBeLessThan(6_000);
    for (const result of results) expect(result).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
    await proxy.heal();
    await eventually(async () => expect(await select42(db)).toEqual(FORTY_TWO));
  });
});

describe('boot', () => {
  it('waits for PostgreSQL and then migrates', async () => {
    const postgres = await freshPostgres();
    await provision(postgres.url, [{ schema: 'roadmaps', role: 'roadmaps', password: 'secret' }]);
    const url = new URL(postgres.url);
    url.username = 'roadmaps';
    url.password = 'secret';
    await postgres.stop();
    const booting = openDataSource({ ...options, url: url.href });
    const early = await Promise.race([booting, new Promise((resolve) => setTimeout(resolve, 500, 'waits'))]);
    expect(early).toBe('waits');
    await postgres.start();
    const dataSource = await booting;
    expect(await dataSource.query('SELECT * FROM outbox')).toEqual([]);
    await dataSource.destroy();
    await postgres.remove();
  });
});
