import pg from 'pg';

export interface ServiceLogin {
  schema: string;
  role: string;
  password: string;
}

export const EXTENSIONS_SCHEMA = 'extensions';
const EXTENSIONS = ['citext', 'pg_trgm', 'unaccent', 'btree_gist'];

const { escapeIdentifier: name, escapeLiteral: text } = pg;

/** Idempotent, also concurrently. The admin needs CREATEROLE, and owns or may create the database. */
export async function provision(adminUrl: string, services: ServiceLogin[]): Promise<void> {
  await createDatabaseIfAbsent(adminUrl);
  const admin = await connect(adminUrl);
  try {
    await admin.query("SELECT pg_advisory_lock(hashtext('waymark:provision'))");
    await revokePublicAccess(admin);
    await installExtensions(admin);
    for (const service of services) await provisionService(admin, service);
  } finally {
    await admin.end();
  }
}

async function createDatabaseIfAbsent(adminUrl: string): Promise<void> {
  const database = databaseOf(adminUrl);
  try {
    await (await connect(adminUrl)).end();
  } catch (error) {
    if (codeOf(error) !== '3D000') throw error;
    const maintenanceUrl = new URL(adminUrl);
    maintenanceUrl.pathname = '/postgres';
    const admin = await connect(maintenanceUrl.href);
    try {
      await admin.query(`CREATE DATABASE ${name(database)}`);
    } catch (creationError) {
      // Another process created it in between.
      if (codeOf(creationError) !== '42P04' && codeOf(creationError) !== '23505') throw creationError;
    } finally {
      await admin.end();
    }
  }
}

/** By default every login may connect to every database and, up to PostgreSQL 14, create tables in `public`. */
async function revokePublicAccess(admin: pg.Client): Promise<void> {
  await admin.query(`REVOKE ALL ON DATABASE ${name(admin.database ?? '')} FROM PUBLIC`);
  await admin.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
}

async function installExtensions(admin: pg.Client): Promise<void> {
  await admin.query(`CREATE SCHEMA IF NOT EXISTS ${EXTENSIONS_SCHEMA}`);
  for (const extension of EXTENSIONS) {
    await admin.query(`CREATE EXTENSION IF NOT EXISTS ${extension} SCHEMA ${EXTENSIONS_SCHEMA}`);
  }
  await admin.query(`GRANT USAGE ON SCHEMA ${EXTENSIONS_SCHEMA} TO PUBLIC`);
}

async function provisionService(admin: pg.Client, service: ServiceLogin): Promise<void> {
  const role = name(service.role);
  const schema = name(service.schema);
  const database = name(admin.database ?? '');
  const { rowCount: exists } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [service.role]);
  if (!exists) await createRole(admin, role);
  await admin.query(`ALTER ROLE ${role} WITH LOGIN PASSWORD ${text(service.password)}`);
  await admin.query(
    `ALTER ROLE ${role} IN DATABASE ${database} SET search_path = ${schema}, ${EXTENSIONS_SCHEMA}`,
  );
  await admin.query(`GRANT CONNECT, TEMPORARY ON DATABASE ${database} TO ${role}`);
  await admin.query(`CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${role}`);
  await admin.query(`ALTER SCHEMA ${schema} OWNER TO ${role}`);
}

/** Idempotent. `role` is quoted. */
export async function createRole(admin: pg.Client, role: string): Promise<void> {
  try {
    await admin.query(`CREATE ROLE ${role} LOGIN`);
  } catch (error) {
    // Roles are shared by all databases: another provisioning may have created it.
    if (codeOf(error) !== '42710' && codeOf(error) !== '23505') throw error;
  }
  // Only a member of the role may give it a schema; a superuser needs no membership.
  const { rows } = await admin.query<{ rolsuper: boolean }>(
    'SELECT rolsuper FROM pg_roles WHERE rolname = current_user',
  );
  if (!rows[0]?.rolsuper) await admin.query(`GRANT ${role} TO CURRENT_USER`);
}

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  return client;
}

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres';

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;
