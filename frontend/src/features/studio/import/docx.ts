import { type Block, DAMAGED, UnreadableImport } from './blocks.ts';

const MAX_XML_BYTES = 20 * 1024 * 1024;
const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** Headings by their style, in every language of Word; list items and paragraphs. Errors: UnreadableImport. */
export async function readDocx(bytes: ArrayBuffer): Promise<Block[]> {
  const document = parse(await readPart(bytes, 'word/document.xml'));
  const styles = await readPart(bytes, 'word/styles.xml').catch(() => null);
  const levels = styles === null ? new Map<string, number>() : headingLevels(parse(styles));
  const paragraphs = [...document.getElementsByTagName('w:p')];
  return paragraphs.flatMap((paragraph) => toBlock(paragraph, levels));
}

function toBlock(paragraph: Element, levels: ReadonlyMap<string, number>): Block[] {
  const text = textOf(paragraph);
  if (text === '') return [];
  const style = valOf(paragraph, 'w:pStyle') ?? '';
  const level = outlineLevel(paragraph) ?? levels.get(style) ?? byName(style);
  if (level !== undefined) return [{ kind: 'heading', level, text }];
  const isItem = paragraph.getElementsByTagName('w:numPr').length > 0 || /^list/i.test(style);
  return [{ kind: isItem ? 'item' : 'text', text }];
}

function textOf(paragraph: Element): string {
  const parts = [...paragraph.getElementsByTagName('*')].map(({ tagName, textContent }) => {
    if (tagName === 'w:t') return textContent ?? '';
    return tagName === 'w:tab' || tagName === 'w:br' ? ' ' : '';
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** By the id of a style. Ids are in the language of Word that made the file; the names are not. */
function headingLevels(styles: Document): Map<string, number> {
  return new Map(
    [...styles.getElementsByTagName('w:style')].flatMap((style): [string, number][] => {
      const level = outlineLevel(style) ?? byName(valOf(style, 'w:name') ?? '');
      const id = style.getAttribute('w:styleId');
      return level === undefined || id === null ? [] : [[id, level]];
    }),
  );
}

/** The title of a document is above its headings. */
function byName(name: string): number | undefined {
  if (/^title$/i.test(name)) return 0;
  const level = /^heading ?([1-6])$/i.exec(name)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Word counts from 0; 9 is running text. */
function outlineLevel(element: Element): number | undefined {
  const value = valOf(element, 'w:outlineLvl');
  return value === null || Number(value) > 5 ? undefined : Number(value) + 1;
}

const valOf = (element: Element, tag: string): string | null =>
  element.getElementsByTagName(tag)[0]?.getAttribute('w:val') ?? null;

function parse(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  if (parsed.getElementsByTagName('parsererror').length > 0) throw new UnreadableImport(DAMAGED);
  return parsed;
}

/** A part of the archive (APPNOTE.TXT 4.3 of the zip format). */
async function readPart(bytes: ArrayBuffer, name: string): Promise<string> {
  const view = new DataView(bytes);
  try {
    let at = directoryAt(view);
    while (view.getUint32(at, true) === ENTRY) {
      const nameLength = view.getUint16(at + 28, true);
      const entryName = new TextDecoder().decode(new Uint8Array(bytes, at + 46, nameLength));
      if (entryName === name) return await unpack(bytes, view, at);
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch {
    throw new UnreadableImport(DAMAGED);
  }
  throw new UnreadableImport(DAMAGED);
}

function directoryAt(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === END) return view.getUint32(at + 16, true);
  }
  throw new UnreadableImport(DAMAGED);
}

async function unpack(bytes: ArrayBuffer, view: DataView, entry: number): Promise<string> {
  const packed = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const data = new Uint8Array(bytes, start, packed);
  if (view.getUint16(entry + 10, true) === 0) return new TextDecoder().decode(data);
  const { writable, readable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // The reader reports what fails.
  void Promise.all([writer.write(data), writer.close()]).catch(() => {});
  const reader = readable.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    // The declared size of a part may be false.
    if (text.length > MAX_XML_BYTES) throw new UnreadableImport(DAMAGED);
  }
}
