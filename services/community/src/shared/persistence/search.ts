export const MAX_WORDS = 10;

/** Conditions: the folded text `column` contains each word of `q`. Adds the parameters. */
export function searchConditions(column: string, q: string | undefined, params: unknown[]): string[] {
  const words = (q ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => `${column} LIKE search_pattern($${params.push(word)})`);
}
