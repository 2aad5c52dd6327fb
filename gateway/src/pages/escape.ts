const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const IN_SCRIPT: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Escapes text for HTML and XML content and quoted attributes; drops control characters. */
export const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** JSON that is safe inside a `<script>`. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => IN_SCRIPT[character]!);

/** One line of at most `length` characters, cut between words. */
export function clip(text: string, length: number): string {
  const line = text.toWellFormed().replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:–-]+$/, '').toWellFormed()}…`;
}
