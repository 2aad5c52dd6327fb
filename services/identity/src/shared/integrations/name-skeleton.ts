import unhomoglyph from 'unhomoglyph';

const prototypes = (text: string): string => unhomoglyph(text).toLowerCase();

/**
 * Equal for names that a reader takes for each other: the skeleton of UTS #39 by the confusables of Unicode, without
 * accents and invisible characters. Names are compared ignoring case, so `i` and `l` are one: `I` looks like `l`.
 */
export const nameSkeleton = (name: string): string =>
  prototypes(prototypes(name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/l/g, 'i')
    .trim();

/** As user names and as full names are written: words with another separator, or none. */
export function spellingsOf(name: string): string[] {
  const words = nameSkeleton(name)
    .split(/[\s._-]+/)
    .filter(Boolean);
  return [...new Set(['', ' ', '.', '_', '-'].map((separator) => words.join(separator)))];
}
