import pg from 'pg';
import { type OutboxState, type ParkedRow, parkedSql, retrySql, stateSql } from './outbox-statements.ts';

type InSchema<T> = T & { schema: string };

/** Reads and retries outbox rows in every schema its login may use. */
export class OutboxAdmin {
  private readonly client: pg.Client;

  private constructor(client: pg.Client) {
    this.client = client;
  }

  static async connect(url: string): Promise<OutboxAdmin> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    await client.connect();
    return new OutboxAdmin(client);
  }

  close(): Promise<void> {
    return this.client.end();
  }

  state(): Promise<InSchema<OutboxState>[]> {
    return this.inEachSchema(async (schema, table) => {
      const { rows } = await this.client.query<OutboxState>(stateSql(table));
      return rows.map((row) => ({ schema, ...row }));
    });
  }

  parked(): Promise<InSchema<ParkedRow>[]> {
    return this.inEachSchema(async (schema, table) => {
      const { rows } = await this.client.query<ParkedRow>(parkedSql(table));
      return rows.map((row) => ({ schema, ...row }));
    });
  }

  /** Un-parks rows with all their attempts; returns their number. */
  async retry(id: string | 'all'): Promise<number> {
    const counts = await this.inEachSchema(async (_schema, table) => {
      const { rowCount } = await this.client.query(retrySql(table), [id]);
      return [rowCount ?? 0];
    });
    return counts.reduce((sum, count) => sum + count, 0);
  }

  private async inEachSchema<T>(fn: (schema: string, table: string) => Promise<T[]>): Promise<T[]> {
    const { rows } = await this.client.query<{ schemaname: string }>(
      `SELECT schemaname FROM pg_tables WHERE tablename = 'outbox'
       AND has_schema_privilege(schemaname, 'USAGE') ORDER BY schemaname`,
    );
    const found: T[] = [];
    for (const { schemaname } of rows) {
      found.push(...(await fn(schemaname, `${pg.escapeIdentifier(schemaname)}.outbox`)));
    }
    return found;
  }
}
