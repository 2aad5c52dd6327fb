import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { clip, escapeJson, escapeText } from './escape.ts';
import { addressOf } from './paths.ts';
import { bestEncoding, hasIt } from './send-text.ts';
import { Site } from './site.ts';

describe('the addresses of pages', () => {
  it('are those of the frontend’s screens', async () => {
    const routes = new URL('../../../frontend/src/app/routes.tsx', import.meta.url);
    const paths = [...(await readFile(routes, 'utf8')).matchAll(/path: '(\/[^']*)'/g)].map(
      ([, path]) => path!,
    );
    expect(paths.length).toBeGreaterThan(5);
    const unknown = paths.filter((path) => addressOf(path.replace(/:\w+/g, '1')).page === 'unknown');
    expect(unknown).toEqual([]);
  });

  it('are read as the frontend’s router reads them', () => {
    expect(addressOf('/Browse/')).toEqual({ page: 'browse' });
    expect(addressOf('/roadmap/roadmap1/')).toEqual({ page: 'roadmap', id: 'roadmap1' });
    expect(addressOf('/roadmap/a/b')).toEqual({ page: 'unknown' });
  });

  it('are made from PUBLIC_URL, with the path it may have', () => {
    const site = new Site('https://example.org/way/?x=1#y');
    expect(site.home).toBe('https://example.org/way/');
    expect(site.roadmap('a')).toBe('https://example.org/way/roadmap/a');
  });
});

describe('what people wrote', () => {
  it('is never markup', () => {
    expect(escapeText(`<a href="x" b='y'>&\u0000\u0007`)).toBe(
      '&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;&amp;',
    );
    expect(escapeText('a\ud800b')).toBe('a\ufffdb');
  });

  it('cannot end a script, and is read back as it was', () => {
    const value = { a: '</script><!--\u2028&', b: ['ü'] };
    expect(escapeJson(value)).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(escapeJson(value))).toEqual(value);
  });

  it('is cut between words, in one line', () => {
    expect(clip('  one\n two ', 20)).toBe('one two');
    expect(clip('one two, three four', 12)).toBe('one two…');
    expect(clip('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
    expect(clip('😀'.repeat(30), 10).isWellFormed()).toBe(true);
  });
});

describe('a text', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR;Q=1', 'br'],
    ['identity', null],
    ['', null],
    [undefined, null],
  ])('is packed as %s wishes', (header, encoding) => {
    expect(bestEncoding(header)).toBe(encoding);
  });

  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    [undefined, false],
  ])('is known to who says If-None-Match: %s', (header, has) => {
    expect(hasIt(header, 'W/"a"')).toBe(has);
  });
});
