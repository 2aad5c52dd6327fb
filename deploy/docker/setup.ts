// Makes the missing secrets of docker compose where Node is not installed:
//   docker compose run --rm setup
import { appendFileSync, chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { missingSecrets } from './make-env.ts';

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

/** In a container this runs as root, and the folder is that of the person who runs it. */
function giveToOwnerOf(dir: string, file: string): void {
  const { uid, gid } = statSync(dir);
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
}

if (import.meta.main) {
  try {
    const added = addSecrets(process.env.PROJECT_DIR ?? '.');
    console.log(added.length > 0 ? `.env: added ${added.join(', ')}` : '.env has every secret already.');
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
