/** What is counted in a text: hashed ids, each with a value. */
export interface Features {
  ids: Uint32Array;
  values: Float32Array;
}

/** Taken once: looking up a global is slow where tests run. */
const { imul, sqrt } = Math;

/** Characters. */
const SHORTEST_PIECE = 2;
const LONGEST_PIECE = 5;
/** What is around the judged passage counts less. */
const WEIGHT_AROUND = 0.5;

/** FNV-1a with a last mixing, since the low bits alone are used. `seed` distinguishes kinds of features. */
function hash(text: string, seed: number): number {
  let h = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i++) h = imul(h ^ text.charCodeAt(i), 0x01000193);
  h = imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 12)) >>> 0;
}

/**
 * Words, pairs of neighbours, and pieces of words, which carry over to other forms and misspellings. Each counts once, and
 * long passages weigh no more than short ones. The first passage is judged, those after it are around it.
 */
export function featuresOf(judged: readonly string[], ...around: (readonly string[])[]): Features {
  const values = new Map<number, number>();
  const add = (texts: ReadonlySet<string>, seed: number, weight: number): void => {
    for (const text of texts) {
      const id = hash(text, seed);
      values.set(id, (values.get(id) ?? 0) + weight / sqrt(texts.size));
    }
  };
  for (const [i, words] of [judged, ...around].entries()) {
    const weight = i === 0 ? 1 : WEIGHT_AROUND;
    add(runsOf(words), 2 * i, weight);
    add(piecesOf(words), 2 * i + 1, weight);
  }
  return { ids: Uint32Array.from(values.keys()), values: Float32Array.from(values.values()) };
}

function runsOf(words: readonly string[]): Set<string> {
  const runs = new Set(words);
  for (const [i, word] of words.entries()) if (i > 0) runs.add(`${words[i - 1]} ${word}`);
  return runs;
}

function piecesOf(words: readonly string[]): Set<string> {
  const pieces = new Set<string>();
  for (const word of new Set(words)) {
    const padded = ` ${word} `;
    for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++) {
      for (let from = 0; from + length <= padded.length; from++)
        pieces.add(padded.slice(from, from + length));
    }
  }
  return pieces;
}
