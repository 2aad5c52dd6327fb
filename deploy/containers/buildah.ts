import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gently, output } from './command.ts';
import { folders } from './folders.ts';

const PLACE = [
  ...['--root', folders.storage],
  ...['--runroot', join(folders.storage, 'run')],
  ...['--storage-driver', 'overlay'],
];
/** Without an engine and its name spaces; what the commands of the Dockerfile need is a root file system. */
const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };

/** A short command, which Ctrl-C does not end in its middle. */
export const buildah = (...args: string[]): Promise<string> =>
  output('buildah', [...PLACE, ...args], { env, detached: true });

export interface Build {
  file: string;
  context: string;
  target: string;
  tag: string;
  signal: AbortSignal;
  /** Files of this machine that the commands may read, with their paths for them. */
  readable?: readonly (readonly [file: string, path: string])[];
}

/** Builds one target; layers that exist already are used again. Returns the id of the image. */
export async function build({ file, context, target, tag, signal, readable = [] }: Build): Promise<string> {
  const id = join(folders.home, 'image-id');
  const options = [
    // The format that has health checks.
    ...['--format', 'docker'],
    ...['--layers', '--pull-never', '--network', 'host', '--quiet'],
    ...readable.flatMap(([from, to]) => ['--volume', `${from}:${to}:ro`]),
    ...['--file', file, '--target', target, '--tag', tag, '--iidfile', id],
  ];
  await gently('buildah', [...PLACE, 'build', ...options, context], { env, signal });
  return (await readFile(id, 'utf8')).trim().replace(/^sha256:/, '');
}

export interface ImageConfig {
  Env?: string[];
  Entrypoint?: string[] | null;
  Cmd?: string[] | null;
  User?: string;
  WorkingDir?: string;
  StopSignal?: string;
  Volumes?: Record<string, object> | null;
  /** Durations in nanoseconds. */
  Healthcheck?: {
    Test: string[];
    Interval?: number;
    Timeout?: number;
    StartPeriod?: number;
    Retries?: number;
  };
}

export interface Inspected {
  config: ImageConfig;
  /** Digests of its layers, the base's first. */
  layers: string[];
}

export async function inspect(image: string): Promise<Inspected> {
  const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', image)) as {
    Docker: { config: ImageConfig; rootfs: { diff_ids: string[] } };
  };
  return { config: Docker.config, layers: Docker.rootfs.diff_ids };
}

/** Bytes of every layer by its digest, not compressed. */
export async function layerSizes(): Promise<Map<string, number>> {
  const file = join(folders.storage, 'overlay-layers/layers.json');
  const layers = JSON.parse(await readFile(file, 'utf8')) as { 'diff-digest': string; 'diff-size': number }[];
  return new Map(layers.map((layer) => [layer['diff-digest'], layer['diff-size'] ?? 0]));
}
