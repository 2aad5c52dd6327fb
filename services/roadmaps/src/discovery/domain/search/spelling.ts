/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4;
const TWO_MISTAKES_FROM = 6;

const mayHaveMistakes = (word: string): number =>
  word.length < MIN_LENGTH ? 0 : word.length < TWO_MISTAKES_FROM ? 1 : 2;

/** Letters to add, drop, change or swap with the next one to turn one word into the other; `limit` + 1 for more. */
export function mistakesBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const changed = last[j - 1]! + (same ? 0 : 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwap ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(last[j]! + 1, row[j - 1]! + 1, changed, swapped));
    }
    [before, last] = [last, row];
  }
  return Math.min(last[other.length]!, limit + 1);
}

/** Which letters a word has, as bits: words that differ in many need not be compared. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export interface Candidate {
  word: string;
  /** How likely it is meant: of two words with as many mistakes the one with more. */
  likelihood: number;
}

/** A different first letter is a rare mistake, a letter doubled or not doubled the most frequent one. */
const [FIRST_LETTER, DOUBLED] = [0.7, 0.3];
/** Without letters that repeat the one before. */
const squeezed = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** The words that a misspelt one most likely means: few mistakes, then likelihood; of equals all. */
export function nearestWords(word: string, candidates: Iterable<Candidate>): string[] {
  const limit = mayHaveMistakes(word);
  const letters = lettersOf(word);
  let nearest: string[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (Math.abs(candidate.word.length - word.length) > limit) continue;
    // Each mistake changes at most two letters.
    if (countBits(letters ^ lettersOf(candidate.word)) > limit * 2) continue;
    const mistakes = mistakesBetween(word, candidate.word, limit);
    if (mistakes === 0 || mistakes > limit) continue;
    const first = candidate.word[0] === word[0] ? 0 : FIRST_LETTER;
    const doubled = squeezed(candidate.word) === squeezed(word) ? DOUBLED : 0;
    const cost = mistakes + first - doubled - candidate.likelihood;
    if (cost > best) continue;
    if (cost < best) nearest = [];
    best = cost;
    if (!nearest.includes(candidate.word)) nearest.push(candidate.word);
  }
  return nearest.sort();
}
