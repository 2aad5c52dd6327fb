import { randomBytes } from 'node:crypto';
import { openDataSource } from '@waymark/database/data-source';
import type { MigrationClass } from '@waymark/database/options';
import { provision, type ServiceLogin } from '@waymark/database/provision';
import pg from 'pg';
import { infra } from './infra.ts';

export interface FreshDatabase<S extends string> {
  urls: Record<S, string>; // one per schema, whose login may use nothing else
  adminUrl: string; // access to all schemas
  drop(): Promise<void>;
}

const TEMPLATE = 'waymark_test_template';

/** Provisioned as in production (about 100 ms). Call `drop()` in `afterAll`; otherwise removed at the end of the run. */
export const freshDatabase = <S extends string>(schemas: readonly S[]): Promise<FreshDatabase<S>> =>
  createCopy(TEMPLATE, schemas);

/** The same for one service, with its migrations applied: once per run, since they take longer than a copy. */
export async function migratedDatabase<S extends string>(
  schema: S,
  migrations: MigrationClass[],
): Promise<FreshDatabase<S>> {
  const role = `${TEMPLATE}_${schema}`;
  const template = { schema, role, password: 'template' };
  await asAdmin((admin) => migrateTemplateOnce(admin, template, migrations));
  const database = await createCopy(template.role, [schema]);
  const owner = new URL(database.urls[schema]).username;
  await asAdmin((admin) => admin.query(`REASSIGN OWNED BY ${template.role} TO ${owner}`), database.adminUrl);
  return database;
}

async function createCopy<S extends string>(
  template: string,
  schemas: readonly S[],
): Promise<FreshDatabase<S>> {
  const suffix = randomBytes(6).toString('hex');
  const database = `test_${suffix}`;
  // Roles are shared by all databases.
  const logins = schemas.map((schema) => ({ schema, role: `${schema}_${suffix}`, password: suffix }));
  await asAdmin(async (admin) => {
    await createTemplateOnce(admin);
    // Copying the files takes a quarter of the time of copying the pages through the log.
    await admin.query(`CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY file_copy`);
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
const createTemplateOnce = (admin: pg.Client): Promise<void> =>
  makeOnce(admin, TEMPLATE, () => provision(withDatabase(TEMPLATE), []));

const migrateTemplateOnce = (
  admin: pg.Client,
  login: ServiceLogin,
  migrations: MigrationClass[],
): Promise<void> =>
  makeOnce(admin, login.role, async () => {
    await provision(withDatabase(login.role), [login]);
    const url = withDatabase(login.role, login.role, login.password);
    await (await openDataSource({ url, schema: login.schema, rows: [], migrations })).destroy();
  });

/** A database made before by this run is left as it is; one that was not completed is made again. */
async function makeOnce(admin: pg.Client, database: string, make: () => Promise<void>): Promise<void> {
  await admin.query('SELECT pg_advisory_lock(hashtext($1))', [`waymark:${database}`]);
  try {
    const { rowCount } = await admin.query(
      "SELECT 1 FROM pg_database WHERE datname = $1 AND shobj_description(oid, 'pg_database') = 'ready'",
      [database],
    );
    if (rowCount) return;
    await admin.query(`DROP DATABASE IF EXISTS ${database}`);
    await make();
    await admin.query(`COMMENT ON DATABASE ${database} IS 'ready'`);
  } finally {
    await admin.query('SELECT pg_advisory_unlock(hashtext($1))', [`waymark:${database}`]);
  }
}

async function asAdmin(
  fn: (admin: pg.Client) => Promise<unknown>,
  url = infra().postgresAdminUrl,
): Promise<void> {
  const admin = new pg.Client(url);
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
