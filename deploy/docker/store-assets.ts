// Adds the assets of this build of the frontend to those of earlier ones, from which the edge serves what no gateway has.
// Run before each start of a gateway:
//   node deploy/docker/store-assets.ts frontend/dist /data/assets
import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** How long pages of a replaced build can still load what they have not loaded yet. */
const DAYS = 30;
const DAY_MS = 86_400_000;
const PART = '.part';

/**
 * `kept/assets` then has the assets of this build and of those that were replaced less than 30 days before `now`. Gateways of
 * several builds may do so at the same time.
 */
export function storeAssets(build: string, kept: string, now = Date.now()): void {
  const names = filesIn(join(build, 'assets'));
  const builds = join(kept, 'builds');
  mkdirSync(builds, { recursive: true });
  const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  // Before the files, which another gateway would remove otherwise.
  writeFileSync(join(builds, id), names.join('\n'));
  rmSync(replacedMark(builds, id), { force: true });
  for (const name of names) copy(join(build, 'assets', name), join(kept, 'assets', name));
  const needed = new Set([...names, ...namesOfOthers(builds, id, now)]);
  removeUnneeded(join(kept, 'assets'), needed, now);
}

const replacedMark = (builds: string, id: string): string => join(builds, `${id}.replaced`);

/** Marks other builds as replaced and deletes the lists of those that have been for long; returns the assets of the rest. */
function namesOfOthers(builds: string, own: string, now: number): string[] {
  const ids = readdirSync(builds).filter((file) => file !== own && !file.endsWith('.replaced'));
  return ids.flatMap((id) => {
    const mark = replacedMark(builds, id);
    if (!existsSync(mark)) writeFileSync(mark, String(now));
    if (now - Number(readFileSync(mark, 'utf8')) <= DAYS * DAY_MS) {
      return readFileSync(join(builds, id), 'utf8').split('\n');
    }
    rmSync(join(builds, id), { force: true });
    rmSync(mark, { force: true });
    return [];
  });
}

/** The edge never sees half a file. Names contain a hash, so an existing file has the same content. */
function copy(from: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  const part = `${to}.${randomUUID()}${PART}`;
  copyFileSync(from, part);
  renameSync(part, to);
}

function removeUnneeded(assets: string, needed: ReadonlySet<string>, now: number): void {
  for (const name of filesIn(assets)) {
    const path = join(assets, name);
    const isBeingWritten = name.endsWith(PART) && now - statSync(path).mtimeMs < DAY_MS;
    if (!needed.has(name) && !isBeingWritten) rmSync(path, { force: true });
  }
}

const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();

if (import.meta.main) {
  const [build, kept] = process.argv.slice(2);
  if (!build || !kept) throw new Error(`usage: ${basename(import.meta.filename)} <frontend/dist> <folder>`);
  storeAssets(build, kept);
}
