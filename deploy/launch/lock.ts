import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LaunchFault } from './fault.ts';

export interface Lock {
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Makes this process the only launcher of the data folder. Throws LaunchFault with the address and pid of a running one.
 * The lock is SQLite's on an otherwise empty file: the system releases it when the process ends, also by SIGKILL.
 */
export function takeLock(home: string, url: string): Lock {
  const holderFile = join(home, 'lock.json');
  const database = new DatabaseSync(join(home, 'lock.db'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw (error as { errcode?: number }).errcode === SQLITE_BUSY ? alreadyRunning(holderFile) : error;
  }
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid, url }), { mode: 0o600 });
  return {
    release: () => {
      rmSync(holderFile, { force: true });
      if (database.isOpen) database.close();
    },
  };
}

function alreadyRunning(holderFile: string): LaunchFault {
  const holder = readHolder(holderFile);
  return new LaunchFault(
    `Waymark already runs on this data folder${holder ? `: ${holder.url} (process ${holder.pid})` : ''}.`,
    `Stop that one first${holder ? ` (kill ${holder.pid})` : ''}, or start a second one apart: WAYMARK_HOME=/another/folder PORT=… npm start`,
  );
}

/** null while the holder has taken the lock and not yet written the file. */
function readHolder(file: string): { pid: number; url: string } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { pid: number; url: string };
  } catch {
    return null;
  }
}
