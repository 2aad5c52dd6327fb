import type { SearchMatch } from '@waymark/contracts/roadmaps/search';

/** Shorter words are in every text. */
const MIN_LETTERS = 4;

/**
 * Whether a result contains a word of the search as it was typed. Searches also find words of the same sense and with
 * other letters, such as "bill" for "kill": unrelated to a search that names a danger.
 */
export function containsWordOf(q: string, match: SearchMatch | null | undefined): boolean {
  const words: string[] = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return (match?.lit ?? []).some(({ start, end }) => {
    const lit = match!.text.slice(start, end).toLowerCase();
    return lit.length >= MIN_LETTERS && words.includes(lit);
  });
}
