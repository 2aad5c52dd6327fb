import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { isExecutable, onPath } from './paths.ts';
import { run } from './run.ts';

export interface UnpackOptions {
  /** Name of the program and of its wrapper in `binDir`. */
  program: string;
  /** Sets of Debian packages to try in this order. All packages of a set are unpacked, installed or not. */
  packages: string[][];
  inside: string[];
  binDir: string;
  signal?: AbortSignal | undefined;
  print?: ((line: string) => void) | undefined;
  /** Further shell lines for the wrapper script; `$tree` is the unpacked package. */
  wrapperLines?: string;
}

export function hasApt(path?: string): boolean {
  return ['apt-get', 'dpkg'].every((name) => onPath([name], path).length > 0);
}

/**
 * Downloads a package of Debian or Ubuntu and the libraries this machine lacks, and unpacks them below `binDir`. Nothing
 * is installed, so no root is needed. Returns the path of a wrapper script, or what failed.
 */
export async function unpackFromDistribution(
  options: UnpackOptions,
): Promise<{ path: string } | { problem: string }> {
  await mkdir(options.binDir, { recursive: true });
  const work = await mkdtemp(join(options.binDir, '.fetch-'));
  try {
    const tree = join(work, 'tree');
    let problem = 'no package was found';
    // The system's package lists may be missing or old.
    for (const ownLists of [false, true]) {
      const apt = await aptFor(work, ownLists, options);
      for (const names of options.packages) {
        const failure = await fetchPackages(apt, names, work, tree, options.signal);
        if (failure === null) return { path: await install(work, tree, options) };
        problem = failure;
      }
    }
    return { problem };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

type Apt = (args: string[], cwd?: string) => ReturnType<typeof run>;

async function aptFor(work: string, ownLists: boolean, options: UnpackOptions): Promise<Apt> {
  await mkdir(join(work, 'cache/archives/partial'), { recursive: true });
  const lists = join(options.binDir, '.package-lists');
  await mkdir(join(lists, 'partial'), { recursive: true });
  const settings = [
    `Dir::Cache=${join(work, 'cache')}`,
    'Debug::NoLocking=1',
    `APT::Sandbox::User=${userInfo().username}`,
    'Acquire::Retries=2',
    ...(ownLists ? [`Dir::State::Lists=${lists}`] : []),
  ].flatMap((setting) => ['-o', setting]);
  const env = { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
  const apt: Apt = (args, cwd = work) =>
    run('apt-get', [...settings, ...args], { cwd, env, signal: options.signal, timeoutMs: 600_000 });
  if (ownLists && !(await isRecent(join(lists, 'partial')))) {
    options.print?.(`reading the distribution's package lists`);
    await apt(['update', '-q']); // may fail for one of many sources
  }
  return apt;
}

async function isRecent(partial: string): Promise<boolean> {
  const lists = (await readdir(join(partial, '..'))).filter((name) => name.endsWith('Release'));
  const { mtimeMs } = await stat(partial);
  return lists.length > 0 && Date.now() - mtimeMs < 3_600_000;
}

async function fetchPackages(
  apt: Apt,
  names: string[],
  work: string,
  tree: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const plan = await apt(['install', '--simulate', '--no-install-recommends', ...names]);
  if (plan.code !== 0) return lastLine(plan.stderr) || `${names[0]} is not in the distribution`;
  // "Inst name (version …)" is not installed; "Inst name [old] (new …)" is.
  const missing = [...plan.stdout.matchAll(/^Inst (\S+) \(/gm)].map((match) => match[1]!);
  const debs = join(work, 'debs');
  await rm(debs, { recursive: true, force: true });
  await mkdir(debs);
  const got = await apt(['download', ...new Set([...missing, ...names])], debs);
  if (got.code !== 0) return lastLine(got.stderr) || `${names[0]} could not be downloaded`;
  await rm(tree, { recursive: true, force: true });
  for (const deb of await readdir(debs)) {
    const unpacked = await run('dpkg', ['-x', join(debs, deb), tree], { signal });
    if (unpacked.code !== 0) return lastLine(unpacked.stderr) || `${deb} could not be unpacked`;
  }
  return null;
}

async function install(work: string, tree: string, options: UnpackOptions): Promise<string> {
  const program = options.inside.find((path) => isExecutable(join(tree, path)));
  if (!program) throw new Error(`The package holds none of ${options.inside.join(', ')}`);
  const libraries = await libraryDirs(tree);
  const home = join(options.binDir, `${options.program}.d`);
  await rm(home, { recursive: true, force: true });
  await rename(tree, home);
  const libs = libraries.map((dir) => `$tree/${dir}`).join(':');
  const script = `#!/bin/sh
# Runs a program unpacked from a package of the distribution, with its own libraries.
tree=$(cd "\${0%/*}" && pwd)/${options.program}.d
export LD_LIBRARY_PATH="${libs}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
${options.wrapperLines ?? ''}
exec "$tree/${program}" "$@"
`;
  const wrapper = join(options.binDir, options.program);
  await writeFile(join(work, 'wrapper'), script);
  await chmod(join(work, 'wrapper'), 0o755);
  await rename(join(work, 'wrapper'), wrapper);
  return wrapper;
}

/** The loader's default folders, and private ones below them that packages reach by absolute path. */
async function libraryDirs(tree: string): Promise<string[]> {
  const dirs: string[] = [];
  for (const base of ['usr/lib', 'lib']) {
    const triplets = (await subfolders(join(tree, base))).filter((name) => name.includes('-linux-gnu'));
    for (const triplet of triplets.map((name) => `${base}/${name}`)) {
      dirs.push(triplet);
      for (const name of await subfolders(join(tree, triplet))) {
        const files = await readdir(join(tree, triplet, name));
        if (files.some((file) => /^lib.*\.so/.test(file))) dirs.push(`${triplet}/${name}`);
      }
    }
    if (existsSync(join(tree, base))) dirs.push(base);
  }
  return dirs;
}

async function subfolders(dir: string): Promise<string[]> {
  if (!existsSync(dir)) return [];
  const entries = await readdir(dir, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.replace(/^E: /, '') ?? '';
}
