import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Empty until the operator fills them. */
export const OWN_SECRETS = [
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'OPENAI_API_KEY',
  'S3_SECRET_ACCESS_KEY',
  'SESSION_REDIS_URL',
  'QUEUE_REDIS_URL',
  'TLS_CERTIFICATE',
  'TLS_KEY',
];

const postgres = (role: string, password: string): string =>
  `postgres://${role}:${password}@postgres:5432/waymark`;

/** Addresses with passwords in them, as docker-compose.yml composes them. */
export function addressesOf(secrets: Record<string, string>): Record<string, string> {
  const databases = passwordsOf('DATABASE', secrets).map(
    ([login, password]) => [`DATABASE_URL_${login}`, postgres(userOf(login), password)] as const,
  );
  const services = databases.filter(([name]) => name !== 'DATABASE_URL_OPERATOR');
  const redis = passwordsOf('REDIS', secrets).map(
    ([login, password]) =>
      [`REDIS_URL_${login}`, `redis://${userOf(login)}:${password}@redis:6379/0`] as const,
  );
  return {
    DATABASE_ADMIN_URL: postgres('waymark', secrets.POSTGRES_PASSWORD ?? ''),
    SERVICE_DATABASE_URLS: services.map(([, url]) => url).join('\n'),
    ...Object.fromEntries([...databases, ...redis]),
  };
}

/** The passwords of a server by the names of their logins in the variables. */
function passwordsOf(server: string, secrets: Record<string, string>): [login: string, password: string][] {
  const prefix = `${server}_PASSWORD_`;
  return Object.entries(secrets).flatMap(([name, password]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), password]] : [],
  );
}

const userOf = (login: string): string => login.toLowerCase().replaceAll('_', '-');

/** What `secrets/` of the folder contains, by name. */
export function readSecretFiles(dir: string): Record<string, string> {
  const folder = join(dir, 'secrets');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8').trim()]));
}

/**
 * Writes a file for each secret into `secrets/` of the folder. Existing ones stay, except addresses, which follow from the
 * passwords. Returns the names of the new ones.
 */
export function writeSecretFiles(dir: string, fresh: Record<string, string>): string[] {
  const folder = join(dir, 'secrets');
  mkdirSync(folder, { recursive: true });
  const own = Object.fromEntries(OWN_SECRETS.map((name) => [name, '']));
  const all = { ...own, ...fresh };
  const existing = readSecretFiles(dir);
  const added = Object.keys(all).filter((name) => !(name in existing));
  const addresses = addressesOf({ ...all, ...existing });
  for (const name of added) writeFileSync(join(folder, name), all[name]!);
  for (const [name, value] of Object.entries(addresses)) writeFileSync(join(folder, name), value);
  protect(dir, folder, [...Object.keys(all), ...Object.keys(addresses)]);
  return added;
}

/** Compose mounts the files themselves, for processes of several users: the folder protects them on the host. */
function protect(dir: string, folder: string, names: string[]): void {
  const { uid, gid } = statSync(dir);
  for (const path of [folder, ...names.map((name) => join(folder, name))]) {
    chmodSync(path, path === folder ? 0o700 : 0o644);
    if (process.getuid?.() === 0) chownSync(path, uid, gid);
  }
}
