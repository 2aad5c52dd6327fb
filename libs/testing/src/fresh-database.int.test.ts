import { describe, expect, it } from '@jest/globals';
import type { MigrationClass } from '@waymark/database/options';
import pg from 'pg';
import { freshDatabase, migratedDatabase } from './fresh-database.ts';

type Migration = InstanceType<MigrationClass>;

let applied = 0;
class AddSteps1700000000000 implements Migration {
  async up(runner: Parameters<Migration['up']>[0]): Promise<void> {
    applied += 1;
    await runner.query('CREATE TABLE steps (title citext)');
  }

  async down(): Promise<void> {}
}

describe('a fresh database', () => {
  it('has a login per schema that creates tables in that schema', async () => {
    const { urls, drop } = await freshDatabase(['roadmaps', 'identity']);
    const client = new pg.Client(urls.roadmaps);
    await client.connect();
    await client.query('CREATE TABLE step (title citext)');
    const { rows } = await client.query("SELECT schemaname FROM pg_tables WHERE tablename = 'step'");
    expect(rows).toEqual([{ schemaname: 'roadmaps' }]);
    await client.end();
    await drop();
  });

  it('can be created concurrently', async () => {
    const databases = await Promise.all(Array.from({ length: 8 }, () => freshDatabase(['roadmaps'])));
    expect(new Set(databases.map(({ urls }) => urls.roadmaps)).size).toBe(8);
    await Promise.all(databases.map(({ drop }) => drop()));
  });

  it('is removed with its logins by drop', async () => {
    const { urls, drop } = await freshDatabase(['roadmaps']);
    await drop();
    await expect(new pg.Client(urls.roadmaps).connect()).rejects.toThrow(/password authentication failed/);
  });
});

describe('a migrated database', () => {
  it('has tables that its own login owns, migrated once for all copies', async () => {
    const databases = await Promise.all(
      [1, 2, 3].map(() => migratedDatabase('sample', [AddSteps1700000000000])),
    );
    expect(applied).toBe(1);
    for (const { urls, drop } of databases) {
      const client = new pg.Client(urls.sample);
      await client.connect();
      await client.query('ALTER TABLE steps ADD COLUMN position int');
      await client.query("INSERT INTO steps VALUES ('Leave the house', 1)");
      const { rows } = await client.query(
        'SELECT DISTINCT tableowner = current_user AS own FROM pg_tables WHERE schemaname = current_schema',
      );
      expect(rows).toEqual([{ own: true }]);
      await client.end();
      await drop();
    }
  });
});
