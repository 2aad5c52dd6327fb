/**
 * A story as it is stored, and as offsets into it count: line breaks are LF, without NUL and halves of characters
 * (neither Postgres nor UTF-8 can hold those), and without byte order marks: some who read it back drop the first.
 */
export const storyText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .replaceAll('\ufeff', '')
    .replace(/\p{Surrogate}/gu, '');
