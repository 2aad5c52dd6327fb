// Jest loads every module again for every test file: two to three seconds for a service. Files in a group share one load.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectRoot } from '../launch/paths.ts';
import { isSlow } from './slow-files.ts';

/** Name of the failure of a file outside of its tests. */
export const WHOLE_FILE = '(the file itself)';

/** Test files of one run by the path that Jest gets for them. */
export type Groups = Map<string, string[]>;

/** Another environment than the tier's, or a load that cannot be waited for within a block of tests. */
const OWN_PROCESS = /@jest-environment|^(?:(?:const|let) .*= )?await /m;

/**
 * Files of one folder of two levels, so of one service, at most `size` in a group and as many in each. A file that is
 * `alone` has its own.
 */
export function groupsOf(
  files: readonly string[],
  size: number,
  alone: (file: string) => boolean = isSlow,
): string[][] {
  const together = Map.groupBy(files, (file) => (alone(file) ? file : file.split('/', 2).join('/')));
  return [...together.values()].flatMap((all) => {
    const each = Math.ceil(all.length / Math.ceil(all.length / size));
    return Array.from({ length: Math.ceil(all.length / each) }, (_, n) =>
      all.slice(n * each, (n + 1) * each),
    );
  });
}

/** Writes a test file for each group of several, calls `run` with all paths from the root, and removes the written ones. */
export async function withGroups<T>(
  files: readonly string[],
  size: number,
  run: (groups: Groups) => Promise<T>,
): Promise<T> {
  const alone = new Set<string>();
  for (const file of files) if (isSlow(file) || (await needsOwnProcess(file))) alone.add(file);
  // Jest finds the files of a tier below its roots.
  const isFrontend = files.some((file) => file.startsWith('frontend/'));
  const dir = await mkdtemp(join(projectRoot, isFrontend ? 'frontend' : 'deploy', 'groups-'));
  try {
    const groups: Groups = new Map();
    for (const [index, group] of groupsOf(files, size, (file) => alone.has(file)).entries()) {
      const [first] = group as [string, ...string[]];
      if (group.length === 1) groups.set(first, group);
      else groups.set(relative(projectRoot, await writeGroup(dir, index, group)), group);
    }
    return await run(groups);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const needsOwnProcess = async (file: string): Promise<boolean> =>
  OWN_PROCESS.test(await readFile(join(projectRoot, file), 'utf8'));

async function writeGroup(dir: string, index: number, files: string[]): Promise<string> {
  const [first] = files as [string, ...string[]];
  const [, ending] = /((?:\.int|\.e2e|\.deep)*\.test)\.tsx?$/.exec(first)!;
  const folder = first.split('/', 2).join('-');
  const path = join(dir, `${folder}-${index}${ending}.ts`);
  const loader = relative(dir, join(import.meta.dirname, 'load-files.ts'));
  await writeFile(path, `import { loadFiles } from '${loader}';\nloadFiles(${JSON.stringify(files)});\n`);
  return path;
}
