import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../launch/paths.ts';
import { coveredFolders } from './deep-selection.ts';
import type { Faults } from './tally.ts';

interface Source {
  file: string;
  text: string;
}

interface HouseRule {
  message: string;
  broken: (source: Source) => boolean;
}

export const isTest = (file: string) =>
  /\.test\.tsx?$|\/testing\/|^deploy\/test\/|^libs\/testing\//.test(file);

/** The one way to skip: where a machine does not give a right that the tests need. */
const SKIPS_WITH_REASON = 'deploy/test/describe-where.ts';

/** Packages with `#…` for their own `src`, see "imports" in their package.json. */
const WITH_ALIAS = /^frontend\/src\//;

/** Rules of CONTRIBUTING.md that the linter cannot check. */
export const houseRules: HouseRule[] = [
  {
    message: 'reads process.env, which is for env.ts and the launcher',
    broken: ({ file, text }) =>
      !/(^|\/)env\.ts$|^deploy\/|\.test\.tsx?$|\/testing\/|^libs\/testing\//.test(file) &&
      /process\.env\b/.test(withoutComments(text)),
  },
  {
    message: 'has a test that is skipped or runs alone',
    broken: ({ file, text }) =>
      isTest(file) &&
      file !== SKIPS_WITH_REASON &&
      /\b(?:it|test|describe)\.(?:skip|only|todo|failing)\b|\b[xf](?:it|describe)\(/.test(
        withoutComments(text),
      ),
  },
  {
    message:
      'is a deep test that starts processes, and has no line "// covers: …" (imports do not show what it reaches)',
    broken: ({ file, text }) =>
      /^deploy\/.*\.deep\.test\.ts$/.test(file) && coveredFolders(text).length === 0,
  },
  {
    message: 'has an import that climbs three folders, which `#folder/file.ts` replaces',
    broken: ({ file, text }) => WITH_ALIAS.test(file) && /['"](?:\.\.\/){3}[^'"\n]+\.tsx?['"]/.test(text),
  },
  {
    message: 'leaves something for later',
    broken: ({ file, text }) =>
      file !== 'deploy/test/house-rules.ts' && /\b(?:TODO|FIXME|HACK|XXX)\b/.test(text),
  },
];

export async function checkHouseRules(): Promise<Faults> {
  const pattern = '{libs,services,gateway,frontend,deploy}/**/*.{ts,tsx}';
  const exclude = ['**/node_modules/**', '**/dist/**', '**/seeded-imports/**'];
  const files = globSync(pattern, { cwd: projectRoot, exclude });
  if (files.length < 100) return [`only ${files.length} files were found: most files are missing`];
  const sources = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(projectRoot, file), 'utf8') })),
  );
  return sources.flatMap(faultsOf);
}

export function faultsOf(source: Source): Faults {
  return houseRules.filter(({ broken }) => broken(source)).map(({ message }) => `${source.file} ${message}`);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1');
}
