import { join } from 'node:path';
import { hasApt, unpackFromDistribution } from './distribution.ts';
import { dockerWrapper } from './docker-binary.ts';
import { LaunchFault } from './fault.ts';
import { isExecutable, onPath, waymarkHome } from './paths.ts';
import { run } from './run.ts';

export type BinaryName = 'redis-server' | 'nats-server';

interface Recipe {
  names: string[];
  atLeast: [number, number];
  packages: string[][];
  formula: string;
  image: string;
}

const recipes: Record<BinaryName, Recipe> = {
  'redis-server': {
    names: ['redis-server', 'valkey-server'],
    atLeast: [6, 2],
    // The programs of redis-server are links into redis-tools.
    packages: [
      ['redis-server', 'redis-tools'],
      ['valkey-server', 'valkey-tools'],
    ],
    formula: 'redis',
    image: 'redis:7',
  },
  'nats-server': {
    names: ['nats-server'],
    atLeast: [2, 9],
    packages: [['nats-server']],
    formula: 'nats-server',
    image: 'nats:2.12-alpine',
  },
};

export interface FindOptions {
  /** Folder of downloaded programs; default `bin` in the Waymark home. */
  binDir?: string;
  path?: string | undefined;
  platform?: NodeJS.Platform;
  signal?: AbortSignal | undefined;
  print?: ((line: string) => void) | undefined;
}

/** Searches PATH and earlier downloads, then fetches with apt, brew or Docker. Throws LaunchFault with what to install. */
export async function findBinary(name: BinaryName, options: FindOptions = {}): Promise<string> {
  const recipe = recipes[name];
  const path = options.path ?? process.env.PATH ?? '';
  const binDir = options.binDir ?? join(waymarkHome(), 'bin');
  const tooOld: string[] = [];
  for (const candidate of [...onPath(recipe.names, path), join(binDir, name)]) {
    const verdict = await usable(candidate, recipe);
    if (verdict === true) return candidate;
    if (verdict) tooOld.push(`${candidate} is version ${verdict}`);
  }
  const tried: string[] = [...tooOld];
  for (const source of sources(name, recipe, { ...options, path, binDir })) {
    options.signal?.throwIfAborted();
    const fetched = await source();
    if (fetched === null) continue;
    if ('path' in fetched && (await usable(fetched.path, recipe)) === true) return fetched.path;
    tried.push('problem' in fetched ? fetched.problem : `${fetched.path} does not run`);
  }
  throw missing(name, recipe, tried, options.platform ?? process.platform);
}

type Fetched = { path: string } | { problem: string } | null;

function sources(name: BinaryName, recipe: Recipe, options: FindOptions & { binDir: string; path: string }) {
  const platform = options.platform ?? process.platform;
  const fromApt = async (): Promise<Fetched> => {
    if (platform !== 'linux' || !hasApt(options.path)) return null;
    options.print?.(`fetching ${name} from the distribution's packages (nothing is installed)`);
    const inside = recipe.names.flatMap((program) => [`usr/bin/${program}`, `usr/sbin/${program}`]);
    const fetched = await unpackFromDistribution({
      ...options,
      program: name,
      packages: recipe.packages,
      inside,
    });
    return 'problem' in fetched ? { problem: `apt: ${fetched.problem}` } : fetched;
  };
  const fromBrew = async (): Promise<Fetched> => {
    const brew = platform === 'darwin' ? onPath(['brew'], options.path)[0] : undefined;
    if (!brew) return null;
    options.print?.(`installing ${recipe.formula} with brew`);
    const installed = await run(brew, ['install', '--quiet', recipe.formula], { signal: options.signal });
    const prefix = await run(brew, ['--prefix', recipe.formula]);
    if (installed.code !== 0) return { problem: `brew: ${installed.stderr.trim().split('\n').at(-1)}` };
    return { path: join(prefix.stdout.trim(), 'bin', name) };
  };
  const fromDocker = async (): Promise<Fetched> => {
    const docker = platform === 'linux' ? onPath(['docker'], options.path)[0] : undefined;
    if (!docker) return null;
    return dockerWrapper({ docker, name, image: recipe.image, binDir: options.binDir, print: options.print });
  };
  return [fromApt, fromBrew, fromDocker];
}

/** Returns true when it runs and is new enough, its version when it is too old, else null. */
async function usable(candidate: string, recipe: Recipe): Promise<true | string | null> {
  if (!isExecutable(candidate)) return null;
  const { code, stdout } = await run(candidate, ['--version'], { timeoutMs: 120_000 });
  const found = /v=?(\d+)\.(\d+)[\w.-]*/.exec(stdout);
  if (code !== 0 || !found) return null;
  const [major, minor] = [Number(found[1]), Number(found[2])];
  const [needMajor, needMinor] = recipe.atLeast;
  return major > needMajor || (major === needMajor && minor >= needMinor)
    ? true
    : found[0].replace(/^v=?/, '');
}

function missing(name: BinaryName, recipe: Recipe, tried: string[], platform: NodeJS.Platform): LaunchFault {
  const variable = name === 'redis-server' ? 'REDIS_URL' : 'NATS_URL';
  const install =
    platform === 'darwin'
      ? `brew install ${recipe.formula}`
      : `apt-get install ${name} (or your system's package)`;
  return new LaunchFault(
    `${name} ${recipe.atLeast.join('.')} or newer was not found${tried.length ? ` (${tried.join('; ')})` : ''}.`,
    `Install it (${install}), or run Docker, or set ${variable} to a server of yours; then start again.`,
  );
}
