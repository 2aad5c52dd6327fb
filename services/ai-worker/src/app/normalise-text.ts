/**
 * Text as it is stored and quoted from: line ends are LF, no control characters, no byte order mark, no broken
 * surrogates, composed letters (NFC). Evidence offsets refer to the result, so it happens before storing, never after.
 */
export function normaliseText(raw: string): string {
  return raw
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\r\n?|[\f\v\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\ufeff\u00ad]/gu, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
}
