import { getDocumentProxy } from 'unpdf';
import { UnreadableFile } from '../../app/unreadable-file.ts';
import { DAMAGED, LOCKED } from './messages.ts';
import { joinLines, type PdfLine } from './pdf-lines.ts';

/** Empty when the pages are pictures. Stops after `maxChars`. Errors: UnreadableFile. */
export async function readPdf(bytes: Uint8Array, maxChars: number): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes)).catch(reject);
  const pages: PdfLine[][] = [];
  let chars = 0;
  for (let number = 1; number <= pdf.numPages && chars <= maxChars; number += 1) {
    const page = await pdf.getPage(number).catch(reject);
    const { items } = await page.getTextContent().catch(reject);
    const lines = toLines(items as PdfItem[]);
    chars += lines.reduce((sum, line) => sum + line.text.length, 0);
    pages.push(lines);
    page.cleanup();
  }
  return joinLines(pages);
}

interface PdfItem {
  str?: string;
  transform?: number[];
  height?: number;
  hasEOL?: boolean;
}

function toLines(items: PdfItem[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let open: PdfLine | undefined;
  for (const { str = '', transform = [], height = 0, hasEOL } of items) {
    if (str !== '') {
      open ??= { text: '', x: transform[4] ?? 0, y: transform[5] ?? 0, height };
      open.text += str;
      open.height = Math.max(open.height, height);
    }
    if (hasEOL && open) {
      lines.push(open);
      open = undefined;
    }
  }
  if (open) lines.push(open);
  return lines;
}

function reject(error: unknown): never {
  const locked = error instanceof Error && error.name === 'PasswordException';
  throw new UnreadableFile(locked ? LOCKED : DAMAGED, { cause: error });
}
