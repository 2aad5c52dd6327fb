// covers: services/community/src/migrations, services/identity/src/migrations, services/payments/src/migrations, services/roadmaps/src/migrations, services/scheduling/src/migrations
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDataSource, type ServiceDataSource } from '@waymark/database/data-source';
import type { MigrationClass } from '@waymark/database/options';
import { type FreshDatabase, freshDatabase } from '@waymark/testing/fresh-database';
import { projectRoot } from '../launch/paths.ts';
import { schemaOf } from './schema-of.ts';

type Migration = InstanceType<MigrationClass>;
type QueryRunner = Parameters<Migration['up']>[0];

/** They refuse to be undone, since what they store is nowhere else. */
const FINAL = ['1760000001000-versions', '1760000002000-learners', '1760000004000-reviews'];

const files = globSync('services/*/src/migrations/[0-9]*.ts', { cwd: projectRoot }).sort();
const services = [...new Set(files.map((file) => file.split('/')[1]!))];

describe.each(services)('the migrations of %s', (service) => {
  let database: FreshDatabase<string>;
  let dataSource: ServiceDataSource;
  let runner: QueryRunner;
  beforeAll(async () => {
    database = await freshDatabase([service]);
    const url = database.urls[service]!;
    dataSource = await openDataSource({ url, schema: service, rows: [], migrations: [] });
    runner = dataSource.createQueryRunner();
  });
  afterAll(async () => {
    await runner?.release();
    await dataSource?.destroy();
    await database?.drop();
  });
  const run = async (work: (db: QueryRunner) => Promise<unknown>) => {
    await runner.startTransaction();
    await work(runner);
    await runner.commitTransaction();
    return schemaOf(runner);
  };

  // In their order: each needs the ones before it.
  it.each(files.filter((file) => file.split('/')[1] === service))(
    'can be undone and applied again: %s',
    async (file) => {
      const migration = await load(file);
      const before = await schemaOf(runner);
      const after = await run((db) => migration.up(db));
      if (FINAL.includes(basename(file, '.ts'))) {
        await expect(migration.down(runner)).rejects.toThrow('Restore a backup');
        return;
      }
      expect(await run((db) => migration.down(db))).toEqual(before);
      expect(await run((db) => migration.up(db))).toEqual(after);
    },
  );
});

async function load(file: string): Promise<Migration> {
  const exported = (await import(join(projectRoot, file))) as Record<string, unknown>;
  const Found = Object.values(exported).find((one) => typeof one === 'function') as MigrationClass;
  return new Found();
}
