// Control characters, and those that turn the direction of the text around them.
const UNSHOWN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** An uploaded file's name without folders and control characters, at most 255 characters. */
export function fileName(given: string | undefined): string {
  const base = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = base.toWellFormed().replace(UNSHOWN, '').trim();
  if (clean.length <= 255) return clean || 'file';
  const dot = clean.lastIndexOf('.');
  const extension = dot > 0 && clean.length - dot <= 12 ? clean.slice(dot) : '';
  return (clean.slice(0, 255 - extension.length) + extension).toWellFormed();
}
