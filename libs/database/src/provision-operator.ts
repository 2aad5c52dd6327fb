import pg from 'pg';
import { connect, createRole } from './provision.ts';

/** Privileges by schema and table, such as `{ identity: { users: 'SELECT, UPDATE (role)' } }`. */
export type Grants = Record<string, Record<string, string>>;

const { escapeIdentifier: name, escapeLiteral: text } = pg;

/**
 * Creates a login that has these privileges and no others, also where it had more before. Idempotent. The services must have
 * created their tables. The admin owns the schemas or is a member of their owners.
 */
export async function provisionOperator(
  adminUrl: string,
  login: { role: string; password: string },
  grants: Grants,
): Promise<void> {
  const admin = await connect(adminUrl);
  try {
    await admin.query("SELECT pg_advisory_lock(hashtext('waymark:provision'))");
    // In one transaction, so that commands that run meanwhile do not lose their privileges.
    await admin.query('BEGIN');
    await createLogin(admin, login);
    for (const [schema, tables] of Object.entries(grants)) {
      await grantIn(admin, { schema: name(schema), role: name(login.role), tables });
    }
    await admin.query('COMMIT');
  } finally {
    await admin.end();
  }
}

async function createLogin(admin: pg.Client, { role, password }: { role: string; password: string }) {
  const { rowCount: exists } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  if (!exists) await createRole(admin, name(role));
  await admin.query(`ALTER ROLE ${name(role)} WITH LOGIN PASSWORD ${text(password)}`);
  await admin.query(`GRANT CONNECT ON DATABASE ${name(admin.database ?? '')} TO ${name(role)}`);
}

interface SchemaGrants {
  schema: string;
  role: string;
  tables: Record<string, string>;
}

async function grantIn(admin: pg.Client, { schema, role, tables }: SchemaGrants): Promise<void> {
  await admin.query(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`);
  await admin.query(`REVOKE ALL ON ALL TABLES IN SCHEMA ${schema} FROM ${role}`);
  for (const [table, privileges] of Object.entries(tables)) {
    await admin.query(`GRANT ${privileges} ON ${schema}.${name(table)} TO ${role}`);
  }
}
