import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../launch/run.ts';
import { buildah } from './buildah.ts';
import { folders } from './folders.ts';

/** Beginning of the names of everything that the command of this folder makes on the machine. */
export const prefix = `wm${createHash('sha256').update(folders.home).digest('hex').slice(0, 4)}`;

/** In a group of its own, so that another Ctrl-C does not end it. */
const apart = (command: string, args: string[]) => run(command, args, { detached: true });

const words = async (command: string, ...args: string[]): Promise<string[]> =>
  (await apart(command, args)).stdout.split(/\s+/).filter(Boolean);

/**
 * Ends and removes all that a run made, also one that was killed: containers, networks, mounts and files. By names with our
 * prefix and in folders of ours only. The images stay.
 */
export async function cleanUp(): Promise<void> {
  await removeContainers();
  await removeNetworks();
  if (existsSync(folders.storage)) await buildah('rm', '--all');
  await rm(folders.run, { recursive: true, force: true });
}

async function removeContainers(): Promise<void> {
  const state = join(folders.run, 'runtime');
  if (!existsSync(state)) return;
  for (const id of await words('runc', '--root', state, 'list', '--quiet')) {
    await apart('runc', ['--root', state, 'delete', '--force', id]);
  }
}

async function removeNetworks(): Promise<void> {
  const spaces = (await words('ip', 'netns', 'list')).filter((name) => name.startsWith(`${prefix}-`));
  for (const space of spaces) {
    for (const pid of await words('ip', 'netns', 'pids', space)) kill(Number(pid));
    await apart('ip', ['netns', 'delete', space]);
  }
  await apart('ip', ['link', 'delete', prefix]);
}

/** Name services: the containers of the namespace have ended. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended
  }
}
