import { strFromU8, unzipSync } from 'fflate';
import { type Block, DAMAGED, UnreadableImport } from './blocks.ts';

/** The buffer of a part has its declared size, so a false size cannot make it larger. */
const MAX_XML_BYTES = 20 * 1024 * 1024;
const DOCUMENT = 'word/document.xml';
const STYLES = 'word/styles.xml';
const PARTS: ReadonlySet<string> = new Set([DOCUMENT, STYLES]);

/** Headings by their style, in every language of Word; list items and paragraphs. Errors: UnreadableImport. */
export function readDocx(bytes: ArrayBuffer): Block[] {
  const { [DOCUMENT]: main, [STYLES]: styles } = unpack(bytes);
  if (!main) throw new UnreadableImport(DAMAGED);
  const document = parse(strFromU8(main));
  const levels = styles ? headingLevels(parse(strFromU8(styles))) : new Map<string, number>();
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

/** The parts of the archive that hold text; what is larger than any honest one is not unpacked. */
function unpack(bytes: ArrayBuffer): Record<string, Uint8Array> {
  try {
    return unzipSync(new Uint8Array(bytes), {
      filter: ({ name, originalSize }) => PARTS.has(name) && originalSize <= MAX_XML_BYTES,
    });
  } catch {
    throw new UnreadableImport(DAMAGED);
  }
}
