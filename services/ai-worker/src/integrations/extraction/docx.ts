import { bufferSource } from '@waymark/storage/sniff/byte-source';
import mammoth from 'mammoth';
import { UnreadableFile } from '../../app/unreadable-file.ts';
import { checkArchive } from './archive.ts';
import { DAMAGED } from './messages.ts';

/** Paragraphs are separated by an empty line. Errors: UnreadableFile. */
export async function readDocx(bytes: Buffer): Promise<string> {
  await checkArchive(bufferSource(bytes));
  const { value } = await mammoth.extractRawText({ buffer: bytes }).catch((error: unknown) => {
    throw new UnreadableFile(DAMAGED, { cause: error });
  });
  return value;
}
