interface Source {
  name: string;
  text: string;
}

/** A stretch of one source, which begins at `start`; `source`: its number in the prompt, from 1. */
export interface Piece extends Source {
  source: number;
  start: number;
}

/** How far a cut may move to the end of a sentence, as a share of a part. */
const ROOM = 0.05;
/** The longest character of UTF-8 that is one unit of UTF-16. */
const MOST_BYTES = 3;
/** Where a text is best cut, best first. */
const ENDS = [/\n[^\S\n]*\n\s*/g, /[.!?…]["'”’)\]]*\s+|\n/g, /\s+/g];

/** The sources, in order, as `count` parts of nearly the same size that end with a sentence. */
export function storyParts(sources: readonly Source[], count: number): Piece[][] {
  const sizes = sources.map(({ text }) => Buffer.byteLength(text));
  const size = sizes.reduce((sum, one) => sum + one, 0) / count;
  const parts: Piece[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const [i, { name, text }] of sources.entries()) {
    const first = Math.min(count - 1, Math.floor(before / size));
    const inner = Array.from({ length: count - 1 - first }, (_, k) => (first + k + 1) * size - before);
    const cuts = inner.filter((bytes) => bytes < sizes[i]!).map((bytes) => cutNear(text, bytes, size * ROOM));
    for (const [k, end] of [...cuts, text.length].entries()) {
      const start = k === 0 ? 0 : cuts[k - 1]!;
      if (end > start) parts[first + k]!.push({ source: i + 1, name, start, text: text.slice(start, end) });
    }
    before += sizes[i]!;
  }
  return parts.filter((pieces) => pieces.length > 0);
}

function cutNear(text: string, bytes: number, room: number): number {
  const at = Buffer.from(text).subarray(0, Math.round(bytes)).toString().length;
  const reach = Math.floor(room / MOST_BYTES);
  const from = Math.max(0, at - reach);
  const window = text.slice(from, at + reach);
  for (const end of ENDS) {
    const places = [...window.matchAll(end)].map(({ index, 0: found }) => from + index + found.length);
    const [nearest] = places.sort((a, b) => Math.abs(a - at) - Math.abs(b - at));
    if (nearest !== undefined) return nearest;
  }
  return /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at;
}
