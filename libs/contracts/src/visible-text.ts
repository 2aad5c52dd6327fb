/**
 * All but what a reader does not see without other characters beside it: separators, control and format characters, ignorable
 * ones (UAX #44) such as the Hangul fillers, marks without a letter, and characters with an empty glyph.
 */
const SEEN = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}\u2800\ufffc\u{1d159}]/u;
/** Unseen characters without spaces and marks, which count between and on letters. */
const UNCOUNTED = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/gu;
/** At the edges these have no effect on the letters beside them, unlike joiners, selectors and marks of direction. */
const BLANK = '[\\s\\u00ad\\u115f\\u1160\\u180e\\u200b\\u2060\\u2800\\u3164\\ufeff\\uffa0]+';
const EDGES = new RegExp(`^${BLANK}|(?<!${BLANK.slice(0, -1)})${BLANK}$`, 'g');

export const isVisible = (text: string): boolean => SEEN.test(text);

/** In one normal form (NFC), without blanks at its edges; empty if a reader would see nothing. */
export function normalText(text: string): string {
  const normal = text.toWellFormed().normalize('NFC');
  return isVisible(normal) ? normal.replace(EDGES, '') : '';
}

/** Length as a reader counts it: without what is not seen, and with one space between words. */
export const countedLength = (text: string): number =>
  text.replace(UNCOUNTED, '').replace(/\s+/g, ' ').trim().length;

/** Equal for texts that a reader takes for the same: without what is not seen, ignoring case and width. */
export const comparable = (text: string): string =>
  text.normalize('NFKC').replace(UNCOUNTED, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** With the digits of every script as 0–9: a keyboard may write ١٢٣ or full-width ones. */
export const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(digitsBefore(digit.codePointAt(0)!) % 10));

/** Digits that precede this one without a gap. The digits of a script are ten in a row, from zero on. */
function digitsBefore(code: number): number {
  let count = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - count - 1))) count += 1;
  return count;
}
