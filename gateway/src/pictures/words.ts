/** What is drawn of a text our fonts have only partly shapes for. */
export interface Words {
  text: string;
  /** Less than this is left: whoever reads it would be misled. */
  readable: boolean;
}

const READABLE = 0.6;
const LETTER = /[\p{L}\p{N}]/u;
/** Marks of direction and the like, which show nothing themselves and would move the rest about. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;
/** What leaving something out leaves behind. */
const HOLLOW = /\(\s*\)|\[\s*\]|«\s*»|“\s*”/g;

/** Characters without a shape are left out (other scripts, emoji), rather than drawn as boxes. */
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

/** Roughly how broad a text is, in small letters. */
export const breadth = (text: string): number =>
  [...text].reduce((sum, one) => sum + (/[\p{Lu}@%&—mwшщжюфω]/u.test(one) ? 1.4 : 1), 0);

/** As the screens draw them. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
