import { Readable } from 'node:stream';

/** A file of this size with the signature of a PDF. */
export function pdf(bytes = 2_000, mark = 'a'): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'),
    Buffer.alloc(bytes - 15, mark),
  ]);
}

export const png = (): Buffer =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

/** A stream of this size with the signature of a PDF. */
export function pdfStream(bytes: number, chunk = 64 * 1024): Readable {
  let left = bytes;
  let first = true;
  return new Readable({
    highWaterMark: chunk,
    read() {
      if (left <= 0) {
        this.push(null);
        return;
      }
      const size = Math.min(chunk, left);
      left -= size;
      this.push(first ? pdf(size) : Buffer.alloc(size, 'b'));
      first = false;
    },
  });
}
