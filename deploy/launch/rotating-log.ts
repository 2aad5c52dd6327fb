import { closeSync, fstatSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * An append-only log file that is moved to `<file>.1` (then `.2`, …) when it grows past
 * `maxBytes`. Writes are synchronous, so a crash loses no line; a full disk loses lines
 * rather than the process.
 */
export class RotatingLog {
  readonly file: string;
  private readonly maxBytes: number;
  private readonly keep: number;
  /** null while closed: the number may by then be somebody else's file or connection. */
  private fd: number | null = null;
  private size = 0;
  private ended = false;

  constructor(file: string, options: { maxBytes?: number; keep?: number } = {}) {
    this.file = file;
    this.maxBytes = options.maxBytes ?? 10_000_000;
    this.keep = options.keep ?? 3;
    mkdirSync(dirname(file), { recursive: true });
    this.open();
  }

  /** What comes after the end is dropped. */
  write(text: string | Buffer): void {
    if (this.ended) return;
    try {
      if (this.size > 0 && this.size + text.length > this.maxBytes) this.rotate();
      this.size += writeSync(this.fd ?? this.open(), text as string);
    } catch {
      // Nothing sensible is left to do when the log itself cannot be written.
    }
  }

  close(): void {
    this.ended = true;
    this.release();
  }

  private open(): number {
    const fd = openSync(this.file, 'a', 0o600);
    this.fd = fd;
    this.size = fstatSync(fd).size;
    return fd;
  }

  private release(): void {
    if (this.fd === null) return;
    const { fd } = this;
    this.fd = null;
    closeSync(fd);
  }

  private rotate(): void {
    this.release();
    rmSync(`${this.file}.${this.keep}`, { force: true });
    for (let age = this.keep - 1; age >= 0; age--) {
      try {
        renameSync(age ? `${this.file}.${age}` : this.file, `${this.file}.${age + 1}`);
      } catch {
        // there was no file of that age yet
      }
    }
    this.open();
  }
}
