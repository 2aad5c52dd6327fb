import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { tooLarge } from './errors.ts';

/** Counts and hashes a stream, and stops it at the limit. */
export class Tally {
  size = 0;
  /** An error of the body or its size, not of the store. */
  bodyError: { error: unknown } | undefined;
  private readonly hash = createHash('sha256');

  constructor(private readonly maxBytes = Number.POSITIVE_INFINITY) {}

  /** Throws TOO_LARGE above the limit; errors of the body are unchanged. */
  async *over(body: Readable | Buffer | string): AsyncGenerator<Buffer> {
    const chunks = (body instanceof Readable ? body : Readable.from([body]))[Symbol.asyncIterator]();
    for (;;) {
      const bytes = await this.next(chunks);
      if (!bytes) return;
      yield bytes;
    }
  }

  private async next(chunks: AsyncIterator<unknown>): Promise<Buffer | null> {
    try {
      const { value, done } = await chunks.next();
      if (done) return null;
      const bytes = typeof value === 'string' ? Buffer.from(value) : (value as Buffer);
      this.size += bytes.length;
      if (this.size > this.maxBytes) throw tooLarge(this.maxBytes);
      this.hash.update(bytes);
      return bytes;
    } catch (error) {
      this.bodyError = { error };
      throw error;
    }
  }

  result(): { size: number; sha256: string } {
    return { size: this.size, sha256: this.hash.digest('hex') };
  }
}
