import type { Block } from './blocks.ts';

const HEADING = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;
const FENCE = /^\s*(?:```|~~~)/;
const UNDERLINE = /^(=+|-+)\s*$/;

type Paragraph = { kind: 'item' | 'text'; text: string };

/** Headings, list items and paragraphs; emphasis, links and pictures become their text. */
export function readMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let open = null as Paragraph | null;
  const close = () => {
    const text = plain(open?.text ?? '');
    if (open && text !== '') blocks.push({ kind: open.kind, text });
    open = null;
  };
  for (const line of withoutFrontMatter(source).split(/\r\n?|\n/)) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    const underline = open?.kind === 'text' && !open.text.includes('\n') ? UNDERLINE.exec(line) : null;
    if (underline && open) {
      blocks.push({ kind: 'heading', level: underline[1]!.startsWith('=') ? 1 : 2, text: plain(open.text) });
      open = null;
    } else if (heading) {
      close();
      const text = plain(heading[2]!);
      if (text !== '') blocks.push({ kind: 'heading', level: heading[1]!.length, text });
    } else if (line.trim() === '' || RULE.test(line) || FENCE.test(line)) close();
    else if (item) {
      close();
      open = { kind: 'item', text: item[1]! };
    } else if (open) open = { ...open, text: `${open.text}\n${line.trim()}` };
    else open = { kind: 'text', text: line.trim() };
  }
  close();
  return blocks;
}

const withoutFrontMatter = (source: string): string =>
  source.replace(/^\ufeff/, '').replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '');

const plain = (text: string): string =>
  text
    .replace(/^\s*>\s?/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
    .replace(/(^|[\s(])[*_](\S(?:.*?\S)?)[*_](?=[\s).,;:!?]|$)/g, '$1$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!>])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
