/** Evidence offsets refer to the result, so it is applied before a text is stored. */
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
