import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inStep, type Reporter } from './console.ts';
import { LaunchFault } from './fault.ts';
import { projectRoot } from './paths.ts';
import { type RunResult, run } from './run.ts';

interface BuildOptions {
  console: Reporter;
  signal?: AbortSignal | undefined;
}

/** Builds the processes and the screens unless their builds are newer than their sources. */
export async function build(options: BuildOptions): Promise<void> {
  await buildProcesses(options);
  await buildScreens(options);
}

async function buildProcesses({ console, signal }: BuildOptions): Promise<void> {
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
  if (!existsSync(tsc) && existsSync(join(projectRoot, 'gateway/dist/main.js'))) return; // installed without its tools
  const services = (await readdir(join(projectRoot, 'services'))).map((name) => `services/${name}`);
  const projects = ['gateway', ...services].filter((dir) =>
    existsSync(join(projectRoot, dir, 'tsconfig.json')),
  );
  await inStep(console, 'Building the processes', signal, async (step) => {
    const result = await run(process.execPath, [tsc, '-b', ...projects], { cwd: projectRoot, signal });
    signal?.throwIfAborted();
    if (result.code !== 0) throw buildFault('The processes do not compile', result);
    step.done('Processes are built');
  });
}

export async function buildScreens({ console, signal }: BuildOptions): Promise<void> {
  const frontend = join(projectRoot, 'frontend');
  const stamp = join(frontend, 'dist/.built');
  if (existsSync(stamp) && statSync(stamp).mtimeMs > (await newestSource(frontend))) return;
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  await inStep(console, 'Building the screens', signal, async (step) => {
    const startedAt = new Date();
    const result = await run(process.execPath, [vite, 'build', '--manifest'], {
      cwd: frontend,
      signal,
      env: { ...process.env, NODE_ENV: 'production' },
      onLine: (line) => step.progress(line.trim().slice(0, 60)),
    });
    signal?.throwIfAborted();
    if (result.code !== 0) throw buildFault('The screens do not build', result);
    writeFileSync(stamp, '');
    utimesSync(stamp, startedAt, startedAt); // files saved during the build are newer
    step.done('Screens are built');
  });
}

/** Time of the last change, in ms since the epoch. Includes folders, so that deletions count. */
async function newestSource(frontend: string): Promise<number> {
  const libs = ['contracts', 'drawings', 'kernel', 'passwords', 'safety'].map((lib) => `../libs/${lib}/src`);
  const roots = ['src', 'public', 'vite', ...libs].map((name) => join(frontend, name));
  const files = ['index.html', 'vite.config.ts', 'package.json'].map((name) => join(frontend, name));
  let newest = 0;
  const look = (path: string) => {
    newest = Math.max(newest, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  };
  for (const root of roots.filter(existsSync)) {
    look(root);
    for (const entry of await readdir(root, { recursive: true })) look(join(root, entry));
  }
  for (const file of [...files, join(projectRoot, 'package-lock.json')]) look(file);
  return newest;
}

function buildFault(what: string, result: RunResult): LaunchFault {
  const output = `${result.stdout}\n${result.stderr}`.trim().split('\n').filter(Boolean);
  const lines = output.slice(0, 8).map((line) => `     ${line}`);
  if (output.length > 8) lines.push(`     … and ${output.length - 8} more lines`);
  return new LaunchFault([`${what}:`, ...lines].join('\n'));
}
