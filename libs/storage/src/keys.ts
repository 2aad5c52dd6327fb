import { AppError } from '@waymark/kernel/app-error';

// No segment starts with a dot, which excludes `..` and hidden files.
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;
const PARTIAL = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$|^$/;
const MAX_KEY = 512;

const invalidKey = (key: string) =>
  new AppError('VALIDATION', 'This is not the key of a stored file.', {
    details: { key: key.slice(0, 100) },
  });

/** Throws VALIDATION unless the key is also a safe path. */
export function checkKey(key: string): string {
  if (key.length > MAX_KEY || !key.split('/').every((part) => SEGMENT.test(part))) throw invalidKey(key);
  return key;
}

/** As `checkKey`; the last part may be incomplete or empty. */
export function checkPrefix(prefix: string): string {
  const parts = prefix.split('/');
  const last = parts.pop() ?? '';
  if (prefix.length > MAX_KEY || !PARTIAL.test(last) || !parts.every((part) => SEGMENT.test(part))) {
    throw invalidKey(prefix);
  }
  return prefix;
}

/** Becomes a header, so it must be one line like `a/b`. */
export function checkContentType(type: string): string {
  if (!/^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w".-]+)?$/.test(type) || type.length > 200) {
    throw new AppError('VALIDATION', 'This is not a content type.');
  }
  return type;
}
