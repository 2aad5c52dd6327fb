import { AppError } from '@waymark/kernel/app-error';

// No segment starts with a dot: neither `..` nor a hidden file can be named.
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;
const PARTIAL = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$|^$/;
const MAX_KEY = 512;

const bad = (key: string) =>
  new AppError('VALIDATION', 'This is no key of a stored file.', { details: { key: key.slice(0, 100) } });

/** Returns the key when every part of it is harmless as a path too, else throws VALIDATION. */
export function checkKey(key: string): string {
  if (key.length > MAX_KEY || !key.split('/').every((part) => SEGMENT.test(part))) throw bad(key);
  return key;
}

/** As `checkKey`, but the last part may be cut short or empty. */
export function checkPrefix(prefix: string): string {
  const parts = prefix.split('/');
  const last = parts.pop() ?? '';
  if (prefix.length > MAX_KEY || !PARTIAL.test(last) || !parts.every((part) => SEGMENT.test(part))) {
    throw bad(prefix);
  }
  return prefix;
}

/** A content type is stored and sent back as a header: it must be one line and shaped like `a/b`. */
export function checkContentType(type: string): string {
  if (!/^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w".-]+)?$/.test(type) || type.length > 200) {
    throw new AppError('VALIDATION', 'This is no content type.');
  }
  return type;
}
