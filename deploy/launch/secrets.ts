import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchFault } from './fault.ts';

export interface Secrets {
  postgres: string;
  redis: string;
  sandboxWebhooks: string;
  /** Encrypts secrets of authenticator apps. */
  accounts: string;
  /** Encrypts addresses of linked calendars. */
  calendars: string;
  /** Passwords of the logins to the database, to NATS and to Redis, by process name. */
  databaseLogins: Record<string, string>;
  natsLogins: Record<string, string>;
  redisLogins: Record<string, string>;
  callerPrivateKey: string;
  callerPublicKey: string;
}

/** Reads `secrets.json`, which only its owner can read. Creates it, and adds secrets of new processes. */
export function loadSecrets(
  home: string,
  names: { databases: string[]; nats: string[]; redis: string[] },
): Secrets {
  const file = join(home, 'secrets.json');
  const known = existsSync(file) ? read(file) : {};
  if (!existsSync(file) && existsSync(join(home, 'postgres'))) throw lost(file, 'is missing');
  const secrets: Secrets = {
    postgres: known.postgres ?? secret(),
    redis: known.redis ?? secret(),
    sandboxWebhooks: known.sandboxWebhooks ?? secret(),
    accounts: known.accounts ?? secret(),
    calendars: known.calendars ?? secret(),
    databaseLogins: { ...logins(names.databases), ...known.databaseLogins },
    natsLogins: { ...logins(names.nats), ...known.natsLogins },
    redisLogins: { ...logins(names.redis), ...known.redisLogins },
    ...(known.callerPrivateKey && known.callerPublicKey
      ? { callerPrivateKey: known.callerPrivateKey, callerPublicKey: known.callerPublicKey }
      : callerKeys()),
  };
  if (JSON.stringify(known) !== JSON.stringify(secrets)) write(file, secrets);
  return secrets;
}

function read(file: string): Partial<Secrets> {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as unknown;
    if (value && typeof value === 'object') return value as Partial<Secrets>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') throw error;
  }
  throw lost(file, 'is damaged');
}

function write(file: string, secrets: Secrets): void {
  const fresh = `${file}.new`;
  rmSync(fresh, { force: true });
  writeFileSync(fresh, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(fresh, file);
}

function lost(file: string, how: string): LaunchFault {
  const home = file.slice(0, file.lastIndexOf('/'));
  return new LaunchFault(
    `${file} ${how}: without it the database in ${home} cannot be opened.`,
    `Put the file back from a backup, or begin anew with empty data: mv ${home} ${home}.old && npm start`,
  );
}

/** Letters and digits only, for use in URLs and configuration files. */
const secret = () => randomBytes(24).toString('hex');
const logins = (names: string[]) => Object.fromEntries(names.map((name) => [name, secret()]));

function callerKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    callerPrivateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    callerPublicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}
