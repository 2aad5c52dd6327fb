import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Block, DAMAGED, UnreadableImport } from './blocks.ts';
import { type Line, toBlocks } from './pdf-blocks.ts';

const MAX_PAGES = 200;
const LOCKED = 'This PDF is protected with a password. Save it without one and choose it again.';

/** A PDF has no headings: larger lines are taken for them. Errors: UnreadableImport. */
export async function readPdf(bytes: ArrayBuffer): Promise<Block[]> {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  try {
    const pdf = await getDocument({ data: new Uint8Array(bytes), worker }).promise;
    const pages: Line[][] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push(toLines(items));
    }
    return toBlocks(pages);
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableImport(locked ? LOCKED : DAMAGED);
  } finally {
    worker.destroy();
    port.terminate();
  }
}

type Item = Awaited<
  ReturnType<
    Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>['getTextContent']
  >
>['items'][number];

function toLines(items: readonly Item[]): Line[] {
  const lines: Line[] = [];
  let line = null as Line | null;
  for (const item of items) {
    if (!('str' in item)) continue;
    const { str, height, transform, hasEOL } = item;
    if (str !== '') {
      line ??= { text: '', height, y: Number(transform[5]) };
      line.text += str;
      line.height = Math.max(line.height, height);
    }
    if (hasEOL && line) {
      lines.push(line);
      line = null;
    }
  }
  return line ? [...lines, line] : lines;
}
