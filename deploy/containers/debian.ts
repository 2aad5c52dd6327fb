import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LaunchFault } from '../launch/fault.ts';
import { gently, output } from './command.ts';
import { folders } from './folders.ts';

/** Checks the signatures of packages. */
export const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
/** useradd, for the users of the images. */
const USERS = 'passwd';

interface System {
  suite: string;
  include: string[];
}

/** What the stand-ins are made of. Only unstable has the servers in versions that our configuration needs. */
const systems: Record<string, System> = {
  'debian.tar': { suite: 'bookworm', include: [USERS, 'ca-certificates', 'libstdc++6'] },
  'servers.tar': {
    suite: 'sid',
    include: [USERS, 'busybox', 'nginx-light', 'postgresql-18', 'redis-server', 'nats-server'],
  },
};

/** Makes the root file systems that are not there yet. */
export async function makeSystems(print: (line: string) => void, signal: AbortSignal): Promise<void> {
  await mkdir(folders.bases, { recursive: true });
  for (const [file, { suite, include }] of Object.entries(systems)) {
    const path = join(folders.bases, file);
    if (existsSync(path)) continue;
    print(`${file}: packages of Debian ${suite}`);
    const part = join(folders.bases, `part-${file}`);
    await rm(part, { force: true });
    await gently(
      'mmdebstrap',
      [
        '--quiet',
        '--variant=essential',
        `--include=${include.join(',')}`,
        // A mirror may be older than its list of unstable is valid; the signature is checked.
        '--aptopt=Acquire::Check-Valid-Until "false"',
        ...['doc', 'man', 'locale', 'info'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`),
        `--keyring=${KEYRING}`,
        suite,
        part,
        await mirror(),
      ],
      { signal },
    );
    await rename(part, path);
  }
}

/** Where this machine gets its own packages of Debian. */
async function mirror(): Promise<string> {
  const listed = await output('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages']);
  const site = listed.split('\n').find((uri) => /\/debian\/?$/.test(uri));
  if (!site) throw new LaunchFault('apt on this machine has no source of Debian packages');
  return site;
}
