import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ComposeFile, composeFile } from '../docker/testing/compose-file.ts';
import { LaunchFault } from '../launch/fault.ts';
import { projectRoot } from '../launch/paths.ts';
import { run } from '../launch/run.ts';
import { output } from './command.ts';
import { folders } from './folders.ts';

/** A tree of files with a Dockerfile and compose files, of which images are built. */
export interface Source {
  root: string;
  /** In the tags of its images. */
  version: string;
  /** For people. */
  title: string;
}

export const present: Source = { root: projectRoot, version: 'latest', title: 'the present files' };

export const tagOf = (target: string, { version }: Source): string =>
  `localhost/waymark-${target}:${version}`;

/** What runs together: the services of compose files, with images of one source. */
export interface Project extends ComposeFile {
  source: Source;
}

/** `files`: as in `COMPOSE_FILE`. */
export const projectOf = (source: Source, files = 'docker-compose.yml'): Project => ({
  ...composeFile(files, source.root),
  source,
});

/** Writes the files of a commit to a folder of ours. Throws for an unknown commit. */
export async function checkOut(commit: string): Promise<Source> {
  const git = (...args: string[]) => run('git', ['-C', projectRoot, ...args]);
  const found = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`);
  if (found.code !== 0) throw new LaunchFault(`git has no commit ${commit} here`);
  const id = found.stdout.trim();
  const root = join(folders.home, 'earlier');
  const archive = `${root}.tar`;
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  await output('git', ['-C', projectRoot, 'archive', '--output', archive, id]);
  await output('tar', ['--extract', '--file', archive, '--directory', root]);
  await rm(archive);
  const title = (await git('log', '-1', '--format=%h (%s)', id)).stdout.trim();
  return { root, version: 'earlier', title };
}
