import { fileTypeFromBuffer } from 'file-type';
import type { ObjectStorage } from '../port.ts';
import { type ByteSource, bufferSource } from './byte-source.ts';
import { isWordCfb } from './sniff-cfb.ts';
import { isMp3Frame, mp4Kind, webmKind } from './sniff-media.ts';
import { looksLikeText } from './sniff-text.ts';
import { isDocx, zipEntries } from './sniff-zip.ts';

export interface Sniffed {
  type: string; // to store and serve the file with
  extension: string;
  kind: 'document' | 'image' | 'audio' | 'video' | 'text';
}

/** Enough for all formats but docx, doc and mp4. */
export const SNIFF_BYTES = 8_192;

const make = (type: string, extension: string, kind: Sniffed['kind']): Sniffed => ({ type, extension, kind });

const KNOWN: Record<string, Sniffed> = {
  'application/pdf': make('application/pdf', 'pdf', 'document'),
  'image/jpeg': make('image/jpeg', 'jpg', 'image'),
  'image/png': make('image/png', 'png', 'image'),
  'image/apng': make('image/png', 'png', 'image'),
  'image/gif': make('image/gif', 'gif', 'image'),
  'image/webp': make('image/webp', 'webp', 'image'),
  'audio/mpeg': make('audio/mpeg', 'mp3', 'audio'),
  'audio/wav': make('audio/wav', 'wav', 'audio'),
  'audio/ogg': make('audio/ogg', 'ogg', 'audio'),
  'video/ogg': make('video/ogg', 'ogg', 'video'),
  'audio/x-m4a': make('audio/mp4', 'm4a', 'audio'),
  'audio/mp4': make('audio/mp4', 'm4a', 'audio'),
};
const DOCX = make(
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'docx',
  'document',
);
const DOC = make('application/msword', 'doc', 'document');
const TEXTUAL_FORMATS = ['application/pdf', 'application/rtf', 'application/postscript'];
const TEXT = make('text/plain', 'txt', 'text');

/** Detects accepted types by content, else null. `head`: the first SNIFF_BYTES; `source`: the whole file. */
export async function sniff(
  head: Uint8Array,
  source: ByteSource = bufferSource(head),
): Promise<Sniffed | null> {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (bytes.length === 0) return null;
  const text = looksLikeText(bytes);
  if (text === 'markup') return null;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found) return text === 'text' ? TEXT : null;
  // Many signatures are two letters ("BM", "MZ") that a text may begin with; only these formats are text.
  if (text === 'text' && !TEXTUAL_FORMATS.includes(found.mime)) return TEXT;
  return binaryType(found.mime.split(';')[0] ?? '', bytes, source);
}

async function binaryType(mime: string, head: Buffer, source: ByteSource): Promise<Sniffed | null> {
  if (head.length >= 4 && head.readUInt32BE(0) === 0x504b0304) {
    const entries = await zipEntries(source);
    return entries && isDocx(entries) ? DOCX : null;
  }
  if (mime === 'application/x-cfb') return (await isWordCfb(source)) ? DOC : null;
  if (mime === 'video/webm') return make(`${webmKind(head)}/webm`, 'webm', webmKind(head));
  if (mime === 'video/mp4' || mime === 'video/x-m4v') {
    return (await mp4Kind(source)) === 'audio'
      ? make('audio/mp4', 'm4a', 'audio')
      : make('video/mp4', 'mp4', 'video');
  }
  const bareMp3 = mime === 'audio/mpeg' && head.toString('latin1', 0, 3) !== 'ID3';
  if (bareMp3 && !isMp3Frame(head)) return null;
  return KNOWN[mime] ?? null;
}

export async function sniffObject(storage: ObjectStorage, key: string): Promise<Sniffed | null> {
  const source = await objectSource(storage, key);
  return sniff(await source.read(0, SNIFF_BYTES), source);
}

export async function objectSource(storage: ObjectStorage, key: string): Promise<ByteSource> {
  const first = await storage.get(key);
  first.body.destroy();
  const { size } = first;
  return {
    size,
    read: async (start, length) => {
      if (length <= 0 || start >= size) return Buffer.alloc(0);
      const { body } = await storage.get(key, { start, end: start + length - 1 });
      const chunks: Buffer[] = [];
      for await (const chunk of body) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
  };
}
