/** Resolves a path against `publicUrl`; an absolute URL is returned if it is http or https, else null. */
export function absoluteUrl(publicUrl: string, to: string): string | null {
  if (to.startsWith('/')) return publicUrl.replace(/\/+$/, '') + to;
  const url = URL.parse(to);
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}
