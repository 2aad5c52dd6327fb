import { closeSync, fstatSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * An append-only log file that is renamed to `<file>.1` (then `.2`, …) when it exceeds `maxBytes`. Writes are
 * synchronous, so that a crash loses no line. A full disk loses lines and does not stop the process.
 */
export class RotatingLog {
  readonly file: string;
  private readonly maxBytes: number;
  private readonly keep: number;
  /** null while closed: its number may be reused for another file or connection. */
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

  /** Ignored after `close`. */
  write(text: string | Buffer): void {
    if (this.ended) return;
    try {
      if (this.size > 0 && this.size + text.length > this.maxBytes) this.rotate();
      this.size += writeSync(this.fd ?? this.open(), text as string);
    } catch {
      // The log is where this would be reported.
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
        // no file of that age yet
      }
    }
    this.open();
  }
}
