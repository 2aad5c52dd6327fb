import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase } from './fresh-database.ts';

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
