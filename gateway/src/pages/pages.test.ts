import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { clip, escapeJson, escapeText } from './escape.ts';
import { toAddress } from './paths.ts';
import { bestEncoding, matchesEtag } from './send-text.ts';
import { Site } from './site.ts';

async function foundIn(file: string, pattern: RegExp): Promise<string[]> {
  const source = await readFile(new URL(`../../../frontend/src/app/${file}`, import.meta.url), 'utf8');
  return [...source.matchAll(pattern)].map(([, found]) => found!);
}

describe('addresses of pages', () => {
  it('cover the routes of the frontend', async () => {
    const paths = await foundIn('routes.tsx', /path: '(\/[^']*)'/g);
    expect(paths.length).toBeGreaterThan(5);
    const adminPages = await foundIn('admin-pages.tsx', /^ {2}(\w+): lazy/gm);
    expect(adminPages.length).toBeGreaterThan(5);
    const addresses = [
      ...paths.map((path) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1')),
      ...adminPages.map((page) => `/admin/${page}`),
    ];
    expect(addresses.filter((address) => toAddress(address).page === 'unknown')).toEqual([]);
  });

  it('are parsed as by the router of the frontend', () => {
    expect(toAddress('/Browse/')).toEqual({ page: 'browse' });
    expect(toAddress('/roadmap/roadmap1/')).toEqual({ page: 'roadmap', id: 'roadmap1' });
    expect(toAddress('/roadmap/a/b')).toEqual({ page: 'unknown' });
  });

  it('begin with PUBLIC_URL and its path', () => {
    const site = new Site('https://example.org/way/?x=1#y');
    expect(site.home).toBe('https://example.org/way/');
    expect(site.roadmap('a')).toBe('https://example.org/way/roadmap/a');
  });
});

describe('user text', () => {
  it('is escaped in markup', () => {
    expect(escapeText(`<a href="x" b='y'>&\u0000\u0007`)).toBe(
      '&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;&amp;',
    );
    expect(escapeText('a\ud800b')).toBe('a\ufffdb');
  });

  it('is escaped in a script and parses unchanged', () => {
    const value = { a: '</script><!--\u2028&', b: ['ü'] };
    expect(escapeJson(value)).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(escapeJson(value))).toEqual(value);
  });

  it('is cut between words and joined to one line', () => {
    expect(clip('  one\n two ', 20)).toBe('one two');
    expect(clip('one two, three four', 12)).toBe('one two…');
    expect(clip('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
    expect(clip('😀'.repeat(30), 10).isWellFormed()).toBe(true);
  });
});

describe('a response', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR;Q=1', 'br'],
    ['identity', null],
    ['', null],
    [undefined, null],
  ])('for Accept-Encoding %s has the encoding %s', (header, encoding) => {
    expect(bestEncoding(header)).toBe(encoding);
  });

  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    [undefined, false],
  ])('matches If-None-Match %s: %s', (header, has) => {
    expect(matchesEtag(header, 'W/"a"')).toBe(has);
  });
});
