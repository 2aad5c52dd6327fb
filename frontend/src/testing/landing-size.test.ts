/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

interface Chunk {
  file: string;
  src?: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const BUDGET_KB = 130;
const frontend = join(import.meta.dirname, '../..');
let outDir: string;
let manifest: Record<string, Chunk>;

jest.setTimeout(120_000);

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'waymark-build-'));
  const vite = join(frontend, '../node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', outDir, '--logLevel', 'error'], {
    cwd: frontend,
    env: { NODE_ENV: 'production' },
  });
  manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
});
afterAll(() => rm(outDir, { recursive: true, force: true }));

describe('the built landing page', () => {
  it(`loads at most ${BUDGET_KB} KB of JavaScript, gzipped`, async () => {
    const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!;
    const files = withImports([entry, landingPage()]);
    const sizes = await Promise.all(
      files.map(async (file) => gzipSync(await readFile(join(outDir, file)), { level: 9 }).length),
    );
    const theme = gzipSync(await readFile(join(outDir, 'early.js'))).length;
    const total = sizes.reduce((sum, size) => sum + size, theme) / 1024;
    expect(files.length).toBeGreaterThan(1);
    expect(total).toBeLessThanOrEqual(BUDGET_KB);
    // An empty page would pass the limit too.
    expect(total).toBeGreaterThan(60);
  });

  it('loads no schema library, menu or toast at first', async () => {
    const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!;
    const files = withImports([entry, landingPage()]);
    const code = (await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')))).join('\n');
    expect(code).not.toMatch(/radix-popper|radix-toast|ZodError/);
  });

  it('contains nothing that the content policy blocks', async () => {
    const html = await readFile(join(outDir, 'index.html'), 'utf8');
    expect(html).not.toMatch(/<style|style=|javascript:|data:|\son\w+=/i);
    expect(html.match(/<script[^>]*>[^<]+<\/script>/)).toBeNull();
  });

  it('is prerendered for guests without inline scripts', async () => {
    const html = await readFile(join(outDir, '.pages/home.html'), 'utf8');
    const body = html.slice(html.indexOf('<body>'));
    const texts = [
      'Find your way back, one step at a time.',
      'Start Your Journey',
      'How it works',
      'Find a roadmap',
    ];
    expect(
      [...texts, '<div id="root"><div', 'aria-busy="true"', '<footer'].filter((part) => !body.includes(part)),
    ).toEqual([]);
    // A template would have to be moved into place by a script; data is not run.
    const parts = body.replace('<script type="application/json" id="page-data">', '');
    expect(parts.match(/<script|<template|javascript:|data:|\son\w+=/i)).toBeNull();
    const page = manifest[landingPage()]!.file;
    const preloads = JSON.parse(await readFile(join(outDir, '.pages/preloads.json'), 'utf8'));
    expect(preloads).toContainEqual({
      path: '^\\/$',
      hasSession: false,
      files: expect.arrayContaining([`/${page}`]),
    });
    expect(await readFile(join(outDir, 'index.html'), 'utf8')).toContain('<div id="root"></div>');
  });

  it('is precompressed with Brotli and gzip', async () => {
    const entry = Object.values(manifest).find((chunk) => chunk.isEntry)!;
    for (const suffix of ['.br', '.gz']) {
      expect((await readFile(join(outDir, entry.file + suffix))).length).toBeGreaterThan(1_000);
      expect((await readFile(join(outDir, `index.html${suffix}`))).length).toBeGreaterThan(100);
    }
  });
});

/** The chunk of the landing page's area, see `frontend/vite/areas.ts`. */
const landingPage = (): string => Object.keys(manifest).find((key) => manifest[key]!.name === 'landing')!;

/** The files of these chunks and of all chunks they import, without duplicates. */
function withImports(keys: string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`no chunk ${key} in the build`);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen].map((key) => manifest[key]!.file);
}
