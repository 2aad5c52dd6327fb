// guarantees: The edge: TLS, HSTS, redirects, streams at once, addresses of trusted proxies only, and files of every build of the last 30 days
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { storeAssets } from './store-assets.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);
let kept: string;
beforeEach(() => {
  kept = mkdtempSync(join(tmpdir(), 'kept-'));
});

function build(...names: string[]): string {
  const dir = mkdtempSync(join(tmpdir(), 'build-'));
  for (const name of names) {
    const path = join(dir, 'assets', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `content of ${name}`);
  }
  return dir;
}
const assets = () =>
  readdirSync(join(kept, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

describe('the assets of replaced builds', () => {
  it('stay beside those of the new one, also in folders', () => {
    storeAssets(build('a-1.js', 'fonts/f-1.woff2'), kept, START);
    storeAssets(build('a-2.js', 'fonts/f-1.woff2'), kept, START);
    expect(assets()).toEqual(['a-1.js', 'a-2.js', 'f-1.woff2']);
    expect(readFileSync(join(kept, 'assets/fonts/f-1.woff2'), 'utf8')).toBe('content of fonts/f-1.woff2');
  });

  it('are removed 30 days after they were replaced, however long they were in use', () => {
    storeAssets(build('a-1.js', 'same-1.js'), kept, START);
    const replaced = START + 300 * DAY_MS;
    const second = build('a-2.js', 'same-1.js');
    storeAssets(second, kept, replaced);
    storeAssets(second, kept, replaced + 29 * DAY_MS);
    expect(assets()).toContain('a-1.js');
    storeAssets(second, kept, replaced + 31 * DAY_MS);
    expect(assets()).toEqual(['a-2.js', 'same-1.js']);
  });

  it('are in use again after a return to their build', () => {
    const [first, second] = [build('a-1.js'), build('a-2.js')];
    storeAssets(first, kept, START);
    storeAssets(second, kept, START + DAY_MS);
    storeAssets(first, kept, START + 2 * DAY_MS);
    storeAssets(first, kept, START + 40 * DAY_MS);
    expect(assets()).toEqual(['a-1.js']);
  });

  it('are kept while another gateway writes them, and removed when it never finished', () => {
    mkdirSync(join(kept, 'assets'));
    writeFileSync(join(kept, 'assets/b-1.js.0.part'), 'half');
    storeAssets(build('a-1.js'), kept);
    expect(assets()).toEqual(['a-1.js', 'b-1.js.0.part']);
    storeAssets(build('a-1.js'), kept, Date.now() + 2 * DAY_MS);
    expect(assets()).toEqual(['a-1.js']);
  });

  it('do not keep the gateway from starting when they cannot be stored', () => {
    const run = (dir: string) =>
      execFileSync('sh', ['deploy/docker/gateway.sh', 'echo', 'started'], {
        cwd: join(import.meta.dirname, '../..'),
        env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, STATIC_DIR: dir },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    expect(run('/nonexistent')).toBe('started\n');
  });
});
