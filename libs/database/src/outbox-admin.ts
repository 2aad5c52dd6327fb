import pg from 'pg';

export interface ParkedRow {
  schema: string;
  id: string;
  kind: 'event' | 'job';
  topic: string;
  attempts: number;
  parkedAt: Date;
  lastError: string;
}

export interface OutboxState {
  schema: string;
  waiting: number;
  oldestSeconds: number; // age of the oldest waiting row
  parked: number;
}

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

  async state(): Promise<OutboxState[]> {
    return this.inEachSchema(async (schema, table) => {
      const { rows } = await this.client.query(
        `SELECT $1 AS schema,
           count(*) FILTER (WHERE parked_at IS NULL)::int AS waiting,
           coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE parked_at IS NULL)), 0)::int AS "oldestSeconds",
           count(parked_at)::int AS parked
         FROM ${table} WHERE published_at IS NULL`,
        [schema],
      );
      return rows as OutboxState[];
    });
  }

  async parked(): Promise<ParkedRow[]> {
    return this.inEachSchema(async (schema, table) => {
      const { rows } = await this.client.query(
        `SELECT $1 AS schema, id, kind, topic, attempts, parked_at AS "parkedAt", last_error AS "lastError"
         FROM ${table} WHERE parked_at IS NOT NULL ORDER BY seq`,
        [schema],
      );
      return rows as ParkedRow[];
    });
  }

  /** Un-parks rows with all their attempts; returns their number. */
  async retry(id: string | 'all'): Promise<number> {
    const counts = await this.inEachSchema(async (_schema, table) => {
      const { rowCount } = await this.client.query(
        `UPDATE ${table} SET parked_at = NULL, attempts = 0, next_attempt_at = now()
         WHERE parked_at IS NOT NULL AND ($1 = 'all' OR id::text = $1)`,
        [id],
      );
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
