// `npm run plain-english -- services/scheduling libs`: prints the listed words found below the paths, and the share of
// comment lines of each package.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../launch/paths.ts';
import { isTest } from './house-rules.ts';
import { type Scan, scan, wireNamesOf } from './plain-english-scan.ts';
import type { Faults } from './tally.ts';

const EXCLUDED = [
  '**/node_modules/**',
  '**/dist/**',
  '**/seeded-imports/**',
  // Migrations are stored by class name and never change.
  '**/migrations/**',
];
const SHOWN_HITS = 20;

/** Comments, titles and names use plain words. */
export async function checkPlainEnglish(): Promise<Faults> {
  const packages = scanFiles(projectRoot);
  if (packages.size < 10) return [`only ${packages.size} packages were found`];
  return [...packages].flatMap(([name, files]) => {
    const hits = files.flatMap(linesOf);
    if (hits.length === 0) return [];
    const rest = hits.length - SHOWN_HITS;
    return [
      `${name}: ${hits.length} words ruled out by deploy/test/plain-english-words.ts`,
      ...hits.slice(0, SHOWN_HITS),
      ...(rest > 0 ? [`… and ${rest} more: npm run plain-english -- ${name}`] : []),
    ];
  });
}

type ScannedFile = Scan & { file: string };

/** The files below the paths (all without any), by package. */
function scanFiles(root: string, paths: string[] = ['.']): Map<string, ScannedFile[]> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const find = (pattern: string) => globSync(pattern, { cwd: root, exclude: EXCLUDED });
  const wireNames = new Set(
    find('libs/contracts/src/**/*.ts').flatMap((file) => wireNamesOf(file, read(file))),
  );
  const files = find('{libs,services,gateway,frontend,deploy}/**/*.{ts,tsx}')
    .filter((file) => paths.some((path) => !relative(join(root, path), join(root, file)).startsWith('..')))
    .sort()
    .map((file): ScannedFile => ({ file, ...scan(file, read(file), wireNames) }));
  return Map.groupBy(files, ({ file }) => /^(?:(?:libs|services)\/)?[^/]+/.exec(file)![0]);
}

const linesOf = ({ file, hits }: ScannedFile) =>
  hits.map(
    ({ line, place, word, text, instead }) =>
      `${file}:${line} ${place} "${word}" in "${text}" (better: ${instead})`,
  );

function share(files: ScannedFile[]): string {
  const sum = (key: 'lines' | 'commentLines') => files.reduce((total, one) => total + one[key], 0);
  const lines = sum('lines');
  return lines === 0 ? '–' : `${((100 * sum('commentLines')) / lines).toFixed(1)} % of ${lines}`;
}

/** Prints hits and shares of comment lines; returns the number of hits. */
function report(root: string, paths: string[]): number {
  const packages = scanFiles(root, paths.length > 0 ? paths : undefined);
  const all = [...packages.values()].flat();
  for (const line of all.flatMap(linesOf)) console.log(line);
  console.log('\nhits, comment lines of product code, of tests:');
  for (const [name, files] of packages) {
    const hits = files.reduce((total, one) => total + one.hits.length, 0);
    const { tests = [], product = [] } = Object.groupBy(files, ({ file }) =>
      isTest(file) ? 'tests' : 'product',
    );
    console.log(`  ${name}: ${hits}, ${share(product)}, ${share(tests)}`);
  }
  return all.reduce((total, { hits }) => total + hits.length, 0);
}

if (import.meta.main) {
  const count = report(process.cwd(), process.argv.slice(2));
  console.log(`\n${count} hits`);
  process.exitCode = count === 0 ? 0 : 1;
}
