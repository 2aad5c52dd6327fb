// covers: deploy/bench
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { projectRoot } from '../launch/paths.ts';

/** Four minutes on a machine without other work. */
const WITHIN_MS = 460_000;
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'];
const RATIO = String.raw`\d+\.\d\d`;
const FIGURES = [
  `whole roadmap, uncached +${RATIO}`,
  `free slots of a week +${RATIO}`,
  `progress write +${RATIO}`,
  `booking +${RATIO}`,
  `learners book one slot[^]+all responses +${RATIO}`,
  `home +360 +\\d+ / \\d+ +${RATIO}`,
  `runs at once[^]+${RATIO} \\(${RATIO}–${RATIO}\\) +≥ 0.8`,
  `longer than alone, in drafts: p50 -?\\d`,
  String.raw`each succeeded once with one draft \(kills: \d`,
  `booking .+× ${RATIO} / × ${RATIO} +≤ 1.5`,
];

it(
  'npm run bench -- --small prints every measure that a document names',
  async () => {
    const node = join(projectRoot, 'node_modules/.bin/node');
    const args = ['--conditions=waymark-source', join(projectRoot, 'deploy/bench/main.ts'), '--small'];
    const options = { cwd: projectRoot, timeout: WITHIN_MS, killSignal: 'SIGINT' } as const;
    const { stdout } = await promisify(execFile)(node, args, options).catch((error: { stdout: string }) => {
      throw new Error(`ended early; its output:\n${error.stdout}`, { cause: error });
    });
    for (const figures of FIGURES) expect(stdout).toMatch(new RegExp(figures));
    const texts = DOCUMENTS.map((name) => readFileSync(join(projectRoot, name), 'utf8')).join('\n');
    const named = [...texts.matchAll(/npm run bench -- ([a-z]+)/g)].map(([, name]) => name!);
    expect(named).not.toEqual([]);
    for (const name of named) expect(stdout).toMatch(new RegExp(`^ ${name}: \\d+ s$`, 'm'));
  },
  WITHIN_MS + 10_000,
);
