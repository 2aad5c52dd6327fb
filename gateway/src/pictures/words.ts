/** The drawable part of a text. */
export interface Words {
  text: string;
  /** Whether enough of the text is left to be understood. */
  readable: boolean;
}

const READABLE = 0.6;
const LETTER = /[\p{L}\p{N}]/u;
/** Invisible characters, such as direction marks. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;
/** Brackets and quotes left empty. */
const HOLLOW = /\(\s*\)|\[\s*\]|«\s*»|“\s*”/g;

/** Drops characters without a glyph (other scripts, emoji), which would be drawn as boxes. */
export function drawable(text: string, covers: (character: string) => boolean): Words {
  const characters = [...text.normalize('NFC').replace(/[\u2010-\u2012\u2212]/g, '-')];
  const kept = characters.filter((one) => /\s/.test(one) || (covers(one) && !UNSEEN.test(one)));
  const letters = characters.filter((one) => LETTER.test(one)).length;
  const shown = kept.filter((one) => LETTER.test(one)).length;
  const hollowed = kept.length < characters.length ? kept.join('').replace(HOLLOW, '') : kept.join('');
  return {
    text: hollowed.replace(/\s+/g, ' ').trim(),
    readable: shown > 0 && shown >= letters * READABLE,
  };
}

/** Approximate width of a text, in lower-case letters. */
export const breadth = (text: string): number =>
  [...text].reduce((sum, one) => sum + (/[\p{Lu}@%&—mwшщжюфω]/u.test(one) ? 1.4 : 1), 0);

export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
