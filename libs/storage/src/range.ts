import { RangeNotSatisfiable } from './errors.ts';
import type { ByteRange } from './port.ts';

/** Parses an HTTP `Range` header; null (several ranges, other units, invalid) means the whole file (RFC 9110 §14.2). */
export function parseRange(header: string | undefined): ByteRange | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '') return last === '' ? null : { suffix: Number(last) };
  if (last !== '' && Number(last) < Number(first)) return null;
  return last === '' ? { start: Number(first) } : { start: Number(first), end: Number(last) };
}

/** Both ends included. Error: RangeNotSatisfiable. */
export function resolveRange(range: ByteRange, size: number): { start: number; end: number } {
  const start = 'suffix' in range ? Math.max(0, size - range.suffix) : range.start;
  const end = 'suffix' in range ? size - 1 : Math.min(range.end ?? size - 1, size - 1);
  if (start < 0 || start > end || ('suffix' in range && range.suffix <= 0))
    throw new RangeNotSatisfiable(size);
  return { start, end };
}
