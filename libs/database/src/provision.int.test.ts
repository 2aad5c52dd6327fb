// guarantees: Least privilege per process in Postgres and NATS
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type FreshDatabase, freshDatabase } from '@waymark/testing/fresh-database';
import pg from 'pg';
import { openDataSource } from './data-source.ts';
import { provision, type ServiceLogin } from './provision.ts';

const SCHEMAS = ['identity', 'roadmaps', 'scheduling', 'payments', 'community'] as const;
type Schema = (typeof SCHEMAS)[number];

Logger.overrideLogger(false);

let database: FreshDatabase<Schema>;
beforeAll(async () => {
  database = await freshDatabase(SCHEMAS);
  for (const schema of SCHEMAS) {
    const options = { url: database.urls[schema], schema, rows: [], migrations: [] };
    await (await openDataSource(options)).destroy();
  }
});
afterAll(() => database.drop());

async function asked(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const FORBIDDEN = (other: Schema): string[] => [
  `SELECT * FROM ${other}.outbox`,
  `INSERT INTO ${other}.inbox (consumer, event_id) VALUES ('c', gen_random_uuid())`,
  `UPDATE ${other}.outbox SET attempts = 0`,
  `DELETE FROM ${other}.idempotency_keys`,
  `TRUNCATE ${other}.outbox`,
  `DROP TABLE ${other}.outbox`,
  `CREATE TABLE ${other}.mine (a int)`,
  `GRANT USAGE ON SCHEMA ${other} TO PUBLIC`,
  `ALTER SCHEMA ${other} RENAME TO mine`,
  `SET ROLE ${new URL(database.urls[other]).username}`,
];

describe.each(SCHEMAS)("the login of %s, in another service's schema,", (mine) => {
  const others = SCHEMAS.filter((schema) => schema !== mine);

  it('can neither read nor change anything, nor become its login', async () => {
    const client = new pg.Client(database.urls[mine]);
    await client.connect();
    for (const sql of others.flatMap(FORBIDDEN)) {
      const attempt = client.query(sql).then(() => `${sql} went through`);
      await expect(attempt).rejects.toThrow(/permission denied|must be owner/);
    }
    await client.end();
  });

  it('sees no table', async () => {
    const schemas = await asked(
      database.urls[mine],
      "SELECT DISTINCT table_schema FROM information_schema.tables WHERE table_schema !~ '^(pg_|information_)'",
    );
    expect(schemas).toEqual([{ table_schema: mine }]);
  });
});

describe("a service's login", () => {
  it('owns its tables', async () => {
    const rows = await asked(database.urls.roadmaps, 'SELECT count(*)::int AS n FROM outbox');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('can use extensions by unqualified names', async () => {
    const sql = `SELECT similarity('roadmap', 'roadmaps') > 0.5 AS similar, unaccent('é') AS plain,
      'ABC'::citext = 'abc'::citext AS same`;
    expect(await asked(database.urls.roadmaps, sql)).toEqual([{ similar: true, plain: 'e', same: true }]);
    await asked(
      database.urls.roadmaps,
      'CREATE TEMP TABLE slot (mentor int, at tstzrange, EXCLUDE USING gist (mentor WITH =, at WITH &&))',
    );
  });

  it.each([
    'CREATE TABLE public.mine (a int)',
    'CREATE TABLE extensions.mine (a int)',
    'CREATE SCHEMA mine',
    'CREATE ROLE mine',
    'CREATE DATABASE mine',
  ])('cannot %s', async (sql) => {
    await expect(asked(database.urls.roadmaps, sql)).rejects.toThrow('permission denied');
  });

  it('cannot connect to the database of another installation', async () => {
    const other = await freshDatabase(['roadmaps']);
    const url = new URL(database.urls.roadmaps);
    url.pathname = new URL(other.urls.roadmaps).pathname;
    await expect(asked(url.href, 'SELECT 1')).rejects.toThrow('permission denied for database');
    await other.drop();
  });
});

describe('provisioning', () => {
  const suffix = randomBytes(4).toString('hex');
  const login = (password: string): ServiceLogin => ({
    schema: 'roadmaps',
    role: `again_${suffix}`,
    password,
  });
  const at = (url: string, path: string, user?: string, password?: string): string => {
    const changed = new URL(url);
    changed.pathname = path;
    if (user) changed.username = user;
    if (password) changed.password = password;
    return changed.href;
  };

  it('creates the database, can run concurrently, keeps data and changes the password', async () => {
    const adminUrl = at(database.adminUrl, `/made_${suffix}`);
    await provision(adminUrl, [login('old')]);
    await asked(at(adminUrl, `/made_${suffix}`, `again_${suffix}`, 'old'), 'CREATE TABLE kept (a int)');
    await Promise.all([1, 2, 3, 4].map(() => provision(adminUrl, [login('new')])));
    const url = at(adminUrl, `/made_${suffix}`, `again_${suffix}`, 'new');
    expect(await asked(url, 'SELECT * FROM kept')).toEqual([]);
    await asked(database.adminUrl, `DROP DATABASE made_${suffix}`);
    await asked(database.adminUrl, `DROP ROLE again_${suffix}`);
  });

  it('works for an admin with CREATEROLE who is no superuser', async () => {
    const boss = `boss_${suffix}`;
    await asked(database.adminUrl, `CREATE ROLE ${boss} LOGIN CREATEROLE CREATEDB PASSWORD 'p'`);
    const adminUrl = at(database.adminUrl, `/small_${suffix}`, boss, 'p');
    const small = { schema: 'roadmaps', role: `small_${suffix}`, password: 'p' };
    await provision(adminUrl, [small]);
    await provision(adminUrl, [small]);
    const url = at(adminUrl, `/small_${suffix}`, small.role, 'p');
    await asked(url, 'CREATE TABLE mine (title citext)');
    expect(await asked(url, 'SELECT * FROM roadmaps.mine')).toEqual([]);
    await asked(database.adminUrl, `DROP DATABASE small_${suffix}`);
    await asked(database.adminUrl, `DROP ROLE small_${suffix}`);
    await asked(database.adminUrl, `DROP ROLE ${boss}`);
  });

  it('runs from the command line', async () => {
    const adminUrl = at(database.adminUrl, `/cli_${suffix}`);
    const url = at(adminUrl, `/cli_${suffix}`, `cli_${suffix}`, 'p%40ss');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=waymark-source', fileURLToPath(new URL('./provision-cli.ts', import.meta.url))],
      { env: { DATABASE_ADMIN_URL: adminUrl, SERVICE_DATABASE_URLS: ` ${url}\n` } },
    );
    expect(stdout).toBe(`provisioned cli_${suffix}\n`);
    await asked(url, `CREATE TABLE cli_${suffix}.mine (a int)`);
    await asked(database.adminUrl, `DROP DATABASE cli_${suffix}`);
    await asked(database.adminUrl, `DROP ROLE cli_${suffix}`);
  });
});
