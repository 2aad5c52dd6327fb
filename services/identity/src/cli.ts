import { Role } from '@waymark/contracts/caller';
import { Email, Password, Username } from '@waymark/contracts/identity/http';
import { reportInvariants } from '@waymark/database/check-invariants';
import { openDataSource } from '@waymark/database/data-source';
import { Database } from '@waymark/database/database';
import { databaseEnv } from '@waymark/database/service-env';
import { loadEnv } from '@waymark/platform/env';
import { z } from 'zod';
import { DEMO_USAGE, OperateDemoAccounts } from './accounts/app/operate-demo-accounts.ts';
import { Env } from './env.ts';
import { resetSecondFactor } from './login/app/reset-second-factor.ts';
import { Passwords } from './login/integrations/passwords.ts';
import { readPassword } from './login/integrations/read-password.ts';
import { requireStrongPassword } from './login/integrations/require-strong-password.ts';
import { manifest } from './manifest.ts';
import { invariants } from './persistence/invariants.ts';
import { AuditRepository, OPERATOR } from './shared/persistence/audit.repository.ts';
import { MentorRow } from './shared/persistence/mentor.row.ts';
import { UserRow } from './shared/persistence/user.row.ts';
import { UsersRepository } from './shared/persistence/users.repository.ts';

const USAGE = `Usage:
  grant-role <user name or e-mail> <learner|mentor|admin>
  create-user <user name> <e-mail> <learner|mentor|admin>     (reads the password from the terminal or standard input)
  invariants     lists the violated invariants of this service; exits with 1 if any
  reset-second-factor <user name or e-mail>
  ${DEMO_USAGE}`;

/** The operator's commands. They write to identity's schema; the running service publishes the events. */
async function main([command, ...args]: string[]): Promise<void> {
  const env = loadEnv(z.object({ ...databaseEnv, SMTP_URL: Env.shape.SMTP_URL }));
  if (command === 'invariants' && args.length === 0) {
    process.exitCode = await reportInvariants(manifest.name, env.DATABASE_URL, invariants);
    return;
  }
  const dataSource = await openDataSource({
    url: env.DATABASE_URL,
    schema: manifest.name,
    rows: [UserRow, MentorRow],
    migrations: [],
    migrate: false,
  });
  try {
    const db = new Database(dataSource);
    const users = new UsersRepository(db, new AuditRepository());
    if (command === 'grant-role' && args.length === 2) await grantRole(users, args[0]!, args[1]!);
    else if (command === 'create-user' && args.length === 3)
      await createUser(users, args[0]!, args[1]!, args[2]!);
    else if (command === 'reset-second-factor' && args.length === 1)
      console.log(await resetSecondFactor(db, users, env, args[0]!));
    else if (command === 'demo-accounts') console.log(await demoAccounts(db, args));
    else throw new Error(USAGE);
  } finally {
    await dataSource.destroy();
  }
}

async function grantRole(users: UsersRepository, login: string, role: string): Promise<void> {
  const user = await users.grant(login, Role.parse(role), OPERATOR);
  console.log(`${user.username} is ${user.role} now.`);
}

async function createUser(
  users: UsersRepository,
  username: string,
  email: string,
  role: string,
): Promise<void> {
  const targetRole = Role.parse(role);
  const password = Password.parse(await readPassword(process.stdin, process.stderr));
  const owner = { username: Username.parse(username), email: Email.parse(email) };
  requireStrongPassword(password, owner, 'password');
  const passwordHash = await new Passwords({ DEMO_MODE: false }).hash(password);
  const user = await users.create({ ...owner, passwordHash, role: 'learner' }, undefined, {
    byOperator: true,
  });
  // Granted separately, so that the approval and its event are always written.
  const granted = targetRole === 'learner' ? user : await users.grant(user.username, targetRole, OPERATOR);
  console.log(`${granted.username} (${granted.email}) is ${granted.role}.`);
}

async function demoAccounts(db: Database, [what, ...args]: string[]): Promise<string> {
  const operate = new OperateDemoAccounts(db);
  if (what === 'list' && args.length === 0) return operate.list();
  if (what === 'remove' && args.length > 0) return operate.remove(args);
  if (what !== 'claim' || args.length !== 2) throw new Error(USAGE);
  const password = await readPassword(process.stdin, process.stderr);
  return operate.claim(args[0]!, args[1]!, password, new Passwords({ DEMO_MODE: false }));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const messages =
    error instanceof z.ZodError ? error.issues.map((issue) => issue.message).join('\n') : undefined;
  console.error(messages ?? (isPermissionDenied(error) ? NOT_HERE : messageOf(error)));
  process.exitCode = 1;
});

/** The login of the operator's container changes no password and no address. */
const NOT_HERE =
  'This login may not change accounts. Run it with the login of identity: node services/identity/dist/cli.js in its container.';
const isPermissionDenied = (error: unknown): boolean => (error as { code?: string }).code === '42501';
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
