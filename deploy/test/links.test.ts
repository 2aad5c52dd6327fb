import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../launch/paths.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const DOCUMENTS = globSync('*.md', { cwd: projectRoot });
const SOURCES = '{deploy,frontend,gateway,libs,services}/**/*.{ts,tsx,js,mjs,sh}';
const EXCLUDED = ['**/node_modules/**', '**/dist/**'];

/** Headings as GitHub turns them into anchors. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );

const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(((?!https?:|mailto:)[^)\s]+)\)/g)].map(([, target]) => target!);

describe('links between documents', () => {
  it.each(DOCUMENTS)('resolve in %s', (document) => {
    const broken = linksOf(read(document)).filter((target) => {
      const [path = '', anchor] = target.split('#');
      if (!existsSync(join(projectRoot, path))) return true;
      return anchor !== undefined && !anchorsOf(read(path || document)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

describe('files that documents name', () => {
  const files = globSync('{deploy,frontend,gateway,libs,services}/**/*.*', {
    cwd: projectRoot,
    exclude: EXCLUDED,
  });
  const FOLDER = /`((?:deploy|frontend|gateway|libs|services)\/[\w./-]+)`/g;
  const FILE = /`([\w./-]+\.(?:tsx?|mjs|sh|css|jsonl))`/g;
  const exists = (path: string) =>
    ['', '.test.ts', '.test.tsx'].some((end) => existsSync(join(projectRoot, path + end))) ||
    files.some((file) => file.endsWith(`/${path}`));

  it.each(DOCUMENTS)('exist: %s', (document) => {
    const named = [FOLDER, FILE].flatMap((pattern) =>
      [...read(document).matchAll(pattern)].map(([, path]) => path!),
    );
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });
});

describe('DECISIONS.md', () => {
  const text = read('DECISIONS.md');
  const entries = [...text.matchAll(/^### (.+)\n\n(.*)/gm)].map(([, heading, start]) => ({
    number: Number(/^(\d+)\. /.exec(heading!)?.[1]),
    heading: heading!,
    start: start!,
  }));
  const numbers = entries.map(({ number }) => number);

  it('gives each entry a number of its own and a date', () => {
    expect(numbers.length).toBeGreaterThan(50);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).not.toContain(Number.NaN);
    expect(entries.filter(({ start }) => !/^_\d{4}-\d\d-\d\d_ /.test(start))).toEqual([]);
  });

  it('links to each entry from the index', () => {
    const [index = ''] = text.split('\n## ');
    const linked = new Set(linksOf(index));
    const anchors = entries.map(({ heading }) => `#${anchorsOf(`# ${heading}`)[0]}`);
    expect(anchors.filter((anchor) => !linked.has(anchor))).toEqual([]);
  });

  it('has every entry that another file names', () => {
    const files = [...DOCUMENTS, ...globSync(SOURCES, { cwd: projectRoot, exclude: EXCLUDED })];
    const missing = files.flatMap((file) =>
      [...read(file).matchAll(/\bDECISIONS (\d+)/g)]
        .filter(([, number]) => !numbers.includes(Number(number)))
        .map(([name]) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
