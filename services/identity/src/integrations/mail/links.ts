/** A path inside the product under its configured address; other addresses as they are, if they are http or https. */
export function absolute(publicUrl: string, to: string): string | null {
  if (to.startsWith('/')) return publicUrl.replace(/\/+$/, '') + to;
  const url = URL.parse(to);
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}
