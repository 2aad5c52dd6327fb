const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether every word that was typed begins a word of the text; case and accents do not matter. */
export function wordsMatch(typed: string, text: string): boolean {
  const words = fold(text).split(/[^\p{Letter}\p{Number}]+/u);
  return fold(typed)
    .split(/\s+/)
    .every((wanted) => wanted === '' || words.some((word) => word.startsWith(wanted)));
}
