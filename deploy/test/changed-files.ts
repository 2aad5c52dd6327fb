import { projectRoot } from '../launch/paths.ts';
import { run } from '../launch/run.ts';

const HOURS_OF_A_CHANGE = 12;

/**
 * Paths that differ from the base of the change: TEST_BASE, else the merge base with origin/main, else the last commit 12
 * hours before the newest one. null without a base.
 */
export async function changedFiles(env: NodeJS.ProcessEnv = process.env): Promise<string[] | null> {
  const base = env.TEST_BASE || (await branchPoint()) || (await lastCommitBefore());
  if (!base) return null;
  const diff = await git('diff', '--name-only', base);
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  return diff === null ? null : lines(`${diff}\n${untracked ?? ''}`);
}

/** Number of commits; 0 without a repository. */
export const commitCount = async (): Promise<number> =>
  Number((await git('rev-list', '--count', 'HEAD')) ?? 0);

async function branchPoint(): Promise<string | null> {
  const base = await git('merge-base', 'HEAD', 'origin/main');
  return base && base !== (await git('rev-parse', 'HEAD')) ? base : null;
}

async function lastCommitBefore(): Promise<string | null> {
  const newest = Number(await git('log', '-1', '--format=%ct'));
  if (!newest) return null;
  const before = newest - HOURS_OF_A_CHANGE * 3600;
  return git('rev-list', '-1', `--before=${before}`, 'HEAD');
}

async function git(...args: string[]): Promise<string | null> {
  const { code, stdout } = await run('git', args, { cwd: projectRoot, timeoutMs: 30_000 });
  return code === 0 && stdout.trim() ? stdout.trim() : null;
}

const lines = (text: string): string[] => text.split('\n').filter(Boolean);
