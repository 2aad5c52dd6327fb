/**
 * Text as it is stored: LF line ends, no control characters, byte order mark or lone surrogates, NFC. Evidence offsets
 * refer to the result.
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
