/** Safe for any file name (RFC 6266, RFC 8187). */
export function contentDisposition(filename: string | undefined, inline = false): string {
  const kind = inline ? 'inline' : 'attachment';
  if (!filename) return kind;
  const clean = filename
    .replace(/\p{Cc}/gu, '')
    .slice(0, 200)
    .toWellFormed();
  const ascii = clean.replace(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(clean).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
