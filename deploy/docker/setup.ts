// Makes the missing secrets of docker compose where Node is not installed:
//   docker compose run --rm setup          in .env
//   docker compose run --rm setup files    as files in secrets/, for docker-compose.production.yml
import { appendFileSync, chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { absentSecrets, composeSecrets, missingSecrets } from './make-env.ts';
import { readSecretFiles, writeSecretFiles } from './secret-files.ts';

const HEAD = '# Secrets of docker compose. Keep them: the data cannot be opened without.';

/** Adds the missing secrets to `.env` in the folder, and changes none of its lines. Returns their names. */
export function addSecrets(dir: string): string[] {
  const file = join(dir, '.env');
  const isNew = !existsSync(file);
  const text = isNew ? '' : readFileSync(file, 'utf8');
  const missing = missingSecrets(text);
  if (missing.length === 0) return [];
  const lines = [HEAD, ...missing];
  const separator = text === '' || text.endsWith('\n') ? '' : '\n';
  appendFileSync(file, `${separator}${lines.join('\n')}\n`, { mode: 0o600 });
  if (isNew) giveToOwnerOf(dir, file);
  return missing.map((line) => line.slice(0, line.indexOf('=')));
}

/** Writes the secrets to `secrets/`, those of `.env` where it has them, so that the data can still be opened. */
export function addSecretFiles(dir: string): string[] {
  const file = join(dir, '.env');
  const inEnv = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const known = { ...inEnv, ...readSecretFiles(dir) };
  const missing = absentSecrets(known);
  const names = Object.keys(composeSecrets());
  return writeSecretFiles(
    dir,
    Object.fromEntries(names.map((name) => [name, missing[name] ?? known[name] ?? ''])),
  );
}

/** In a container this runs as root, and the folder is that of the person who runs it. */
function giveToOwnerOf(dir: string, file: string): void {
  const { uid, gid } = statSync(dir);
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
}

if (import.meta.main) {
  try {
    const dir = process.env.PROJECT_DIR ?? '.';
    const asFiles = process.argv[2] === 'files';
    const added = asFiles ? addSecretFiles(dir) : addSecrets(dir);
    const where = asFiles ? 'secrets/' : '.env';
    console.log(added.length > 0 ? `${where}: added ${added.join(', ')}` : `${where} is complete already.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
