import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '../launch/paths.ts';
import type { Faults } from './tally.ts';

interface Chunk {
  file: string;
  src?: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Record<string, Chunk>;

const LANDING = /\/landing\//;
export const BUDGET_BYTES = 130_000;

/** Limits the gzipped JavaScript that a first visit of the landing page loads. */
export async function bundleBudget(progress: (text: string) => void): Promise<Faults> {
  const dist = join(projectRoot, 'frontend/dist');
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = landingFiles(manifest);
  const extra = await inlineAndPlainScripts(dist);
  const sizes = await Promise.all([...files, ...extra].map((file) => gzipped(join(dist, file))));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  progress(`${(total / 1000).toFixed(1)} KB of JavaScript on the landing page`);
  if (total <= BUDGET_BYTES) return [];
  const largest = [...files].map((file, at) => `${(sizes[at]! / 1000).toFixed(1)} KB  ${file}`);
  return [`the landing page loads ${total} bytes of JavaScript, ${BUDGET_BYTES} are allowed`, ...largest];
}

/** The scripts of the entry and the landing route, with static imports. Throws without a landing route. */
export function landingFiles(manifest: Manifest): Set<string> {
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry);
  if (!entry) throw new Error('the manifest has no entry');
  const landing =
    entry[1].dynamicImports?.filter((key) => LANDING.test(key) || manifest[key]?.name === 'landing') ?? [];
  if (landing.length === 0) throw new Error('the entry has no lazy route below features/landing');
  const seen = new Set<string>();
  const walk = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) walk(next);
  };
  for (const key of [entry[0], ...landing]) walk(key);
  return new Set(
    [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')),
  );
}

/** Scripts of index.html that are not in the bundle, such as the one that sets the theme. */
async function inlineAndPlainScripts(dist: string): Promise<string[]> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const sources = [...html.matchAll(/<script[^>]*\bsrc="\/([^"]+)"/g)].map((match) => match[1]!);
  return sources.filter((file) => !file.startsWith('assets/'));
}

async function gzipped(file: string): Promise<number> {
  return gzipSync(await readFile(file), { level: 9 }).length;
}
