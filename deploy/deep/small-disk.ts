import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const UNMOUNT_AT_END =
  'while IFS= read -r folder; do list="$folder $list"; done; for folder in $list; do umount -l "$folder"; done';
const CHUNK = Buffer.alloc(65_536, 1);

/** A tmpfs of limited size for existing folders. Requires the right to mount. */
export class SmallDisk {
  private readonly root = mkdtempSync(join(tmpdir(), 'waymark-disk-'));
  private readonly mounts: string[] = [];
  /** Unmounts also when this process is killed, which closes its input. */
  private readonly watchdog = spawn('/bin/sh', ['-c', UNMOUNT_AT_END], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  });

  constructor(megabytes: number) {
    this.watchdog.unref();
    this.mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.root);
  }

  /** Why this process may not mount; null when it may. */
  static missing(): string | null {
    if (process.platform !== 'linux') return 'a tmpfs needs Linux';
    const dir = mkdtempSync(join(tmpdir(), 'waymark-disk-'));
    const { status, error, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dir]);
    if (status === 0) spawnSync('umount', ['-l', dir]);
    rmSync(dir, { recursive: true, force: true });
    return status === 0 ? null : (error?.message ?? String(stderr).trim());
  }

  /** Moves the content of a folder to this disk. Its path stays. */
  take(folder: string): void {
    const own = join(this.root, String(this.mounts.length));
    mkdirSync(own);
    execFileSync('cp', ['-a', '--', `${folder}/.`, own]);
    this.mount('--bind', own, folder);
  }

  /** Writes until the disk is full; again and again as long as what the servers free is to be used up. */
  fill(): void {
    const fd = openSync(this.filler, 'a');
    try {
      for (;;) writeSync(fd, CHUNK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(fd);
    }
  }

  free(): void {
    rmSync(this.filler, { force: true });
  }

  /** Idempotent. The processes that use it must have ended. */
  remove(): void {
    this.watchdog.stdin.end();
    for (const folder of this.mounts.splice(0).reverse()) spawnSync('umount', ['-l', folder]);
    rmSync(this.root, { recursive: true, force: true });
  }

  private get filler(): string {
    return join(this.root, 'filler');
  }

  private mount(...args: string[]): void {
    execFileSync('mount', args);
    const folder = args.at(-1)!;
    this.mounts.push(folder);
    this.watchdog.stdin.write(`${folder}\n`);
  }
}
