import { randomBytes } from 'node:crypto';
import { provision } from '@waymark/database/provision';
import pg from 'pg';
import { infra } from './infra.ts';

export interface FreshDatabase<S extends string> {
  urls: Record<S, string>; // one per schema, whose login may use nothing else
  adminUrl: string; // access to all schemas
  drop(): Promise<void>;
}

const TEMPLATE = 'waymark_test_template';

/** Provisioned as in production (about 100 ms). Call `drop()` in `afterAll`; otherwise removed at the end of the run. */
export async function freshDatabase<S extends string>(schemas: readonly S[]): Promise<FreshDatabase<S>> {
  const suffix = randomBytes(6).toString('hex');
  const database = `test_${suffix}`;
  // Roles are shared by all databases.
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

/** Installing the extensions is slow, so it is done once per run. */
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
