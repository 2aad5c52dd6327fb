import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { infra } from './infra.ts';

describe('the servers of a test run', () => {
  it('has a PostgreSQL that answers', async () => {
    const client = new pg.Client(infra().postgresAdminUrl);
    await client.connect();
    const { rows } = await client.query('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
    await client.end();
  });
});
