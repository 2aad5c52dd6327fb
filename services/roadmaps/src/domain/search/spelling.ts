/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4;
const TWO_MISTAKES_FROM = 7;

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

/** The candidates nearest to a misspelt word, when few mistakes lead there; of equally near ones all. */
export function nearestWords(word: string, candidates: Iterable<string>): string[] {
  const limit = mayHaveMistakes(word);
  let nearest: string[] = [];
  let fewest = limit;
  for (const candidate of candidates) {
    const mistakes = mistakesBetween(word, candidate, fewest);
    if (mistakes === 0 || mistakes > fewest) continue;
    if (mistakes < fewest) nearest = [];
    fewest = mistakes;
    nearest.push(candidate);
  }
  return nearest.sort();
}
