// covers: services/community/src/migrations, services/identity/src/migrations, services/payments/src/migrations, services/roadmaps/src/migrations, services/scheduling/src/migrations
// guarantees: Every migration that can be undone restores the schema before it
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDataSource, type ServiceDataSource } from '@waymark/database/data-source';
import type { MigrationClass } from '@waymark/database/options';
import { type FreshDatabase, freshDatabase } from '@waymark/testing/fresh-database';
import { projectRoot } from '../launch/paths.ts';
import { schemaOf } from './schema-of.ts';

type Migration = InstanceType<MigrationClass>;
type QueryRunner = Parameters<Migration['up']>[0];

const files = globSync('services/*/src/migrations/[0-9]*.ts', { cwd: projectRoot }).sort();
const services = globSync('services/*/src/migrations/list.ts', { cwd: projectRoot }).map(
  (file) => file.split('/')[1]!,
);

describe.each(services)('the migrations of %s', (service) => {
  let database: FreshDatabase<string>;
  let dataSource: ServiceDataSource;
  let runner: QueryRunner;
  beforeAll(async () => {
    database = await freshDatabase([service]);
    const url = database.urls[service]!;
    dataSource = await openDataSource({
      url,
      schema: service,
      rows: [],
      migrations: [await firstOf(service)],
    });
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

  it('begin with the whole schema', async () => {
    expect((await schemaOf(runner)).length).toBeGreaterThan(100);
  });

  it('can each be undone and applied again, in their order', async () => {
    for (const file of files.filter((one) => one.split('/')[1] === service)) {
      const migration = await load(file);
      const before = await schemaOf(runner);
      const after = await run((db) => migration.up(db));
      expect([file, await run((db) => migration.down(db))]).toEqual([file, before]);
      expect([file, await run((db) => migration.up(db))]).toEqual([file, after]);
    }
  });
});

async function firstOf(service: string): Promise<MigrationClass> {
  const list = join(projectRoot, `services/${service}/src/migrations/list.ts`);
  return ((await import(list)) as { migrations: MigrationClass[] }).migrations[0]!;
}

async function load(file: string): Promise<Migration> {
  const exported = (await import(join(projectRoot, file))) as Record<string, unknown>;
  const Found = Object.values(exported).find((one) => typeof one === 'function') as MigrationClass;
  return new Found();
}
