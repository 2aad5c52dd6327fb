import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path in the archive. */
  name: string;
  content: AsyncIterable<Uint8Array>;
  /** Media are compressed already. */
  compress: boolean;
}

/**
 * The bytes of an archive, made while they are read: an archive of any size takes the memory of a few chunks. An error of
 * an entry destroys the stream, and the archive is left without its end.
 */
export function zip(entries: AsyncIterable<ZipEntry>): Readable {
  const archive = new ZipFile();
  const output = archive.outputStream as Readable;
  archive.on('error', (error) => output.destroy(error as Error));
  void addAll(archive, entries, output).catch((error: Error) => output.destroy(error));
  return output;
}

async function addAll(archive: ZipFile, entries: AsyncIterable<ZipEntry>, output: Readable): Promise<void> {
  for await (const { name, content, compress } of entries) {
    const source = Readable.from(content, { objectMode: false });
    // Otherwise the source of a reader who has left would wait for ever.
    const stop = () => source.destroy();
    output.once('close', stop);
    archive.addReadStream(source, name, { compress });
    await finished(source);
    output.off('close', stop);
  }
  archive.end();
}
