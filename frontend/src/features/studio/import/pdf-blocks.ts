import type { Block } from './blocks.ts';

/** In points from the bottom of the page. */
export interface Line {
  text: string;
  height: number;
  y: number;
}

const LARGER = 1.12;
const HEADING_CHARS = 140;
const BULLET = /^(?:[•▪●◦‣*–-]\s+|\(?\d{1,3}[.)]\s+)/;
const PAGE_NUMBER = /^(?:page\s+)?[-–]?\s*\d{1,4}\s*[-–]?$/i;

/** Lines larger than the running text are headings, the largest of the first level. */
export function toBlocks(pages: readonly Line[][]): Block[] {
  const lines = pages.flat().filter(({ text }) => text.trim() !== '' && !PAGE_NUMBER.test(text.trim()));
  const body = usualHeight(lines);
  const sizes = headingSizes(lines, body);
  const blocks: Block[] = [];
  let last: Line | null = null;
  for (const line of lines) {
    const text = line.text.replace(/\s+/g, ' ').trim();
    const level = sizes.indexOf(sizeOf(line)) + 1;
    const before = blocks.at(-1);
    const isClose = last !== null && last.y - line.y > 0 && last.y - line.y < 1.6 * line.height;
    if (level > 0 && text.length <= HEADING_CHARS) {
      // A heading may have two lines.
      if (before?.kind === 'heading' && before.level === level && isClose) before.text += ` ${text}`;
      else blocks.push({ kind: 'heading', level, text });
    } else if (BULLET.test(text)) blocks.push({ kind: 'item', text: text.replace(BULLET, '') });
    else if (before && before.kind !== 'heading' && continues(last, line))
      before.text = joined(before.text, text);
    else blocks.push({ kind: 'text', text });
    last = line;
  }
  return blocks;
}

/** The height of most characters. */
function usualHeight(lines: readonly Line[]): number {
  const chars = new Map<number, number>();
  for (const line of lines) chars.set(sizeOf(line), (chars.get(sizeOf(line)) ?? 0) + line.text.length);
  return [...chars].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

const headingSizes = (lines: readonly Line[], body: number): number[] =>
  [...new Set(lines.map(sizeOf))].filter((size) => size > body * LARGER).sort((a, b) => b - a);

/** Half points are the smallest difference that anybody means. */
const sizeOf = ({ height }: Line): number => Math.round(height * 2) / 2;

/** On the same page within a paragraph, or on the next page within a sentence. */
function continues(last: Line | null, line: Line): boolean {
  if (!last) return false;
  const down = last.y - line.y;
  if (down <= 0) return !/[.!?:;…]["'”’)\]]*$/.test(last.text.trim());
  return down < 1.6 * Math.max(line.height, last.height);
}

const joined = (before: string, text: string): string =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(text) ? before.slice(0, -1) + text : `${before} ${text}`;
