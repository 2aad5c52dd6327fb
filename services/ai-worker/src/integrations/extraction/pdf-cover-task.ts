import { open, readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Task } from '@waymark/platform/sandbox/sandbox';
import sharp from 'sharp';
import { getResolvedPDFJS } from 'unpdf';
import { UnreadableFile } from '../../app/unreadable-file.ts';
import { DAMAGED, LOCKED } from './messages.ts';

export interface PdfCover {
  pageCount: number;
  /** The first page as WebP; null if it cannot be drawn, or the file is too large for the memory of the sandbox. */
  picture: Uint8Array | null;
}

const WIDTH = 720;
const MAX_HEIGHT = 1_440;
const QUALITY = 82;
const MAX_DRAWN_BYTES = 100 * 1024 * 1024;

/** A PDF can have 500 MB: its pages are counted without reading all of it. Runs in the sandbox. Errors: UnreadableFile. */
const cover: Task<string, PdfCover> = async (path) => ({
  pageCount: await countPages(path),
  picture: await draw(path).catch(() => null),
});
export default cover;

async function countPages(path: string): Promise<number> {
  const { getDocument, PDFDataRangeTransport } = await getResolvedPDFJS();
  const file = await open(path);
  const { size } = await file.stat();
  class FileRange extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      const bytes = Buffer.alloc(end - begin);
      void file.read(bytes, 0, bytes.length, begin).then(({ bytesRead }) => {
        this.onDataRange(begin, new Uint8Array(bytes.subarray(0, bytesRead)));
      });
    }
  }
  try {
    const range = new FileRange(size, null);
    const pdf = await getDocument({ range, disableAutoFetch: true, disableStream: true }).promise;
    return pdf.numPages;
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableFile(locked ? LOCKED : DAMAGED, { cause: error });
  } finally {
    await file.close();
  }
}

/** PDFium is compiled to WebAssembly, which cannot leave its own memory. */
async function draw(path: string): Promise<Uint8Array | null> {
  const bytes = await readFile(path);
  if (bytes.length > MAX_DRAWN_BYTES) return null;
  const library = await PDFiumLibrary.init();
  const page = (await library.loadDocument(bytes)).getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(WIDTH / originalWidth, MAX_HEIGHT / originalHeight);
  const { data, width, height } = await page.render({ scale, render: 'bitmap' });
  const raw = { width, height, channels: 4 as const };
  return new Uint8Array(await sharp(data, { raw }).removeAlpha().webp({ quality: QUALITY }).toBuffer());
}
