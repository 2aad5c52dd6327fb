import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { type FreshDatabase, freshDatabase } from '@waymark/testing/fresh-database';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { baseline } from './baseline.ts';
import { openDataSource } from './data-source.ts';
import type { MigrationClass } from './options.ts';

const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
const file = join(folder, 'schema.sql');
writeFileSync(
  file,
  'CREATE TABLE shelves (id integer PRIMARY KEY, name text); CREATE INDEX by_name ON shelves (name);',
);
afterAll(() => rmSync(folder, { recursive: true }));

class Shelves1760000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE TABLE shelves (id integer PRIMARY KEY)');
  }
  async down(): Promise<void> {}
}
class ShelfNames1760000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE shelves ADD COLUMN name text');
    await db.query('CREATE INDEX by_name ON shelves (name)');
  }
  async down(): Promise<void> {}
}
const FirstSchema = baseline(pathToFileURL(file), 'ShelfNames1760000000001');
class Heights1760000000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE shelves ADD COLUMN height integer');
  }
  async down(): Promise<void> {}
}

let database: FreshDatabase<'roadmaps'>;
const made: FreshDatabase<'roadmaps'>[] = [];
beforeEach(async () => {
  database = await freshDatabase(['roadmaps']);
  made.push(database);
});
afterAll(() => Promise.all(made.map((one) => one.drop())));

/** Starts with these migrations and returns the names of those that the database has had, and the columns. */
async function start(migrations: MigrationClass[]): Promise<{ applied: string[]; columns: string[] }> {
  const url = database.urls.roadmaps;
  const db = await openDataSource({ url, schema: 'roadmaps', rows: [], migrations });
  const names = async (sql: string) => ((await db.query(sql)) as { name: string }[]).map(({ name }) => name);
  const applied = await names('SELECT name FROM migrations ORDER BY id');
  const columns = await names(
    "SELECT attname AS name FROM pg_attribute WHERE attrelid = 'shelves'::regclass AND attnum > 0 ORDER BY attnum",
  );
  await db.destroy();
  return { applied: applied.slice(1), columns };
}

it('creates the baseline schema in a new database, before the migrations that follow it', async () => {
  const first = {
    applied: ['Baseline1760000000002', 'Heights1760000000003'],
    columns: ['id', 'name', 'height'],
  };
  expect(await start([FirstSchema, Heights1760000000003])).toEqual(first);
  expect(await start([FirstSchema, Heights1760000000003])).toEqual(first);
});

it('leaves a database unchanged that has run the migrations which the baseline replaces', async () => {
  await start([Shelves1760000000000, ShelfNames1760000000001]);
  const { applied, columns } = await start([FirstSchema, Heights1760000000003]);
  expect(applied).toEqual([
    'Shelves1760000000000',
    'ShelfNames1760000000001',
    'Baseline1760000000002',
    'Heights1760000000003',
  ]);
  expect(columns).toEqual(['id', 'name', 'height']);
});

it('refuses a database older than the baseline, and leaves it unchanged', async () => {
  await start([Shelves1760000000000]);
  await expect(start([FirstSchema, Heights1760000000003])).rejects.toThrow('too old for this version');
  expect(await start([Shelves1760000000000])).toEqual({ applied: ['Shelves1760000000000'], columns: ['id'] });
});
