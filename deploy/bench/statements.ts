import type { Request } from 'autocannon';
import pg from 'pg';
import type { Waymark } from '../launch/start.ts';

const REQUESTS = 40;

/** Counts SQL statements with pg_stat_statements. */
export class Statements {
  private readonly client: pg.Client;

  private constructor(client: pg.Client) {
    this.client = client;
  }

  /** The extension must be preloaded. */
  static async of(adminUrl: string): Promise<Statements> {
    const client = new pg.Client({ connectionString: adminUrl });
    // The database closes the connection at the end.
    client.on('error', () => {});
    await client.connect();
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    return new Statements(client);
  }

  /**
   * Statements per request, including BEGIN and COMMIT. Subtracts those of background work, measured for the same time
   * without requests.
   */
  async perRequest(url: string, requests: Request[]): Promise<number> {
    const before = await this.count();
    const startedAt = performance.now();
    for (let n = 0; n < REQUESTS; n++) await send(url, requests[n % requests.length]!);
    const took = performance.now() - startedAt;
    const with_ = (await this.count()) - before;
    const quiet = await this.count();
    await new Promise((resolve) => setTimeout(resolve, took));
    const without = (await this.count()) - quiet;
    return Math.max(0, (with_ - without) / REQUESTS);
  }

  /** Inserted, updated and deleted since the start of the server. Backends report theirs after ten idle seconds. */
  async rowsWritten(): Promise<number> {
    const { rows } = await this.client.query<{ n: string }>(
      'SELECT sum(tup_inserted + tup_updated + tup_deleted) AS n FROM pg_stat_database',
    );
    return Number(rows[0]!.n);
  }

  async end(): Promise<void> {
    await this.client.end();
  }

  /** Since the start of the server. */
  async count(): Promise<number> {
    const { rows } = await this.client.query<{ calls: string }>(
      "SELECT coalesce(sum(calls), 0) AS calls FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_statements%'",
    );
    return Number(rows[0]!.calls);
  }
}

/** pg_stat_statements must be loaded at the start of PostgreSQL. */
export async function preloadStatements({ services, ...running }: Waymark): Promise<void> {
  const client = new pg.Client({ connectionString: services.databaseUrl });
  await client.connect();
  await client.query("ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'");
  await client.end();
  running.kill('postgres', 'SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await running.waitReady(undefined, 60_000);
}

/** As autocannon sends it. */
export const prepared = (request: Request): Request =>
  typeof request.setupRequest === 'function' ? request.setupRequest({ ...request }, {}) : request;

async function send(url: string, request: Request): Promise<void> {
  const { method, path, headers, body } = prepared(request);
  const response = await fetch(url + path, {
    method: method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body !== undefined && { body: body as string }),
  });
  await response.arrayBuffer();
}
