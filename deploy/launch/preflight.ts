import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { LaunchFault } from './fault.ts';

export interface Space {
  bavail: number;
  bsize: number;
}

const NEEDED_BYTES = 500_000_000;

/** Throws LaunchFault when the data folder cannot be used or its disk is nearly full. */
export async function checkHome(
  home: string,
  space: (path: string) => Promise<Space> = statfs,
): Promise<void> {
  try {
    mkdirSync(home, { recursive: true });
    if (!statSync(home).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw homeFault(home, (error as NodeJS.ErrnoException).code);
  }
  const { bavail, bsize } = await space(home);
  const free = bavail * bsize;
  if (free < NEEDED_BYTES) {
    throw new LaunchFault(
      `The disk of ${home} has ${megabytes(free)} free; Waymark needs at least ${megabytes(NEEDED_BYTES)}.`,
      'Free some space, or put the data elsewhere: WAYMARK_HOME=/another/folder npm start',
    );
  }
}

function homeFault(home: string, code: string | undefined): LaunchFault {
  const elsewhere = 'put the data elsewhere: WAYMARK_HOME=/another/folder npm start';
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new LaunchFault(`${home} is not a folder.`, `Move it away, or ${elsewhere}`);
  }
  if (code === 'ENOSPC') return diskFull(home);
  return new LaunchFault(
    `The data folder ${home} cannot be written (${code}).`,
    `Give it to the user who starts Waymark (chown -R), or ${elsewhere}`,
  );
}

export function diskFull(home: string): LaunchFault {
  return new LaunchFault(
    `The disk is full: nothing more can be written below ${home}.`,
    'Free some space and start again; what was saved before is kept.',
  );
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;
