import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchFault } from './fault.ts';
import { identify, isRunning, type ProcessId } from './process-table.ts';

export interface LockContent extends ProcessId {
  url: string;
}

export interface Lock {
  release(): void;
}

/**
 * Makes this process the only one that runs on the data folder. Throws LaunchFault naming
 * the other's address and pid while it lives; takes over the lock of one that is gone.
 */
export function takeLock(home: string, url: string): Lock {
  const file = join(home, 'lock.json');
  const own = join(home, `lock.${process.pid}.json`);
  const mine: LockContent = { ...identify(process.pid)!, url };
  writeFileSync(own, JSON.stringify(mine), { mode: 0o600 });
  try {
    for (;;) {
      if (tryLink(own, file)) break;
      const holder = readLock(file);
      if (holder && isRunning(holder)) throw alreadyRunning(holder);
      putAside(file, holder);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return { release: () => rmSync(file, { force: true }) };
}

/** What the lock says, or null when there is none or it cannot be read. */
export function readLock(file: string): LockContent | null {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as LockContent;
    return typeof content.pid === 'number' ? content : null;
  } catch {
    return null;
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    return tryCreate(from, to); // a disk without hard links
  }
}

function tryCreate(from: string, to: string): boolean {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Of several starts that meet one stale lock, one moves it; a fresh lock moved by mistake goes back. */
function putAside(file: string, stale: LockContent | null): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readLock(aside);
  if (moved && (moved.pid !== stale?.pid || moved.stamp !== stale.stamp)) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function alreadyRunning(holder: LockContent): LaunchFault {
  return new LaunchFault(
    `Waymark already runs on this data folder: ${holder.url} (process ${holder.pid}).`,
    `Stop that one first (kill ${holder.pid}), or start a second one apart: WAYMARK_HOME=/another/folder PORT=… npm start`,
  );
}
