import { randomBytes } from 'node:crypto';
import { provision } from '@waymark/database/provision';
import pg from 'pg';
import { infra } from './infra.ts';

export interface FreshDatabase<S extends string> {
  /** One URL per schema: the login that may use that schema and nothing else. */
  urls: Record<S, string>;
  /** URL with access to all schemas. */
  adminUrl: string;
  /** Drops database and logins; open connections are closed. */
  drop(): Promise<void>;
}

const TEMPLATE = 'waymark_test_template';

/**
 * A new empty database with one schema and one login per name, provisioned like production (about 100 ms).
 * Call `drop()` in `afterAll`; a database left behind disappears with the server at the end of the run.
 */
export async function freshDatabase<S extends string>(schemas: readonly S[]): Promise<FreshDatabase<S>> {
  const suffix = randomBytes(6).toString('hex');
  const database = `test_${suffix}`;
  // Logins belong to the whole server, so each database gets its own.
  const logins = schemas.map((schema) => ({ schema, role: `${schema}_${suffix}`, password: suffix }));
  await asAdmin(async (admin) => {
    await createTemplateOnce(admin);
    await admin.query(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE}`);
  });
  const adminUrl = withDatabase(database);
  await provision(adminUrl, logins);
  const urls = Object.fromEntries(
    logins.map(({ schema, role, password }) => [schema, withDatabase(database, role, password)]),
  ) as Record<S, string>;
  const drop = (): Promise<void> =>
    asAdmin(async (admin) => {
      await admin.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
      for (const { role } of logins) await admin.query(`DROP ROLE IF EXISTS ${pg.escapeIdentifier(role)}`);
    });
  return { urls, adminUrl, drop };
}

/** Installing the extensions is slow: done once per run, by the first test file. */
async function createTemplateOnce(admin: pg.Client): Promise<void> {
  await admin.query("SELECT pg_advisory_lock(hashtext('waymark:test-template'))");
  try {
    const { rowCount } = await admin.query(
      "SELECT 1 FROM pg_database WHERE datname = $1 AND shobj_description(oid, 'pg_database') = 'ready'",
      [TEMPLATE],
    );
    if (rowCount) return;
    await admin.query(`DROP DATABASE IF EXISTS ${TEMPLATE}`);
    await provision(withDatabase(TEMPLATE), []);
    await admin.query(`COMMENT ON DATABASE ${TEMPLATE} IS 'ready'`);
  } finally {
    await admin.query("SELECT pg_advisory_unlock(hashtext('waymark:test-template'))");
  }
}

async function asAdmin(fn: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client(infra().postgresAdminUrl);
  await admin.connect();
  try {
    await fn(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(database: string, user?: string, password?: string): string {
  const url = new URL(infra().postgresAdminUrl);
  url.pathname = `/${database}`;
  if (user) url.username = user;
  if (password) url.password = password;
  return url.href;
}
