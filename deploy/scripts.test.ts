import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { projectRoot } from './launch/paths.ts';
import { run } from './launch/run.ts';
import { isolatedEnv } from './test/isolated-env.ts';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'DECISIONS.md',
  'SECURITY.md',
  'docker-compose.yml',
  '.env.example',
];
const TEST_RUNNER = 'deploy/test/main.ts';
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const home = mkdtempSync(join(tmpdir(), 'waymark-scripts-'));

interface Case {
  args?: string[];
  env?: Record<string, string>;
  code: number;
  output: RegExp;
}

const withoutWaymark = (...args: string[]): Case => ({
  args,
  code: 1,
  output: /No Waymark runs on .+ Start it first/,
});

/** Loads the whole program and ends at once, with nothing started and nothing changed. */
const cases: Record<string, Case> = {
  start: { env: { PORT: 'none' }, code: 1, output: /PORT is "none", which is not a port/ },
  jest: { args: ['--version'], code: 0, output: /^\d+\.\d+/ },
  architecture: { code: 0, output: /^$/ },
  'env-example': { code: 0, output: /^$/ },
  'event-schemas': { code: 0, output: /^$/ },
  guarantees: { args: ['SIGKILL'], code: 0, output: /^20 SIGKILLs under load/ },
  'row-types': { args: ['--help'], code: 0, output: /^usage: npm run row-types/ },
  'compose-env': { code: 0, output: /^$|^REDIS_PASSWORD=w[0-9a-f]{48}$/m },
  'create-user': withoutWaymark('ann', 'ann@example.org', 'mentor'),
  'grant-role': withoutWaymark('ann', 'mentor'),
  'reset-second-factor': withoutWaymark('ann'),
  'demo-accounts': withoutWaymark('list'),
  'help-lines': { args: ['2027-11-01'], code: 0, output: /^Every number/ },
  'dead-letters': withoutWaymark('list'),
  outbox: withoutWaymark('list'),
  invariants: withoutWaymark(),
  reconcile: withoutWaymark(),
  bench: { args: ['--help'], code: 0, output: /^usage: npm run bench/ },
  eval: { args: ['--help'], code: 0, output: /^usage: npm run eval/ },
  train: { args: ['--help'], code: 0, output: /^usage: npm run train/ },
  lexicon: { args: ['--help'], code: 0, output: /^usage: npm run lexicon/ },
  containers: { args: ['--help'], code: 0, output: /^usage: npm run containers/ },
};

function caseOf(name: string): Case | undefined {
  if (scripts[name]?.includes(TEST_RUNNER)) return { code: 0, output: /0 failed/ };
  return cases[name];
}

/** The test runner's own parts are left out: they take minutes and would run this test again. */
function commandOf(name: string, args: string[] = []): string {
  const command = scripts[name]!;
  const [program = ''] = command.includes(TEST_RUNNER) ? command.split(' --only=') : [command];
  const more = command.includes(TEST_RUNNER) ? ['--only=none'] : args;
  return [program, ...more].join(' ');
}

/** As npm runs it: by the shell, with the installed programs first, Node 24 among them. */
async function runScript(
  name: string,
  { args, env }: Case,
): Promise<{ code: number | null; output: string }> {
  const { code, stdout, stderr } = await run('sh', ['-c', commandOf(name, args)], {
    cwd: projectRoot,
    env: {
      ...isolatedEnv(),
      WAYMARK_HOME: home,
      PATH: [join(projectRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      ...env,
    },
  });
  return { code, output: [stdout, stderr].filter(Boolean).join('\n') };
}

const documented = new Set(
  DOCUMENTS.flatMap((file) =>
    [...read(file).matchAll(/\bnpm (?:run (?:-\w+ )*([a-z][\w:-]*)|(start|test)\b)/g)].map(
      ([, named, short]) => named ?? short!,
    ),
  ),
);

describe('npm scripts', () => {
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it.each([...documented])('defines %s, which a document names', (name) => {
    expect(scripts).toHaveProperty([name]);
    expect(caseOf(name)).toBeDefined();
  });

  it.each(Object.keys(scripts).filter((name) => caseOf(name)))('runs %s with plain Node', async (name) => {
    const expected = caseOf(name)!;
    const { code, output } = await runScript(name, expected);
    expect(output).toMatch(expected.output);
    expect(output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
    expect(code).toBe(expected.code);
  });
});
