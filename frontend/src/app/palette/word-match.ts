const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether each word of the query starts a word of the text; ignores case and accents. */
export function wordsMatch(typed: string, text: string): boolean {
  const words = fold(text).split(/[^\p{Letter}\p{Number}]+/u);
  return fold(typed)
    .split(/\s+/)
    .every((wanted) => wanted === '' || words.some((word) => word.startsWith(wanted)));
}
