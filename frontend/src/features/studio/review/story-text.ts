/** A passage as UTF-16 offsets into the text of a source, as in Evidence. */
export interface Span {
  start: number;
  end: number;
}

/** `start` and `end` without the white space around the sentence; the next sentence begins at `next`. */
export interface Sentence extends Span {
  next: number;
}

export type MarkKind = 'current' | 'held' | 'other';
export interface Mark extends Span {
  kind: MarkKind;
}

const MAX_BLOCK = 1_500;
const MAX_SENTENCE = 300;
const BLANK_LINE = /\r?\n[^\S\n]*\r?\n\s*/g;

/** The paragraphs of a text; long ones are cut between sentences. White space between blocks belongs to none. */
export function blocksOf(text: string): Span[] {
  const blocks: Span[] = [];
  let start = 0;
  for (const gap of [...text.matchAll(BLANK_LINE), null]) {
    const end = gap ? gap.index : text.length;
    const block = trimmed(text, { start, end });
    if (block.start < block.end) blocks.push(...cut(text, block));
    if (gap) start = gap.index + gap[0].length;
  }
  return blocks;
}

function cut(text: string, block: Span): Span[] {
  if (block.end - block.start <= MAX_BLOCK) return [block];
  const parts: Span[] = [];
  let part: Span | null = null;
  for (const { start, end } of sentencesOf(text, block)) {
    if (part && end - part.start <= MAX_BLOCK) part.end = end;
    else {
      part = { start, end };
      parts.push(part);
    }
  }
  return parts;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The sentences of a block. Speech without punctuation is cut between words. */
export function sentencesOf(text: string, block: Span): Sentence[] {
  const spans: Span[] = [];
  for (const { segment, index } of segmenter.segment(unwrapped(text.slice(block.start, block.end)))) {
    const start = block.start + index;
    const span = trimmed(text, { start, end: start + segment.length });
    if (span.start < span.end) spans.push(...cutWords(text, span));
  }
  return spans.map((span, index) => ({ ...span, next: spans[index + 1]?.start ?? block.end }));
}

function cutWords(text: string, { start, end }: Span): Span[] {
  const parts: Span[] = [];
  let from = start;
  while (end - from > MAX_SENTENCE) {
    const space = text.slice(from, from + MAX_SENTENCE).search(/\s\S*$/);
    const to = space > 0 ? from + space : from + MAX_SENTENCE;
    parts.push({ start: from, end: to });
    from = trimmed(text, { start: to, end }).start;
  }
  return [...parts, { start: from, end }];
}

/** Line breaks at a fixed width are no ends of sentences. The length does not change. */
function unwrapped(block: string): string {
  const lines = block.split('\n').map((line) => line.trimEnd().length);
  const isWrapped = lines.length > 2 && lines.every((length, at) => length < 100 && (length > 40 || at > 0));
  const filled = lines.slice(0, -1).filter((length) => length > 45).length;
  return isWrapped && filled >= (lines.length - 1) * 0.8 ? block.replace(/[\r\n]/g, ' ') : block;
}

/** A span without the white space at its ends. */
export function trimmed(text: string, { start, end }: Span): Span {
  const passage = text.slice(start, end);
  const from = start + passage.length - passage.trimStart().length;
  return { start: from, end: Math.max(from, start + passage.trimEnd().length) };
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

const PRIORITY: MarkKind[] = ['current', 'held', 'other'];

interface Piece extends Span {
  kind: MarkKind | null;
}

/** Cuts a span where marks begin and end; of overlapping marks the first in `PRIORITY` applies. */
export function piecesOf(span: Span, marks: readonly Mark[]): Piece[] {
  const inside = marks.filter((mark) => overlaps(mark, span));
  const cuts = [span.start, span.end, ...inside.flatMap(({ start, end }) => [start, end])];
  const edges = [...new Set(cuts)]
    .filter((edge) => edge >= span.start && edge <= span.end)
    .toSorted((a, b) => a - b);
  const pieces: Piece[] = [];
  for (const [index, end] of edges.slice(1).entries()) {
    const start = edges[index]!;
    const kind =
      PRIORITY.find((one) => inside.some((mark) => mark.kind === one && overlaps(mark, { start, end }))) ??
      null;
    const last = pieces.at(-1);
    if (last?.kind === kind) last.end = end;
    else pieces.push({ start, end, kind });
  }
  return pieces;
}

/** Blocks around an offset with about this many characters on each side. */
export function blocksAround(blocks: readonly Span[], at: number, before: number, after: number): Span[] {
  return blocks.filter(({ start, end }) => end >= at - before && start <= at + after);
}
