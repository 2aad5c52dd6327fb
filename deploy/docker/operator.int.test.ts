// guarantees: The operator's container runs every command with a login that can do nothing else
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkInvariants, type Invariant } from '@waymark/database/check-invariants';
import { openDataSource } from '@waymark/database/data-source';
import type { MigrationClass } from '@waymark/database/options';
import { provisionOperator } from '@waymark/database/provision-operator';
import { type FreshDatabase, freshDatabase } from '@waymark/testing/fresh-database';
import { infra } from '@waymark/testing/infra';
import pg from 'pg';
import { operatorCommands } from '../launch/operator-commands.ts';
import { projectRoot } from '../launch/paths.ts';
import { waymarkProcesses } from '../launch/processes.ts';
import { operatorGrants } from './operator-grants.ts';

const SCHEMAS = waymarkProcesses.filter(({ database }) => database).map(({ name }) => name);
const PASSWORD = 'slow rivers of tin';
const role = `operator_${randomBytes(4).toString('hex')}`;
let database: FreshDatabase<string>;
let url: string;

beforeAll(async () => {
  database = await freshDatabase(SCHEMAS);
  for (const schema of SCHEMAS) {
    const list = join(projectRoot, `services/${schema}/src/migrations/list.ts`);
    const { migrations } = (await import(list)) as { migrations: MigrationClass[] };
    const options = { url: database.urls[schema]!, schema, rows: [], migrations };
    await (await openDataSource(options)).destroy();
  }
  // Twice, as at every use of the container.
  for (const password of ['old', 'new']) {
    await provisionOperator(database.adminUrl, { role, password }, operatorGrants);
  }
  const operatorUrl = new URL(database.adminUrl);
  Object.assign(operatorUrl, { username: role, password: 'new' });
  url = operatorUrl.href;
});
afterAll(async () => {
  await as(database.adminUrl, `DROP OWNED BY ${role}`);
  await as(database.adminUrl, `DROP ROLE ${role}`);
  await database.drop();
});

async function as(address: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Runs a command as the container does, and returns its exit code and output. */
function operate(args: string[], input = ''): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const script = join(import.meta.dirname, 'operator.ts');
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: url,
      SCHEDULING_DATABASE_URL: url,
      NATS_URL: infra().natsUrl,
    };
    const child = execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
    child.stdin!.end(input);
  });
}

describe("the operator's container", () => {
  it('creates the first admin, and changes roles', async () => {
    expect(await operate(['create-user', 'ann', 'ann@example.org', 'admin'], `${PASSWORD}\n`)).toEqual({
      code: 0,
      output: 'ann (ann@example.org) is admin.\n',
    });
    expect(await operate(['grant-role', 'ann', 'mentor'])).toEqual({
      code: 0,
      output: 'ann is mentor now.\n',
    });
    const audit = await as(database.urls.identity!, 'SELECT action FROM admin_actions');
    expect(audit).toHaveLength(2);
  });

  it('removes a second factor with its mail and its entry in the audit', async () => {
    await as(
      database.urls.identity!,
      `WITH ben AS (INSERT INTO users (username, email, password_hash)
         VALUES ('ben', 'ben@example.org', '$argon2id$') RETURNING id)
       INSERT INTO authenticator_apps (id, user_id, sealed_secret, confirmed_at, last_step)
       SELECT gen_random_uuid(), id, decode(repeat('00', 48), 'hex'), now(), 0 FROM ben`,
    );
    const { code, output } = await operate(['reset-second-factor', 'ben']);
    expect([code, output]).toEqual([0, expect.stringContaining('The second factor of ben is removed')]);
    expect(await as(database.urls.identity!, 'SELECT kind FROM mails')).toHaveLength(1);
  });

  it('lists what a former demo has left, and leaves claiming it to the login of identity', async () => {
    await as(
      database.urls.identity!,
      `INSERT INTO users (id, username, email, password_hash) OVERRIDING SYSTEM VALUE
       VALUES (1, 'learner', 'learner@waymark.example', '$argon2id$')`,
    );
    expect(await operate(['demo-accounts', 'list'])).toEqual({ code: 0, output: 'learner (learner)\n' });
    const claimed = await operate(['demo-accounts', 'claim', 'learner', 'lea@example.org'], PASSWORD);
    expect([claimed.code, claimed.output]).toEqual([
      1,
      expect.stringContaining('with the login of identity'),
    ]);
  });

  it('compares the ledger with the sandbox and the sessions', async () => {
    expect(await operate(['reconcile'])).toEqual({ code: 0, output: 'no differences\n' });
  });

  it('lists and retries the outbox of every service', async () => {
    const { output } = await operate(['outbox', 'list']);
    expect(output.match(/waiting/g)).toHaveLength(SCHEMAS.length);
    expect(await operate(['outbox', 'retry', '--all'])).toMatchObject({ code: 0 });
  });

  it('lists dead letters', async () => {
    expect(await operate(['dead-letters', 'list'])).toMatchObject({ code: 0 });
  });

  it('names its commands', async () => {
    const { code, output } = await operate([]);
    expect(code).toBe(2);
    for (const name of Object.keys(operatorCommands)) expect(output).toContain(name);
  });
});

describe("the operator's database login", () => {
  it.each(SCHEMAS)('reads the invariants of %s', async (schema) => {
    const file = join(projectRoot, `services/${schema}/src/persistence/invariants.ts`);
    const { invariants } = (await import(file)) as { invariants: Invariant[] };
    await expect(checkInvariants(url, invariants, schema)).resolves.toBeDefined();
  });

  it.each([
    'UPDATE identity.users SET password_hash = NULL',
    'UPDATE identity.users SET email = NULL',
    'DELETE FROM identity.users',
    'DELETE FROM identity.admin_actions',
    'SELECT * FROM roadmaps.reflections',
    'SELECT * FROM identity.idempotency_keys',
    'UPDATE payments.ledger SET amount = 0',
    'INSERT INTO payments.refunds DEFAULT VALUES',
    'UPDATE scheduling.sessions SET price_cents = 0',
    'DELETE FROM community.outbox',
    'CREATE TABLE identity.mine (a int)',
    'CREATE TABLE public.mine (a int)',
    'CREATE TEMPORARY TABLE mine (a int)',
  ])('cannot %s', async (sql) => {
    await expect(as(url, sql)).rejects.toThrow('permission denied');
  });

  it('loses the rights that it no longer needs', async () => {
    const before = await as(url, 'SELECT count(*) FROM payments.ledger');
    expect(before).toHaveLength(1);
    const { payments, ...others } = operatorGrants;
    const { ledger, ...rest } = payments!;
    expect(ledger).toBe('SELECT');
    await provisionOperator(database.adminUrl, { role, password: 'new' }, { ...others, payments: rest });
    await expect(as(url, 'SELECT count(*) FROM payments.ledger')).rejects.toThrow('permission denied');
  });
});
