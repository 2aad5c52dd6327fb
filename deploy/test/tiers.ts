import { globSync } from 'node:fs';
import { projectRoot } from '../launch/paths.ts';

/** A Jest project of jest.config.js. */
export interface Tier {
  name: 'unit' | 'frontend' | 'int' | 'e2e' | 'deep-unit' | 'deep-int' | 'deep-e2e';
  files: RegExp;
  workers: number;
  /** Largest number of files that share one load of their modules. */
  perGroup: number;
  /** Minutes after which Jest is killed. */
  withinMinutes: number;
  /** Replaces a worker of this size: modules of past files remain in memory. */
  freshAboveMb?: number;
  /** Reruns a file with failures. A test fails when it fails twice, and is reported as flaky when it fails once. */
  rerun: boolean;
  /** Needs servers, a built product or a browser. */
  needsProduct: boolean;
}

const deep = { workers: 1, perGroup: 1, withinMinutes: 8, rerun: true };

export const tiers: Tier[] = [
  {
    name: 'unit',
    files: /^(?!frontend\/).*(?<!\.int|\.e2e|\.deep)\.test\.ts$/,
    workers: 2,
    perGroup: 32,
    withinMinutes: 15,
    freshAboveMb: 900,
    rerun: false,
    needsProduct: false,
  },
  {
    name: 'frontend',
    files: /^frontend\/.*(?<!\.deep)\.test\.tsx?$/,
    workers: 2,
    perGroup: 20,
    withinMinutes: 15,
    rerun: false,
    needsProduct: false,
  },
  // Tests wait for servers and pages for a quarter of the time, so two processors suffice for three workers.
  {
    name: 'int',
    files: /\.int\.test\.ts$/,
    workers: 3,
    perGroup: 24,
    withinMinutes: 30,
    freshAboveMb: 900,
    rerun: true,
    needsProduct: true,
  },
  {
    name: 'e2e',
    files: /\.e2e\.test\.ts$/,
    workers: 3,
    perGroup: 4,
    withinMinutes: 40,
    rerun: true,
    needsProduct: true,
  },
];

export const deepTiers: Tier[] = [
  { ...deep, name: 'deep-unit', files: /(?<!\.int|\.e2e)\.deep\.test\.ts$/, needsProduct: false },
  { ...deep, name: 'deep-int', files: /\.int\.deep\.test\.ts$/, needsProduct: true },
  { ...deep, name: 'deep-e2e', files: /\.e2e\.deep\.test\.ts$/, needsProduct: true },
];

/** Every test file of the project, as a path from its root, sorted. */
export function testFiles(): string[] {
  const pattern = '{libs,services,gateway,frontend,deploy}/**/*.test.{ts,tsx}';
  const exclude = ['**/node_modules/**', '**/dist/**', '**/seeded-imports/**', '**/groups-*/**'];
  return globSync(pattern, { cwd: projectRoot, exclude }).sort();
}

/** The tier of a test file. Throws for a name that belongs to none. */
export function tierOf(file: string): Tier {
  const tier = [...tiers, ...deepTiers].find(({ files }) => files.test(file));
  if (!tier) throw new Error(`${file} belongs to no tier of tests`);
  return tier;
}

/** Files whose path contains one of the patterns; all of them without a pattern. */
export function matching(files: string[], patterns: string[]): string[] {
  if (patterns.length === 0) return files;
  return files.filter((file) => patterns.some((pattern) => file.includes(pattern)));
}
